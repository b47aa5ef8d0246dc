// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <wayland-util.h>

// `pointer-gestures-unstable-v1`, as far as it is spoken here: versions 1 and 2.

extern const struct wl_interface evenhand_pointer_gestures;
extern const struct wl_interface evenhand_pointer_gesture_swipe;
extern const struct wl_interface evenhand_pointer_gesture_pinch;

enum {
  GESTURES_GET_SWIPE = 0,
  GESTURES_GET_PINCH = 1,
  GESTURES_RELEASE = 2,
  GESTURE_DESTROY = 0,
};
