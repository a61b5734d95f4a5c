"""The generated tables, one per library."""
