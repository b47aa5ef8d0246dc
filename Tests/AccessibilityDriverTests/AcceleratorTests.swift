// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import AccessibilityDriver

/// Which keys an action's `mnemonic;sequence;shortcut` asks for.
@Suite struct AcceleratorTests {
  @Test(arguments: [
    ("a;<Alt>f:a;<Control>s", "Ctrl+S"), (";;Ctrl+P", "Ctrl+P"), ("Ctrl+P", "Ctrl+P"),
    (";;<Primary><Shift>Z", "Ctrl+Shift+Z"), ("<Alt>q;;", "Alt+Q"), ("<Alt>q;<Alt>f:q", "Alt+Q"),
    ("<Alt>q;;<Control>q", "Ctrl+Q"), ("<Alt>q;;<Hyper>q", "Alt+Q"),
  ])
  func `the shortcut is pressed, and without one the mnemonic`(text: String, label: String) {
    #expect(Accelerator.binding(of: text)?.label == label)
  }

  @Test func `a letter is the key of its small letter, and other keys keep their names`() {
    #expect(Accelerator.binding(of: "<Control>S") == KeyBinding("s", .control))
    #expect(Accelerator.binding(of: "<Control>Home") == KeyBinding(.home, .control))
  }

  @Test(arguments: ["", ";;", "q;;", "q;<Alt>f:q;", ";;<Hyper>q", ";;Ctrl+Nonsense", "<Alt>"])
  func `what is no key that can be pressed alone is none`(text: String) {
    #expect(Accelerator.binding(of: text) == nil)
  }
}
