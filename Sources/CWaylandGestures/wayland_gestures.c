// SPDX-License-Identifier: Apache-2.0
#include "wayland_gestures.h"
#include "pointer_gestures_protocol.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <wayland-client-core.h>
#include <wayland-client-protocol.h>

struct wayland_gestures {
  struct wl_surface *surface;
  wayland_gesture_handler handler;
  void *context;
  struct wl_registry *registry;
  struct wl_seat *seat;
  uint32_t seat_number;
  struct wl_pointer *pointer;
  // `zwp_pointer_gestures_v1` and what it made.
  struct wl_proxy *manager;
  struct wl_proxy *swipe;
  struct wl_proxy *pinch;
  // Whether the pointer, and the gesture, are over the surface.
  bool is_inside;
  bool is_ours;
  double x, y;
  uint32_t fingers;
};

static void tell(struct wayland_gestures *self, struct wayland_gesture gesture) {
  gesture.x = self->x;
  gesture.y = self->y;
  gesture.fingers = self->fingers;
  self->handler(&gesture, self->context);
}

// Gestures

static void begin(
    struct wayland_gestures *self, struct wl_surface *surface, uint32_t fingers,
    enum wayland_gesture_kind kind) {
  self->is_ours = surface == self->surface;
  self->fingers = fingers;
  if (self->is_ours)
    tell(self, (struct wayland_gesture){
                   .kind = kind, .phase = WAYLAND_GESTURE_BEGAN, .scale = 1});
}

static void end(struct wayland_gestures *self, int32_t cancelled, enum wayland_gesture_kind kind) {
  if (self->is_ours)
    tell(self, (struct wayland_gesture){
                   .kind = kind,
                   .phase = cancelled ? WAYLAND_GESTURE_CANCELLED : WAYLAND_GESTURE_ENDED,
                   .scale = 1});
  self->is_ours = false;
}

static void swipe_begin(
    void *data, struct wl_proxy *swipe, uint32_t serial, uint32_t time, struct wl_surface *surface,
    uint32_t fingers) {
  begin(data, surface, fingers, WAYLAND_GESTURE_SWIPE);
}

static void swipe_update(
    void *data, struct wl_proxy *swipe, uint32_t time, wl_fixed_t dx, wl_fixed_t dy) {
  struct wayland_gestures *self = data;
  if (self->is_ours)
    tell(self, (struct wayland_gesture){
                   .kind = WAYLAND_GESTURE_SWIPE, .phase = WAYLAND_GESTURE_CHANGED,
                   .dx = wl_fixed_to_double(dx), .dy = wl_fixed_to_double(dy), .scale = 1});
}

static void swipe_end(
    void *data, struct wl_proxy *swipe, uint32_t serial, uint32_t time, int32_t cancelled) {
  end(data, cancelled, WAYLAND_GESTURE_SWIPE);
}

static void pinch_begin(
    void *data, struct wl_proxy *pinch, uint32_t serial, uint32_t time, struct wl_surface *surface,
    uint32_t fingers) {
  begin(data, surface, fingers, WAYLAND_GESTURE_PINCH);
}

static void pinch_update(
    void *data, struct wl_proxy *pinch, uint32_t time, wl_fixed_t dx, wl_fixed_t dy,
    wl_fixed_t scale, wl_fixed_t rotation) {
  struct wayland_gestures *self = data;
  if (self->is_ours)
    tell(self, (struct wayland_gesture){
                   .kind = WAYLAND_GESTURE_PINCH, .phase = WAYLAND_GESTURE_CHANGED,
                   .dx = wl_fixed_to_double(dx), .dy = wl_fixed_to_double(dy),
                   .scale = wl_fixed_to_double(scale),
                   .rotation = wl_fixed_to_double(rotation)});
}

static void pinch_end(
    void *data, struct wl_proxy *pinch, uint32_t serial, uint32_t time, int32_t cancelled) {
  end(data, cancelled, WAYLAND_GESTURE_PINCH);
}

