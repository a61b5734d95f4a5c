"""The documentation's site: ``make docs`` builds it into ``build/docs``, with warnings as errors."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

import cuda_ctypes  # noqa: E402

project = "cuda_ctypes"
author = "the cuda_ctypes authors"
version = release = cuda_ctypes.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "numpydoc",
    "sphinx_copybutton",
    "extensions.charts",
    "extensions.differences",
    "extensions.libraries",
    "extensions.notes",
    "extensions.objects",
    "extensions.repository",
    "extensions.rooms",
    "extensions.source",
]
exclude_patterns = ["extensions"]
root_doc = "index"
default_role = "code"
highlight_language = "python"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
nitpicky = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
toc_object_entries_show_parents = "hide"
numpydoc_show_class_members = False

html_theme = "furo"
html_title = "cuda_ctypes"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
copybutton_exclude = ".linenos, .gp, .go"
