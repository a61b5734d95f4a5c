"""Values or exceptions."""
