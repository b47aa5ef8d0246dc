#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Prints what the pointer of the display looks like: size, hot spot, and a hash of its pixels."""

import ctypes
import hashlib


class Image(ctypes.Structure):
    """XFixesCursorImage of libXfixes."""

    _fields_ = [
        ("x", ctypes.c_short),
        ("y", ctypes.c_short),
        ("width", ctypes.c_ushort),
        ("height", ctypes.c_ushort),
        ("xhot", ctypes.c_ushort),
        ("yhot", ctypes.c_ushort),
        ("serial", ctypes.c_ulong),
        ("pixels", ctypes.POINTER(ctypes.c_ulong)),
        ("atom", ctypes.c_ulong),
        ("name", ctypes.c_char_p),
    ]


def main():
    xlib = ctypes.CDLL("libX11.so.6")
    xfixes = ctypes.CDLL("libXfixes.so.3")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XOpenDisplay.argtypes = [ctypes.c_char_p]
    xfixes.XFixesGetCursorImage.restype = ctypes.POINTER(Image)
    xfixes.XFixesGetCursorImage.argtypes = [ctypes.c_void_p]
    display = xlib.XOpenDisplay(None)
    if not display:
        raise SystemExit("no display")
    found = xfixes.XFixesGetCursorImage(display)
    if not found:
        raise SystemExit("the display does not say what its pointer looks like")
    image = found.contents
    count = image.width * image.height
    pixels = ",".join(str(image.pixels[index] & 0xFFFFFFFF) for index in range(count))
    digest = hashlib.sha256(pixels.encode()).hexdigest()[:12]
    print(f"{image.width}x{image.height} at {image.xhot},{image.yhot} {digest}")


main()
