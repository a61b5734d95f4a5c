# python -m generator generate driver 13.5
