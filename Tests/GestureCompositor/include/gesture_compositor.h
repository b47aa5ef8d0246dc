// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdbool.h>
#include <stdint.h>

// A compositor of Wayland with one seat and one client, that shows nothing and tells of gestures on a
// touchpad; and what a client needs to hear of them.

enum compositor_event_kind {
  COMPOSITOR_ENTER,
  COMPOSITOR_MOTION,
  COMPOSITOR_AXIS_STOP,
  COMPOSITOR_SWIPE_BEGIN,
  COMPOSITOR_SWIPE_UPDATE,
  COMPOSITOR_SWIPE_END,
  COMPOSITOR_PINCH_BEGIN,
  COMPOSITOR_PINCH_UPDATE,
  COMPOSITOR_PINCH_END,
  // The seat loses its pointer, and has one again.
  COMPOSITOR_POINTER_GONE,
  COMPOSITOR_POINTER_BACK,
};

struct compositor_event {
  enum compositor_event_kind kind;
  // The client's surface by number, in the order in which they were made.
  uint32_t surface;
  uint32_t fingers;
  int32_t cancelled;
  // A place, or a way.
  double x, y;
  double scale, rotation;
};

struct gesture_compositor;

// It runs on a thread of its own. Null where it cannot.
struct gesture_compositor *gesture_compositor_start(bool tells_gestures, bool has_seat);
void gesture_compositor_stop(struct gesture_compositor *compositor);
void gesture_compositor_send(
    struct gesture_compositor *compositor, struct compositor_event event);

// The client's connection, a `wl_display`; it ends with the compositor.
void *gesture_compositor_client(struct gesture_compositor *compositor);
// A new `wl_surface`.
void *gesture_compositor_surface(struct gesture_compositor *compositor);
// Hears what the compositor has told; waits at most so many milliseconds for something to come. False
// where the connection has failed.
bool gesture_compositor_hear(struct gesture_compositor *compositor, int milliseconds);
