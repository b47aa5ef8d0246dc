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

  @Test func `a file's module is the folder below its root`() {
    #expect(SourceFile(path: "Sources/Views/Drawing/Color.swift", text: "").module == "Views")
    #expect(SourceFile(path: "examples/Gallery/main.swift", text: "").module == "Gallery")
    #expect(SourceFile(path: "Tests/ViewsTests/A.swift", text: "").module == nil)
  }
}
