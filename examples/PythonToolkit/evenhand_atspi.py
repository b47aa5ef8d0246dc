# SPDX-License-Identifier: Apache-2.0
"""evenhand-atspi.h for Python: every function of an application under its name without the prefix.
What C writes into a buffer comes back as a text; the texts of a request are bytes.

EVENHAND_LIBRARY is the path of libevenhand-atspi.so, EVENHAND_HEADER that of evenhand-atspi.h. The
constants come from the header (`ROLE_BUTTON`, `STATE_CHECKED`, `REQUEST_FOCUS`, ...).
"""

import ctypes
import os
import re
from ctypes import POINTER, Structure, byref, c_bool, c_char_p, c_double, c_size_t, c_void_p

library = ctypes.CDLL(os.environ.get("EVENHAND_LIBRARY", "libevenhand-atspi.so"))
with open(os.environ.get("EVENHAND_HEADER", "/usr/include/evenhand-atspi.h")) as header:
    text = header.read()
globals().update({n: int(v) for n, v in re.findall(r"\bEVENHAND_(\w+) = (\d+)", text)})
APPLICATION, LAST = 0, c_size_t(-1).value


class Request(Structure):
    _fields_ = [("kind", ctypes.c_int), ("element", ctypes.c_uint64), ("action", c_char_p),
                ("value", c_double), ("text", c_char_p), ("start", c_size_t), ("end", c_size_t)]


Handler = ctypes.CFUNCTYPE(c_bool, POINTER(Request), c_void_p)


class Options(Structure):
    _fields_ = [("size", c_size_t), ("name", c_char_p), ("toolkit", c_char_p),
                ("version", c_char_p), ("handler", Handler), ("wake", c_void_p),
                ("context", c_void_p)]


library.evenhand_error_message.restype = c_char_p
library.evenhand_is_watched.restype = c_bool
TYPES = {"double": c_double, "size_t": c_size_t, "bool": c_bool, "evenhand_id": ctypes.c_uint64}


def declared(arguments):
    """The types of a function's arguments, as the header has them."""
    for argument in arguments.split(","):
        words = argument.replace("const", "").split()
        yield (c_char_p if words[0] == "char" else c_void_p if "*" in argument
               else TYPES.get(words[0], ctypes.c_int))


class Application:
    """The program on the bus; `handler(request)` answers whether it was done."""

    def __init__(self, name, handler):
        self.handler = Handler(lambda request, _: bool(handler(request.contents)))
        self.handle = c_void_p()
        options = Options(ctypes.sizeof(Options), name.encode(), b"ctypes", None, self.handler)
        self.check(library.evenhand_activate(byref(options), byref(self.handle)))
        for name, arguments in re.findall(r"^\w+ evenhand_(\w+)\((evenhand_app[^)]*)\);", text, re.M):
            getattr(library, "evenhand_" + name).argtypes = list(declared(arguments))

    def check(self, status):
        if status:
            raise ValueError(library.evenhand_error_message().decode())

    def __getattr__(self, name):
        function = getattr(library, "evenhand_" + name)
        encoded = lambda value: value.encode() if isinstance(value, str) else value
        if name in ("file_descriptor", "is_watched"):
            return lambda: function(self.handle)
        if name in ("describe", "plug_id"):
            return lambda *values: self.line(function, *values)
        return lambda *values: self.check(function(self.handle, *map(encoded, values)))

    def line(self, function, *values):
        buffer = ctypes.create_string_buffer(4096)
        self.check(function(self.handle, *values, buffer, len(buffer)) < 0)
        return buffer.value.decode()
