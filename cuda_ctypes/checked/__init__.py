"""Functions return their outputs, and raise an exception for a status other than success."""
