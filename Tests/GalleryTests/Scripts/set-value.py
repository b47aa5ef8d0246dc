# SPDX-License-Identifier: Apache-2.0
"""usage: set-value.py NAME VALUE: writes an element's value, and prints it as it was before."""

import sys

from application import element

value = element(sys.argv[1]).queryValue()
print(value.currentValue)
value.currentValue = float(sys.argv[2])
