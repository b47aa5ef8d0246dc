// SPDX-License-Identifier: Apache-2.0

extension Button where Label == Text {
  /// A button with a text, which is its accessible name too.
  public init<S: StringProtocol>(
    _ title: S, action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(title, role: nil, action: action, fileID: fileID, line: line)
  }

  /// - Parameter role: What the button is for; nil for nothing in particular.
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action, label: { Text(title) }, fileID: fileID, line: line)
  }

  /// The same with a text from the application's translations.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(titleKey, role: nil, action: action, fileID: fileID, line: line)
  }

  /// - Parameter role: What the button is for; nil for nothing in particular.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
}
