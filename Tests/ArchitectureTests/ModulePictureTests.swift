// SPDX-License-Identifier: Apache-2.0

import Testing

/// The readers behind the architecture's tests see what they are meant to see.
struct ModulePictureTests {
  @Test func `arrows are read from the first graph alone`() {
    let picture = ModulePicture(
      markdown: """
        A --> NotInside
        ```mermaid
        graph TD
          A["the A"] --> B & C
          C --> D --> E
        ```
        ```mermaid
        graph TD
          X --> Y
        ```
        """)
    let arrows = Set(picture.arrows.map(\.description))
    #expect(arrows == ["A --> B", "A --> C", "C --> D", "D --> E"])
  }

  @Test func `imports are read in all their forms`() {
    let file = SourceFile(
      path: "Sources/A/B.swift",
      text: """
        import Plain
        internal import Inner
        @_exported public import Outer
        @testable import Tested
        @_spi(Some) import Private
        import struct Kind.Name
        // import Commented
        let important = 1
        """)
    let modules = ImportStatement.all(in: file).map(\.module)
    #expect(modules == ["Plain", "Inner", "Outer", "Tested", "Private", "Kind"])
    #expect(ImportStatement.all(in: file).first?.place == "Sources/A/B.swift:1")
  }

  @Test func `public declarations are read in all their forms, with what stands above them`() {
    let file = SourceFile(
      path: "Sources/A/B.swift",
      text: """
        /// Words.
        @MainActor
        public final class Documented {
          @Wrapper public private(set) var silent = 1
          /// Words.
          public static func < (left: Documented, right: Documented) -> Bool { true }

          nonisolated public func `default`() {}
          public init() {}
        }
        public extension Documented {}
        /// public func inWords
        let publicity = 1
        open class Other {}
        """)
    let declarations = PublicDeclaration.all(in: file)
    #expect(
      declarations.map { "\($0.keyword) \($0.name)" } == [
        "class Documented", "var silent", "func <", "func default", "init ", "class Other",
      ])
    #expect(declarations.map(\.isDocumented) == [true, false, true, false, false, false])
    #expect(declarations.first?.description.hasPrefix("Sources/A/B.swift:3: public final") == true)
  }

  @Test func `a file's module is the folder below its root`() {
    #expect(SourceFile(path: "Sources/Views/Drawing/Color.swift", text: "").module == "Views")
    #expect(SourceFile(path: "examples/Gallery/main.swift", text: "").module == "Gallery")
    #expect(SourceFile(path: "Tests/ViewsTests/A.swift", text: "").module == nil)
  }
}
