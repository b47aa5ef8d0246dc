// SPDX-License-Identifier: Apache-2.0

/// A walk by libatspi with its cache, as screen readers make it: name, role, states, interfaces and
/// children of each object, one call after the other.
enum LibatspiProgram {
  static let text = #"""
    #include <atspi/atspi.h>
    #include <stdio.h>
    #include <stdlib.h>

    static int count;

    static void walk(AtspiAccessible *object, int level) {
      count++;
      g_free(atspi_accessible_get_name(object, NULL));
      atspi_accessible_get_role(object, NULL);
      AtspiStateSet *states = atspi_accessible_get_state_set(object);
      if (states) g_object_unref(states);
      GArray *interfaces = atspi_accessible_get_interfaces(object);
      if (interfaces) g_array_unref(interfaces);
      int children = level < 256 ? atspi_accessible_get_child_count(object, NULL) : 0;
      for (int index = 0; index < children; index++) {
        AtspiAccessible *child = atspi_accessible_get_child_at_index(object, index, NULL);
        if (!child) continue;
        walk(child, level + 1);
        g_object_unref(child);
      }
    }

    int main(int argc, char **argv) {
      AtspiAccessible *application = NULL;
      if (argc < 2 || atspi_init() > 1) return 2;
      AtspiAccessible *desktop = atspi_get_desktop(0);
      int applications = atspi_accessible_get_child_count(desktop, NULL);
      for (int index = 0; index < applications; index++) {
        AtspiAccessible *child = atspi_accessible_get_child_at_index(desktop, index, NULL);
        if (child && atspi_accessible_get_process_id(child, NULL) == (guint)atoi(argv[1]))
          application = child;
      }
      if (!application) return 3;
      // What a client without a main loop has to ask for.
      atspi_accessible_set_cache_mask(application, ATSPI_CACHE_ALL);
      gint64 start = g_get_monotonic_time();
      walk(application, 0);
      printf("nodes %d calls 0 seconds %.4f\n", count, (g_get_monotonic_time() - start) / 1e6);
      return 0;
    }
    """#
}