// In the order of the protocol's events.
static struct {
  void (*begin)(void *, struct wl_proxy *, uint32_t, uint32_t, struct wl_surface *, uint32_t);
  void (*update)(void *, struct wl_proxy *, uint32_t, wl_fixed_t, wl_fixed_t);
  void (*end)(void *, struct wl_proxy *, uint32_t, uint32_t, int32_t);
} swipe_listener = {swipe_begin, swipe_update, swipe_end};

static struct {
  void (*begin)(void *, struct wl_proxy *, uint32_t, uint32_t, struct wl_surface *, uint32_t);
  void (*update)(
      void *, struct wl_proxy *, uint32_t, wl_fixed_t, wl_fixed_t, wl_fixed_t, wl_fixed_t);
  void (*end)(void *, struct wl_proxy *, uint32_t, uint32_t, int32_t);
} pinch_listener = {pinch_begin, pinch_update, pinch_end};

// The pointer: where it is, and the end of a scroll

static void pointer_enter(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y) {
  struct wayland_gestures *self = data;
  self->is_inside = surface == self->surface;
  self->x = wl_fixed_to_double(x);
  self->y = wl_fixed_to_double(y);
}

static void pointer_leave(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  struct wayland_gestures *self = data;
  self->is_inside = false;
}

static void pointer_motion(
    void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  struct wayland_gestures *self = data;
  self->x = wl_fixed_to_double(x);
  self->y = wl_fixed_to_double(y);
}

static void pointer_axis_stop(
    void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis) {
  struct wayland_gestures *self = data;
  if (self->is_inside)
    tell(self, (struct wayland_gesture){
                   .kind = WAYLAND_GESTURE_SCROLL, .phase = WAYLAND_GESTURE_ENDED, .scale = 1});
}

static void pointer_button(
    void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
    uint32_t state) {}
