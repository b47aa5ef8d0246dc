// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>

// What fingers do on a touchpad over one surface, by `zwp_pointer_gestures_v1`, on a connection that
// somebody else made and reads.

enum wayland_gesture_kind {
  WAYLAND_GESTURE_SWIPE,
  WAYLAND_GESTURE_PINCH,
  // Two fingers that scrolled have left; it has no update.
  WAYLAND_GESTURE_SCROLL,
};

enum wayland_gesture_phase {
  WAYLAND_GESTURE_BEGAN,
  WAYLAND_GESTURE_CHANGED,
  WAYLAND_GESTURE_ENDED,
  WAYLAND_GESTURE_CANCELLED,
};

struct wayland_gesture {
  enum wayland_gesture_kind kind;
  enum wayland_gesture_phase phase;
  // Where the pointer is on the surface.
  double x, y;
  uint32_t fingers;
  // How far the middle of the fingers went since the event before.
  double dx, dy;
  // How many times as far apart as at the beginning, and degrees clockwise since the event before.
  double scale, rotation;
};

typedef void (*wayland_gesture_handler)(const struct wayland_gesture *gesture, void *context);

struct wayland_gestures;

// Null where the compositor tells no gestures. `display` and `surface` are libwayland's; the handler
// is called by whoever dispatches the connection's own queue. Asks the compositor once, and waits
// for its answer.
struct wayland_gestures *wayland_gestures_start(
    void *display, void *surface, wayland_gesture_handler handler, void *context);

// The handler is not called any more. The connection still has to be open.
void wayland_gestures_stop(struct wayland_gestures *gestures);
