// SPDX-License-Identifier: Apache-2.0

extension RawClientProgram {
  /// What else the raw client does, on the object with the most children and two of them, a button and
  /// a slider:
  /// - `latency BLOCKS [quick]` makes each call several times in each block, one call after the other, and
  ///   prints for each call the median in microseconds and the median of the blocks' ratios to
  ///   `Peer.Ping` of the same application, or why there is none; quick leaves whole lists out.
  /// - `stream CALLS WINDOW` asks for the states of the button, or of BENCH_OBJECT, with so many calls
  ///   in flight, and prints calls a second and the application's processor time a call.
  /// - `lists CALLS` asks for all children, one call after the other, and prints the processor time a
  ///   call of the application and of the bus that carries it, in microseconds.
  /// - `changes KIND COUNT` listens, has the application change so many names or values, and prints
  ///   how many events came and how fast. The application reads `KIND COUNT` from the FIFO
  ///   BENCH_COMMANDS and writes `begin NANOSECONDS` and `end NANOSECONDS` to the FIFO BENCH_REPORTS.
  static let measurements = #"""
    enum { kinds = 18, most = 4096 };

    static const char *const titles[kinds] = {
      "Ping", "Name", "Role", "State", "Interfaces", "ChildAtIndex, middle", "ChildAtIndex, last",
      "ChildCount", "IndexInParent", "Extents", "CurrentValue", "Attributes", "GetAll", "Relations",
      "Parent", "GetChildren", "DoAction", "Cache.GetItems",
    };

    static char *list, *button, *slider;
    static int children;
    static char problem[160];

    /* True where an answer came; it is the caller's where that asks for it. */
    static int call(sd_bus_message *message, sd_bus_message **answer) {
      sd_bus_error error = SD_BUS_ERROR_NULL;
      sd_bus_message *reply = NULL;
      int result = sd_bus_call(bus, message, 0, &error, &reply);
      if (result < 0)
        snprintf(problem, sizeof problem, "%s", error.message ? error.message : strerror(-result));
      sd_bus_error_free(&error);
      sd_bus_message_unref(message);
      if (answer) *answer = reply;
      else sd_bus_message_unref(reply);
      return result >= 0;
    }

    static unsigned role(const char *path) {
      sd_bus_message *reply;
      unsigned number = 0;
      if (call(method(path, ACCESSIBLE, "GetRole"), &reply)) {
        sd_bus_message_read(reply, "u", &number);
        sd_bus_message_unref(reply);
      }
      return number;
    }

    static int child_count(const char *path) {
      sd_bus_message *reply;
      int number = 0;
      if (call(property(path, ACCESSIBLE, "ChildCount"), &reply)) {
        sd_bus_message_read(reply, "v", "i", &number);
        sd_bus_message_unref(reply);
      }
      return number;
    }

    /* Level by level, until one has many children: that one is the list. A few of them are enough,
       by index: to ask a toolkit for all may take it a minute. */
    static void find_list(void) {
      add(ROOT, 0);
      for (next = 0; next < count && children < 50; next++) {
        int first = count, own = child_count(nodes[next].path);
        for (int index = 0; index < own && index < 60; index++) {
          sd_bus_message *reply, *question = method(nodes[next].path, ACCESSIBLE, "GetChildAtIndex");
          const char *name, *path;
          sd_bus_message_append(question, "i", index);
          if (!call(question, &reply)) continue;
          if (sd_bus_message_read(reply, "(so)", &name, &path) > 0) add(path, 0);
          sd_bus_message_unref(reply);
        }
        if (own <= children) continue;
        children = own;
        list = nodes[next].path;
        button = slider = NULL;
        for (int index = first; index < count; index++) {
          unsigned number = role(nodes[index].path);
          if (!button && (number == 43 || number == 62)) button = nodes[index].path;
          if (!slider && number == 51) slider = nodes[index].path;
        }
      }
      if (!list || !button) exit(6);
    }