static void pointer_axis(
    void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {}
static void pointer_frame(void *data, struct wl_pointer *pointer) {}
static void pointer_axis_source(void *data, struct wl_pointer *pointer, uint32_t source) {}
static void pointer_axis_discrete(
    void *data, struct wl_pointer *pointer, uint32_t axis, int32_t discrete) {}

static const struct wl_pointer_listener pointer_listener = {
    .enter = pointer_enter,
    .leave = pointer_leave,
    .motion = pointer_motion,
    .button = pointer_button,
    .axis = pointer_axis,
    .frame = pointer_frame,
    .axis_source = pointer_axis_source,
    .axis_stop = pointer_axis_stop,
    .axis_discrete = pointer_axis_discrete,
};

// The seat

static struct wl_proxy *made(
    struct wayland_gestures *self, uint32_t request, const struct wl_interface *interface,
    void *listener) {
  struct wl_proxy *proxy = wl_proxy_marshal_flags(
      self->manager, request, interface, wl_proxy_get_version(self->manager), 0, NULL,
      self->pointer);
  if (proxy) wl_proxy_add_listener(proxy, (void (**)(void))listener, self);
  return proxy;
}

static void end_gesture(struct wl_proxy **gesture) {
  if (*gesture)
    wl_proxy_marshal_flags(
        *gesture, GESTURE_DESTROY, NULL, wl_proxy_get_version(*gesture), WL_MARSHAL_FLAG_DESTROY);
  *gesture = NULL;
}

static void end_pointer(struct wayland_gestures *self) {
  end_gesture(&self->swipe);
  end_gesture(&self->pinch);
  if (self->pointer) {
    if (wl_pointer_get_version(self->pointer) >= WL_POINTER_RELEASE_SINCE_VERSION)
      wl_pointer_release(self->pointer);
    else
      wl_pointer_destroy(self->pointer);
  }
  self->pointer = NULL;
  self->is_inside = false;
  self->is_ours = false;
}

static void begin_pointer(struct wayland_gestures *self) {
  self->pointer = wl_seat_get_pointer(self->seat);
  if (!self->pointer) return;
  wl_pointer_add_listener(self->pointer, &pointer_listener, self);
  self->swipe =
      made(self, GESTURES_GET_SWIPE, &evenhand_pointer_gesture_swipe, &swipe_listener);
  self->pinch =
      made(self, GESTURES_GET_PINCH, &evenhand_pointer_gesture_pinch, &pinch_listener);
}

static void seat_capabilities(void *data, struct wl_seat *seat, uint32_t capabilities) {
  struct wayland_gestures *self = data;
  bool has_pointer = capabilities & WL_SEAT_CAPABILITY_POINTER;
  if (has_pointer && !self->pointer && self->manager) begin_pointer(self);
  if (!has_pointer) end_pointer(self);
}

static void seat_name(void *data, struct wl_seat *seat, const char *name) {}

static const struct wl_seat_listener seat_listener = {seat_capabilities, seat_name};

static void end_seat(struct wayland_gestures *self) {
  end_pointer(self);
  if (self->seat) wl_seat_destroy(self->seat);
  self->seat = NULL;
}

// The registry

static uint32_t lower(uint32_t one, uint32_t other) { return one < other ? one : other; }

static void registry_global(
    void *data, struct wl_registry *registry, uint32_t number, const char *interface,
    uint32_t version) {
  struct wayland_gestures *self = data;
  if (!self->manager && strcmp(interface, evenhand_pointer_gestures.name) == 0)
    self->manager =
        wl_registry_bind(registry, number, &evenhand_pointer_gestures, lower(version, 2));
  // Of several seats the first one. Five is the first version that tells the end of a scroll; with
  // seven or less there is no event that is not listened to.
  if (!self->seat && strcmp(interface, wl_seat_interface.name) == 0) {
    self->seat = wl_registry_bind(registry, number, &wl_seat_interface, lower(version, 5));
    self->seat_number = number;
  }
}

static void registry_global_remove(void *data, struct wl_registry *registry, uint32_t number) {
  struct wayland_gestures *self = data;
  if (self->seat && number == self->seat_number) end_seat(self);
}

static const struct wl_registry_listener registry_listener = {
    registry_global, registry_global_remove};

struct wayland_gestures *wayland_gestures_start(
    void *display, void *surface, wayland_gesture_handler handler, void *context) {
  struct wayland_gestures *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->surface = surface;
  self->handler = handler;
  self->context = context;
  // What there is is heard on a queue of its own, so that nothing else is dispatched meanwhile.
  struct wl_event_queue *queue = wl_display_create_queue(display);
  struct wl_display *wrapper = wl_proxy_create_wrapper(display);
  if (!queue || !wrapper) goto failed;
  wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
  self->registry = wl_display_get_registry(wrapper);
  if (!self->registry) goto failed;
  wl_registry_add_listener(self->registry, &registry_listener, self);
  if (wl_display_roundtrip_queue(display, queue) < 0 || !self->manager || !self->seat) goto failed;
  // What the seat has.
  wl_seat_add_listener(self->seat, &seat_listener, self);
  if (wl_display_roundtrip_queue(display, queue) < 0) goto failed;
  void *proxies[] = {self->registry, self->seat, self->manager, self->pointer, self->swipe,
                     self->pinch};
  for (size_t i = 0; i < sizeof proxies / sizeof *proxies; i++)
    if (proxies[i]) wl_proxy_set_queue(proxies[i], NULL);
  wl_proxy_wrapper_destroy(wrapper);
  // What was told between the answer and now.
  wl_display_dispatch_queue_pending(display, queue);
  wl_event_queue_destroy(queue);
  wl_display_flush(display);
  return self;
failed:
  if (wrapper) wl_proxy_wrapper_destroy(wrapper);
  wayland_gestures_stop(self);
  if (queue) wl_event_queue_destroy(queue);
  return NULL;
}

void wayland_gestures_stop(struct wayland_gestures *self) {
  end_seat(self);
  if (self->manager) {
    if (wl_proxy_get_version(self->manager) >= 2)
      wl_proxy_marshal_flags(
          self->manager, GESTURES_RELEASE, NULL, wl_proxy_get_version(self->manager),
          WL_MARSHAL_FLAG_DESTROY);
    else
      wl_proxy_destroy(self->manager);
  }
  if (self->registry) wl_registry_destroy(self->registry);
  free(self);
}
