"""The headless door: `python -m pyapp --help`."""

import sys

from pyapp.cli import main

sys.exit(main())
