"""What stands under every face of every library, in rooms."""