    static double once(int kind) {
      sd_bus_message *message = NULL;
      double start;
      switch (kind) {
      case 0: message = method(button, DAEMON ".Peer", "Ping"); break;
      case 1: message = property(button, ACCESSIBLE, "Name"); break;
      case 2: message = method(button, ACCESSIBLE, "GetRole"); break;
      case 3: message = method(button, ACCESSIBLE, "GetState"); break;
      case 4: message = method(button, ACCESSIBLE, "GetInterfaces"); break;
      case 5:
      case 6:
        message = method(list, ACCESSIBLE, "GetChildAtIndex");
        sd_bus_message_append(message, "i", kind == 5 ? children / 2 : children - 1);
        break;
      case 7: message = property(list, ACCESSIBLE, "ChildCount"); break;
      case 8: message = method(button, ACCESSIBLE, "GetIndexInParent"); break;
      case 9:
        message = method(button, "org.a11y.atspi.Component", "GetExtents");
        sd_bus_message_append(message, "u", 0);
        break;
      case 10:
        if (!slider) return -1;
        message = property(slider, "org.a11y.atspi.Value", "CurrentValue");
        break;
      case 11: message = method(button, ACCESSIBLE, "GetAttributes"); break;
      case 12:
        message = method(button, PROPERTIES, "GetAll");
        sd_bus_message_append(message, "s", ACCESSIBLE);
        break;
      case 13: message = method(button, ACCESSIBLE, "GetRelationSet"); break;
      case 14: message = property(button, ACCESSIBLE, "Parent"); break;
      case 15: message = method(list, ACCESSIBLE, "GetChildren"); break;
      case 16:
        message = method(button, "org.a11y.atspi.Action", "DoAction");
        sd_bus_message_append(message, "i", 0);
        break;
      default: message = method("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems");
      }
      start = now();
      return call(message, NULL) ? (now() - start) * 1e6 : -1;
    }

    static int ascending(const void *one, const void *other) {
      double difference = *(const double *)one - *(const double *)other;
      return (difference > 0) - (difference < 0);
    }

    static double median(double *times, int number) {
      qsort(times, number, sizeof *times, ascending);
      return times[number / 2];
    }

    static int latency(int blocks, int is_quick) {
      static double times[kinds][most], ratios[kinds][most];
      static int number[kinds], repetitions[kinds], rounds[kinds];
      static char *refusals[kinds];
      find_list();
      for (int kind = 0; kind < kinds; kind++) {
        if (is_quick && (kind == 15 || kind == 17)) {
          refusals[kind] = "left out";
          continue;
        }
        double time = once(kind);
        if (time < 0) {
          refusals[kind] = strdup(problem);
          continue;
        }
        /* A block lasts about as long for each; what takes half a second is done once and no more. */
        repetitions[kind] = time > 500000 ? 0 : time > 15000 ? 1 : 15000 / time;
        if (repetitions[kind] > 100) repetitions[kind] = 100;
        if (!repetitions[kind]) times[kind][number[kind]++] = time;
      }
      for (int warming = 0; warming < 200; warming++) once(0);
      for (int block = 0; block < blocks; block++) {
        double ping = 0;
        for (int kind = 0; kind < kinds; kind++) {
          double own[128];
          for (int index = 0; index < repetitions[kind]; index++) {
            own[index] = once(kind);
            if (number[kind] < most) times[kind][number[kind]++] = own[index];
          }
          if (!repetitions[kind] || refusals[kind]) continue;
          double middle = median(own, repetitions[kind]);
          if (!kind) ping = middle;
          ratios[kind][rounds[kind]++] = middle / ping;
        }
      }
      printf("children %d\n", children);
      for (int kind = 0; kind < kinds; kind++) {
        if (refusals[kind]) {
          printf("%s: %s\n", titles[kind], *refusals[kind] ? refusals[kind] : "not offered");
          continue;
        }
        double middle = median(times[kind], number[kind]);
        double ratio = rounds[kind] ? median(ratios[kind], rounds[kind])
                                    : middle / median(times[0], number[0]);
        printf("%s: %.1f %.3f\n", titles[kind], middle, ratio);
      }
      return 0;
    }

