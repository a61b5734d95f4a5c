"""Numbers of things in messages: ``1 argument``, ``there are 2 devices``, ``1 was given``."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {'axes' if noun == 'axis' else noun + 's'}"


def there_are(number: int, noun: str) -> str:
    return f"there {'is' if number == 1 else 'are'} {counted(number, noun)}"


def were_given(number: int) -> str:
    return f"{number} {'was' if number == 1 else 'were'} given"
