// SPDX-License-Identifier: Apache-2.0

import Foundation

/// libgrail, the gesture recognizers of Ubuntu's touch stack, fed with the same touches: a program
/// of its own that is compiled when it is asked for, so that nothing else needs the library.
enum GrailPeer {
  /// Nanoseconds of processor time for one frame of touches, from the frame to the transform that a
  /// program reads.
  struct Figures {
    var drag: Double
    var pinch: Double
  }

  enum Outcome {
    case notInstalled
    case failed(String)
    case measured(version: String, Figures)
  }

  static func measure() -> Outcome {
    guard let version = PeerWorkshop.output("pkg-config", ["--modversion", "grail"]),
      PeerWorkshop.output("pkg-config", ["--exists", "frame"]) != nil,
      PeerWorkshop.output("cc", ["--version"]) != nil
    else { return .notInstalled }
    let workshop: PeerWorkshop
    do { workshop = try PeerWorkshop() } catch { return .failed("\(error)") }
    guard let program = workshop.compiled("grail", GrailProgram.text, packages: "grail", "frame")
    else { return .failed("the program does not compile") }
    let text = withExtendedLifetime(workshop) { PeerWorkshop.output(program.command[0], []) }
    guard let figures = text.flatMap(figures) else {
      return .failed("the program ended without figures")
    }
    return .measured(version: version, figures)
  }

  /// "drag 2210\npinch 2872".
  private static func figures(_ text: String) -> Figures? {
    var values: [Substring: Double] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let value = Double(words[1]), value > 0 else { return nil }
      values[words[0]] = value
    }
    guard let drag = values["drag"], let pinch = values["pinch"] else { return nil }
    return Figures(drag: drag, pinch: pinch)
  }
}

/// The program that feeds libgrail: frames of touches made by libframe's own back end, so that no
/// screen or device is needed. Making the frames is not part of what is measured.
enum GrailProgram {
  static let text = #"""
    #include <oif/frame.h>
    #include <oif/frame_backend.h>
    #include <oif/grail.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <time.h>

    enum { rounds = 11, frames = 2000, window = 1 };

    static UFBackendDevice device;
    static uint64_t now = 1;
    static volatile float sum;

    static double processor_time(void) {
      struct timespec time;
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
      return time.tv_sec * 1e9 + time.tv_nsec;
    }

    static void put(UFBackendFrame frame, UFTouchId id, int begins, float x, float y) {
      UFBackendTouch touch;
      if (begins) {
        touch = frame_backend_touch_new();
        frame_backend_touch_set_id(touch, id);
        frame_backend_touch_set_start_time(touch, now);
        frame_backend_touch_set_owned(touch, 1);
        frame_backend_touch_set_pending_end(touch, 0);
      } else if (frame_backend_frame_borrow_touch_by_id(frame, id, &touch) != UFStatusSuccess) {
        exit(3);
      }
      frame_backend_touch_set_window_pos(touch, x, y);
      frame_backend_touch_set_time(touch, now);
      if (frame_backend_frame_give_touch(frame, &touch) != UFStatusSuccess) exit(3);
    }

    static void describe(UFBackendFrame frame, unsigned touches) {
      frame_backend_frame_set_device(frame, device);
      frame_backend_frame_set_window_id(frame, window);
      frame_backend_frame_set_active_touches(frame, touches);
    }

    static UFEvent event_of(UFEventType type) {
      UFEvent event = frame_event_new();
      frame_event_set_type(event, type);
      frame_event_set_time(event, now);
      return event;
    }

    /* How many slices told of a gesture. */
    static unsigned take(UGHandle grail) {
      unsigned recognized = 0;
      UGEvent event;
      while (grail_get_event(grail, &event) == UGStatusSuccess) {
        UGSlice slice;
        if (grail_event_get_property(event, UGEventPropertySlice, &slice) == UGStatusSuccess) {
          const UGTransform *transform = grail_slice_get_cumulative_transform(slice);
          sum += (*transform)[0][0] + (*transform)[0][2];
          if (grail_slice_get_recognized(slice)) recognized++;
        }
        grail_event_unref(event);
      }
      return recognized;
    }

    static void subscribe(UGHandle grail, unsigned touches, UGGestureTypeMask mask) {
      UGSubscription subscription;
      UFDevice on = frame_backend_device_get_device(device);
      UFWindowId in = window;
      if (grail_subscription_new(&subscription) != UGStatusSuccess) exit(2);
      grail_subscription_set_property(subscription, UGSubscriptionPropertyDevice, &on);
      grail_subscription_set_property(subscription, UGSubscriptionPropertyWindow, &in);
      grail_subscription_set_property(subscription, UGSubscriptionPropertyTouchesStart, &touches);
      grail_subscription_set_property(subscription, UGSubscriptionPropertyTouchesMaximum, &touches);
      grail_subscription_set_property(subscription, UGSubscriptionPropertyTouchesMinimum, &touches);
      grail_subscription_set_property(subscription, UGSubscriptionPropertyMask, &mask);
      if (grail_subscription_activate(grail, subscription) != UGStatusSuccess) exit(2);
    }

    static int ascending(const void *one, const void *other) {
      double difference = *(const double *)one - *(const double *)other;
      return (difference > 0) - (difference < 0);
    }

    static void measure(const char *name, unsigned touches, UGGestureTypeMask mask) {
      static UFEvent events[frames];
      double times[rounds];
      UGHandle grail;
      if (grail_new(&grail) != UGStatusSuccess) exit(2);
      subscribe(grail, touches, mask);
      UFEvent added = event_of(UFEventTypeDeviceAdded);
      frame_event_set_device(added, device);
      grail_process_frame_event(grail, added);
      UFBackendFrame frame = frame_backend_frame_new();
      describe(frame, touches);
      for (unsigned id = 1; id <= touches; id++) put(frame, id, 1, 50 + 100 * id, 200);
      UFEvent began = event_of(UFEventTypeFrame);
      frame_event_set_frame(began, frame);
      grail_process_frame_event(grail, began);
      take(grail);
      for (int round = 0; round < rounds; round++) {
        for (int index = 0; index < frames; index++) {
          now++;
          frame = frame_backend_frame_create_next(frame);
          describe(frame, touches);
          put(frame, touches, 0, 300 + (index & 63), 200 + (index & 31));
          events[index] = event_of(UFEventTypeFrame);
          frame_event_set_frame(events[index], frame);
        }
        unsigned recognized = 0;
        double start = processor_time();
        for (int index = 0; index < frames; index++) {
          grail_process_frame_event(grail, events[index]);
          recognized += take(grail);
        }
        times[round] = (processor_time() - start) / frames;
        /* Figures of a gesture that was not recognized would be worth nothing. */
        if (recognized < frames) exit(4);
        for (int index = 0; index < frames; index++) frame_event_unref(events[index]);
      }
      qsort(times, rounds, sizeof *times, ascending);
      printf("%s %.0f\n", name, times[rounds / 2]);
    }

    int main(void) {
      device = frame_backend_device_new();
      frame_backend_device_set_name(device, "benchmark");
      frame_backend_device_set_direct(device, 1);
      frame_backend_device_set_max_touches(device, 5);
      frame_backend_device_set_window_resolution(device, 3780, 3780);
      measure("drag", 1, UGGestureTypeDrag);
      measure("pinch", 2, UGGestureTypePinch | UGGestureTypeRotate);
      return 0;
    }
    """#
}
