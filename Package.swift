// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import CompilerPluginSupport
import PackageDescription

// Tests spend their time in the libraries, so Tests/run has these optimized as a whole. In the package
// of an application such flags are not allowed, and nobody else asks for them.
let wholeModule = [
  "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
  "-disable-batch-mode",
]
let optimizedForTests: [SwiftSetting] =
  Context.environment["EVENHAND_OPTIMIZED"] == nil
  ? [] : [.unsafeFlags(["-O"] + wholeModule)]

// One module a layer. The allowed imports are drawn in Docs/Architecture.md, and a test compares
// that picture with every `import` in the tree.
let package = Package(
  name: "Evenhand",
  products: [
    .library(name: "Evenhand", targets: ["Evenhand"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "EvenhandTesting", targets: ["EvenhandTesting"]),
    .library(name: "Gestures", targets: ["Gestures"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "CombineSubset", targets: ["CombineSubset"]),
    .library(name: "Semantics", targets: ["Semantics"]),
    .library(name: "Interaction", targets: ["Interaction"]),
    .library(name: "Views", targets: ["Views"]),
    .library(name: "ATSPI", targets: ["ATSPI"]),
    .library(name: "evenhand-atspi", type: .dynamic, targets: ["EvenhandATSPI"]),
    .library(name: "SDLInput", targets: ["SDLInput"]),
    .library(name: "AccessibilitySnapshot", targets: ["AccessibilitySnapshot"]),
    .library(name: "AccessibilityReader", targets: ["AccessibilityReader"]),
    .library(name: "AccessibilityAudit", targets: ["AccessibilityAudit"]),
    .library(name: "ModelAudit", targets: ["ModelAudit"]),
    .library(name: "DesktopSession", targets: ["DesktopSession"]),
    .library(name: "CSDL2", targets: ["CSDL2"]),
    .executable(name: "evenhand", targets: ["EvenhandCommand"]),
    .executable(name: "evenhand-bench", targets: ["Benchmarks"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "gallery-tour", targets: ["GalleryTour"]),
    .executable(name: "faulty", targets: ["Faulty"]),
    .executable(name: "own-toolkit", targets: ["OwnToolkit"]),
    .executable(name: "fields", targets: ["Fields"]),
    .executable(name: "own-tree", targets: ["OwnTree"]),
    .executable(name: "photo-viewer", targets: ["PhotoViewer"]),
    .executable(name: "task-board", targets: ["TaskBoard"]),
    .executable(name: "notebook", targets: ["Notebook"]),
  ],
  targets: [
    .systemLibrary(name: "CGio", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CXCB",
      providers: [.apt(["libxcb1-dev", "libxcb-xfixes0-dev", "libxcb-xtest0-dev"])]),

    .systemLibrary(name: "CXInput", providers: [.apt(["libxcb-xinput-dev"])]),

    // The numbers of AT-SPI, from the platform's header; nothing of the library is linked.
    .systemLibrary(name: "CATSPI", providers: [.apt(["libatspi2.0-dev"])]),

    // What other languages include: a header, and nothing to link.
    .systemLibrary(name: "CEvenhandATSPI"),

    .target(name: "CAllocations"),
    .target(name: "CGuardian"),
    .target(name: "CSDLWindow", dependencies: ["CSDL2"]),
    .target(name: "CTrialCopies"),
    // What fingers do on a touchpad under Wayland; libsdl2-dev brings libwayland-dev along.
    .target(name: "CWaylandGestures", linkerSettings: [.linkedLibrary("wayland-client")]),

    .target(name: "Motion", swiftSettings: optimizedForTests),
    .target(name: "CombineSubset", swiftSettings: optimizedForTests),
    .target(name: "Gestures", dependencies: ["Motion"], swiftSettings: optimizedForTests),
    .target(name: "Semantics", swiftSettings: optimizedForTests),
    .target(name: "TextEditing", dependencies: ["Semantics"], swiftSettings: optimizedForTests),
    .target(
      name: "Interaction", dependencies: ["Gestures", "Semantics", "TextEditing"],
      swiftSettings: optimizedForTests),
    .macro(name: "ViewMacros"),
    .target(
      name: "Views",
      dependencies: [
        "Interaction", "Gestures", "CombineSubset", "Semantics", "TextEditing", "ViewMacros",
      ], swiftSettings: optimizedForTests),
    .target(name: "ATSPINumbers", dependencies: ["Semantics", "CATSPI"]),
    .target(name: "GLibThread", dependencies: ["CGio"]),
    .target(
      name: "ATSPI",
      dependencies: ["ATSPINumbers", "GLibThread", "Semantics", "TextEditing", "CGio"]),
    .target(name: "EvenhandATSPI", dependencies: ["ATSPI", "Semantics", "CEvenhandATSPI"]),
    .target(name: "DesktopSettings", dependencies: ["GLibThread", "CGio"]),
    .target(name: "SDLInput", dependencies: ["Interaction", "Gestures", "Semantics", "CSDL2"]),
    .target(name: "XSupplement", dependencies: ["Interaction", "Gestures", "CXInput"]),
    .target(
      name: "WaylandSupplement", dependencies: ["Interaction", "Gestures", "CWaylandGestures"]),
    .target(
      name: "WindowHost",
      dependencies: [
        "SDLInput", "XSupplement", "WaylandSupplement", "Views", "Interaction", "Gestures",
        "Semantics", "CSDL2", "CSDLWindow", "CPangoCairo",
      ], swiftSettings: optimizedForTests),
    .target(
      name: "Evenhand",
      dependencies: [
        "Views", "Interaction", "Gestures", "Semantics", "ATSPI", "DesktopSettings", "WindowHost",
        "AccessibilitySnapshot", "GestureTrials", "TrialCopies",
      ]),
    .target(name: "SwiftUI", dependencies: ["Evenhand"]),
    .target(name: "Combine", dependencies: ["CombineSubset"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["Evenhand"]),
    .target(name: "UIKit", dependencies: ["SwiftUI"]),
    .target(name: "CoreGraphics", dependencies: ["Evenhand"]),
    .target(
      name: "Simulation", dependencies: ["Views", "Interaction", "Gestures", "Semantics"],
      swiftSettings: optimizedForTests),
    .target(
      name: "EvenhandTesting",
      dependencies: ["Simulation", "Views", "Gestures", "Semantics"]),

    .target(
      name: "AccessibilitySnapshot", dependencies: ["Semantics"], swiftSettings: optimizedForTests),
    .target(
      name: "GestureTrials",
      dependencies: [
        "AccessibilitySnapshot", "Simulation", "Views", "Interaction", "Gestures", "Semantics",
      ]),
    .target(name: "TrialCopies", dependencies: ["GestureTrials", "Simulation", "CTrialCopies"]),

    .target(
      name: "AccessibilityReader",
      dependencies: ["ATSPINumbers", "AccessibilitySnapshot", "Semantics", "CDBus"]),
    .target(
      name: "AccessibilityAudit",
      dependencies: ["Semantics", "AccessibilitySnapshot"],
      resources: [
        .embedInCode("Standards/standards.json"), .embedInCode("Quirks/quirks.json"),
        .embedInCode("Reports/HTML/report.css"), .embedInCode("Reports/HTML/report.js"),
        .embedInCode("Proof/Reports/proof.css"),
      ]),
    .target(
      name: "AccessibilityDriver",
      dependencies: [
        "AccessibilityAudit", "AccessibilityReader", "Semantics", "CXCB", "CCairo",
      ]),
    .target(
      name: "ModelAudit",
      dependencies: ["AccessibilityAudit", "GestureTrials", "Simulation", "Views"]),
    .target(
      name: "GestureCompositions", dependencies: ["Views", "Gestures"],
      swiftSettings: optimizedForTests),
    .target(name: "DesktopSession", dependencies: ["CGio", "CXCB", "CGuardian"]),
    .target(name: "RandomWalk"),
    .executableTarget(
      name: "EvenhandCommand",
      dependencies: [
        "AccessibilityAudit", "AccessibilityDriver", "AccessibilityReader", "AccessibilitySnapshot",
        "Semantics", "DesktopSession", "CGio",
      ]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Gestures", "Interaction", "Semantics", "Views", "ATSPI", "AccessibilityReader",
        "AccessibilityAudit", "AccessibilitySnapshot", "DesktopSession", "EvenhandTesting",
        "ModelAudit", "GestureCompositions", "RandomWalk", "CAllocations", "CGio",
      ]),

    .target(name: "GalleryPages", path: "examples/GalleryPages"),
    .executableTarget(
      name: "Gallery", dependencies: ["Evenhand", "WindowHost", "GalleryPages"],
      path: "examples/Gallery"),
    .executableTarget(
      name: "GalleryTour",
      dependencies: [
        "AccessibilityAudit", "AccessibilityReader", "DesktopSession", "GalleryPages", "Semantics",
      ],
      path: "examples/GalleryTour"),
    .executableTarget(
      name: "Faulty", dependencies: ["Evenhand", "ATSPINumbers", "Semantics", "CGio"],
      path: "examples/Faulty"),
    .target(
      name: "GestureSamples", dependencies: ["Evenhand"], path: "examples/GestureSamples"),
    .target(
      name: "ControlSamples", dependencies: ["Evenhand"], path: "examples/ControlSamples",
      resources: [.process("Resources")]),
    .executableTarget(
      name: "OwnToolkit",
      dependencies: [
        "ATSPI", "CSDL2", "Gestures", "Interaction", "SDLInput", "Semantics",
      ],
      path: "examples/OwnToolkit"),
    .executableTarget(name: "Fields", dependencies: ["Evenhand"], path: "examples/Fields"),
    .executableTarget(
      name: "PhotoViewer", dependencies: ["Evenhand"], path: "examples/PhotoViewer"),
    .executableTarget(name: "TaskBoard", dependencies: ["Evenhand"], path: "examples/TaskBoard"),
    .executableTarget(name: "Notebook", dependencies: ["Evenhand"], path: "examples/Notebook"),
    .executableTarget(
      name: "OwnTree", dependencies: ["ATSPI", "Semantics"], path: "examples/OwnTree"),
    .executableTarget(
      name: "ProviderFixture", dependencies: ["ATSPI", "Semantics"],
      path: "Tests/ProviderFixture"),

    .testTarget(name: "MotionTests", dependencies: ["Motion"]),
    .testTarget(name: "CombineSubsetTests", dependencies: ["CombineSubset"]),
    .testTarget(name: "GesturesTests", dependencies: ["Gestures"]),
    .testTarget(name: "SemanticsTests", dependencies: ["Semantics"]),
    .testTarget(name: "TextEditingTests", dependencies: ["TextEditing", "Semantics"]),
    .testTarget(
      name: "InteractionTests",
      dependencies: ["Interaction", "Gestures", "Semantics", "Views", "EvenhandTesting"]),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "Views", "Interaction", "Gestures", "Semantics", "EvenhandTesting", "CAllocations",
      ], exclude: ["Motion/Frames"]),
    .testTarget(
      name: "ATSPITests",
      dependencies: [
        "ATSPI", "ATSPINumbers", "Semantics", "TextEditing", "DesktopSession",
      ]),
    .testTarget(
      name: "EvenhandATSPITests", dependencies: ["EvenhandATSPI", "CEvenhandATSPI", "Semantics"]),
    .testTarget(
      name: "DesktopSettingsTests", dependencies: ["DesktopSettings", "DesktopSession"],
      exclude: ["Scripts"]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["Evenhand", "EvenhandTesting", "ModelAudit", "WindowHost"]),
    .testTarget(
      name: "ExtendingTests",
      dependencies: ["Evenhand", "EvenhandTesting", "ModelAudit", "Semantics"]),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "Evenhand", "EvenhandTesting", "ControlSamples", "GestureSamples", "ModelAudit",
        "Semantics", "WindowHost", "AccessibilityAudit", "AccessibilitySnapshot", "Views",
        "Gallery", "GalleryPages",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "PhotoViewer", "TaskBoard", "Notebook", "Evenhand", "EvenhandTesting", "ModelAudit",
        "Views",
      ]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "Combine", "UniformTypeIdentifiers", "UIKit", "CoreGraphics", "EvenhandTesting",
        "Semantics",
      ]),
    .testTarget(
      name: "SDLInputTests",
      dependencies: ["SDLInput", "Interaction", "Gestures", "Semantics", "CSDL2"]),
    .target(
      name: "CGestureCompositor", dependencies: ["CWaylandGestures"],
      path: "Tests/GestureCompositor",
      linkerSettings: [.linkedLibrary("wayland-server"), .linkedLibrary("wayland-client")]),
    .testTarget(
      name: "WaylandSupplementTests",
      dependencies: [
        "WaylandSupplement", "Interaction", "Gestures", "CGestureCompositor",
      ]),
    .testTarget(
      name: "XSupplementTests",
      dependencies: ["XSupplement", "Interaction", "Gestures", "CXInput"]),
    .testTarget(
      name: "WindowHostTests", dependencies: ["WindowHost", "Views"]),
    .target(
      name: "ScriptedApplications",
      dependencies: ["AccessibilitySnapshot", "DesktopSession", "CGio"],
      path: "Tests/ScriptedApplications"),
    .testTarget(
      name: "AccessibilitySnapshotTests", dependencies: ["AccessibilitySnapshot", "Semantics"]),
    .testTarget(
      name: "AccessibilityReaderTests",
      dependencies: [
        "AccessibilityReader", "Semantics", "DesktopSession", "ScriptedApplications", "ATSPI",
      ]),
    .testTarget(
      name: "AccessibilityAuditTests",
      dependencies: ["AccessibilityAudit", "AccessibilitySnapshot", "Semantics"],
      exclude: ["Fixtures", "Goldens", "Recordings"]),
    .testTarget(
      name: "AccessibilityDriverTests",
      dependencies: [
        "AccessibilityDriver", "AccessibilityAudit", "AccessibilityReader", "ATSPINumbers",
        "Semantics", "DesktopSession", "ScriptedApplications", "CXCB",
      ]),
    .testTarget(
      name: "ModelAuditTests",
      dependencies: [
        "ModelAudit", "AccessibilityAudit", "AccessibilitySnapshot", "GestureTrials",
        "GestureCompositions", "EvenhandTesting", "Views", "Interaction", "Gestures", "Semantics",
      ]),
    .testTarget(
      name: "EvenhandCommandTests",
      dependencies: [
        "EvenhandCommand", "AccessibilityAudit", "AccessibilityReader", "Semantics",
        "DesktopSession", "ScriptedApplications",
      ],
      exclude: ["Goldens", "Programs"]),
    .testTarget(
      name: "DesktopSessionTests", dependencies: ["DesktopSession", "ScriptedApplications"]),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["DesktopSession", "ScriptedApplications"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "DesktopSession", "AccessibilityReader", "ScriptedApplications", "Semantics", "Gallery",
        "GalleryPages", "Fields", "EvenhandTesting", "RandomWalk", "Views", "Gestures",
        "Interaction", "WindowHost",
      ],
      exclude: ["Goldens", "Programs", "Scripts"]),
  ],
  swiftLanguageModes: [.v6]
)

// The rest is compiled a whole module at a time, too, and each source once: that is less work.
if !optimizedForTests.isEmpty {
  let kinds: [Target.TargetType] = [.test, .regular, .executable]
  for target in package.targets where kinds.contains(target.type) && target.swiftSettings == nil {
    target.swiftSettings = [.unsafeFlags(wholeModule)]
  }
}

// Tests/sanitize builds a part of the tree alone.
if let part = Context.environment["EVENHAND_TARGETS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { !part.contains($0.name) }
  package.products.removeAll()
}
