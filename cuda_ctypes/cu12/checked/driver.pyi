# python -m generator generate driver 12.9
