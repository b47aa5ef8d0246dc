// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>

// The X window of an SDL window; 0 where the window is not one of X11.
//
// SDL's own header for this brings all of Xlib with it.
uint32_t sdl_x11_window(void *window);

// The connection and the surface of an SDL window, a `wl_display` and a `wl_surface`; null where the
// window is not one of Wayland.
void *sdl_wayland_display(void *window);
void *sdl_wayland_surface(void *window);
