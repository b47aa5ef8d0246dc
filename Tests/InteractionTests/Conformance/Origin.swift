// SPDX-License-Identifier: Apache-2.0

/// Where a recorded outcome stands. Facts are taken from there: an input and what it led to.
enum Origin: String, Sendable, CaseIterable {
  /// Real SwiftUI on macOS 27, measured.
  case interaction = "mburger89/MetalUI docs/probes/swiftui-interaction.swift"
  case inputs = "mburger89/MetalUI docs/probes/swiftui-input-apis.swift"
  case presentation = "mburger89/MetalUI docs/probes/swiftui-gesture-presentation-arena.swift"
  case keyFocus = "mburger89/MetalUI docs/probes/swiftui-key-focus.swift"
  /// A reimplementation that is compared with the real framework symbol by symbol.
  case listener =
    "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Event/Gesture/EventListenerTests.swift"
  case exclusive =
    "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Event/Gesture/ExclusiveGestureTests.swift"
  case velocity = "OpenSwiftUIProject/OpenSwiftUI OpenSwiftUICoreTests, VelocitySamplerTests.swift"
  case repeats =
    "OpenSwiftUIProject/OpenGestures Tests/OpenGesturesTests/Component/Components/RepeatComponentTests.swift"
  case thresholds =
    "OpenSwiftUIProject/OpenGestures Tests/OpenGesturesTests/Component/Components/ThresholdComponentTests.swift"
  case durations =
    "OpenSwiftUIProject/OpenGestures Tests/OpenGesturesTests/Component/Gate/DurationGateTests.swift"
  case movements =
    "OpenSwiftUIProject/OpenGestures Tests/OpenGesturesTests/Component/Gate/MovementGateTests.swift"
  case flutterArena = "flutter/flutter packages/flutter/test/gestures/arena_test.dart"
  case flutterTap = "flutter/flutter packages/flutter/test/gestures/tap_test.dart"
  case flutterDoubleTap = "flutter/flutter packages/flutter/test/gestures/double_tap_test.dart"
  case flutterLongPress = "flutter/flutter packages/flutter/test/gestures/long_press_test.dart"
  case flutterScale = "flutter/flutter packages/flutter/test/gestures/scale_test.dart"
  /// Drag and drop by keys.
  case ariaTransfers = "adobe/react-spectrum packages/@react-aria/dnd/test/dnd.test.js"
  /// Moving by pointers and by keys.
  case ariaMoves = "adobe/react-spectrum packages/@react-aria/interactions/test/useMove.test.js"
  case dndKit = "clauderic/dnd-kit packages/core/src/components/Accessibility/defaults.ts"
  case flutterDrag = "flutter/flutter packages/flutter/test/gestures/drag_test.dart"
  case flutterSemantics =
    "flutter/flutter packages/flutter/test/widgets/gesture_detector_semantics_test.dart"
}