    static int arrived(sd_bus_message *reply, void *data, sd_bus_error *error) {
      (void)data;
      (void)error;
      if (sd_bus_message_is_method_error(reply, NULL)) exit(7);
      in_flight--;
      return 0;
    }

    static int stream(int calls, int flying) {
      clockid_t clock;
      int left = calls;
      if (getenv("BENCH_OBJECT")) button = getenv("BENCH_OBJECT");
      else find_list();
      if (clock_getcpuclockid(process, &clock)) return 8;
      double used = seconds(clock), start = now();
      while (left || in_flight) {
        while (left && in_flight < flying) {
          sd_bus_message *message = method(button, ACCESSIBLE, "GetState");
          if (sd_bus_call_async(bus, NULL, message, arrived, NULL, 0) < 0) return 2;
          sd_bus_message_unref(message);
          in_flight++;
          left--;
        }
        turn(5000000);
      }
      double length = now() - start;
      used = seconds(clock) - used;
      printf("%.0f %.3f\n", calls / length, used / calls * 1e6);
      return 0;
    }

    static int lists(int calls) {
      clockid_t own, carrier;
      find_list();
      if (clock_getcpuclockid(process, &own) || clock_getcpuclockid(owner(DAEMON), &carrier)) return 8;
      double used = seconds(own), carried = seconds(carrier);
      for (int index = 0; index < calls; index++)
        if (once(15) < 0) return 7;
      printf("%.1f %.1f\n", (seconds(own) - used) / calls * 1e6,
             (seconds(carrier) - carried) / calls * 1e6);
      return 0;
    }

    static const char *wanted;
    static long heard;
    static double last;

    static int heed(sd_bus_message *signal, void *data, sd_bus_error *error) {
      const char *detail = "";
      (void)data;
      (void)error;
      sd_bus_message_read(signal, "s", &detail);
      if (strcmp(detail, wanted)) return 0;
      heard++;
      last = now();
      return 0;
    }

    static int changes(const char *kind, int number) {
      static const char *const events[] = {
        "object:property-change", "object:property-change:accessible-name",
        "object:property-change:accessible-value", "object:value-changed",
      };
      char line[256], command[64];
      size_t filled = 0;
      double begin = 0, end = 0;
      int commands = open(getenv("BENCH_COMMANDS"), O_RDWR);
      int reports = open(getenv("BENCH_REPORTS"), O_RDWR | O_NONBLOCK);
      if (commands < 0 || reports < 0) return 2;
      wanted = !strcmp(kind, "value") ? "accessible-value" : "accessible-name";
      find_list();
      for (int index = 0; index < 4; index++) {
        sd_bus_call_method(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry",
                           "org.a11y.atspi.Registry", "RegisterEvent", NULL, NULL, "sass",
                           events[index], 0, "");
      }
      sd_bus_match_signal(bus, NULL, application, NULL, "org.a11y.atspi.Event.Object", NULL, heed,
                          NULL);
      /* What the application does when somebody begins to listen is over. */
      for (double rest = now() + 1; now() < rest;) turn(5000);
      while (read(reports, line, sizeof line) > 0) {}
      heard = 0;
      last = now();
      snprintf(command, sizeof command, "%s %d\n", kind, number);
      if (write(commands, command, strlen(command)) < 0) return 2;
      while (heard < number && (!end || now() < (last > end ? last : end) + 2)) {
        turn(2000);
        ssize_t got = read(reports, line + filled, sizeof line - 1 - filled);
        if (got <= 0) continue;
        filled += got;
        line[filled] = 0;
        char *found = strstr(line, "begin ");
        if (found) begin = atof(found + 6) / 1e9;
        found = strstr(line, "end ");
        if (found && strchr(found, '\n')) end = atof(found + 4) / 1e9;
      }
      if (!begin) begin = end;
      printf("%ld %.0f %.3f\n", heard, heard / (last - begin), end ? end - begin : -1);
      return 0;
    }

    """#
}
