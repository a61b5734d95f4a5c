"""Sphinx extensions that make pages from the source: tables, rooms, charts, differences."""
