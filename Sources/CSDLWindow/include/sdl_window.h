// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>

// The X window of an SDL window; 0 where the window is not one of X11.
//
// SDL's own header for this brings all of Xlib with it.
uint32_t sdl_x11_window(void *window);
