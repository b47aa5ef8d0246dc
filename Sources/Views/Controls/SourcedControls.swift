// SPDX-License-Identifier: Apache-2.0

import Foundation

// Controls for a property of several elements at once, and for texts with symbols.

extension Toggle where Label == Views.Label<Text, Image> {
  /// A toggle with a text and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// A toggle for a property of several elements: on where it is on in all of them. It switches all.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }), label: label)
  }
}

extension Toggle where Label == Text {
  /// The same under a text.
  public init<S: StringProtocol, Sources: RandomAccessCollection>(
    _ title: S, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Picker where Label == Text {
  /// A choice under a text; what is chosen is shown as it is in the menu, and not by the view given.
  public init<S: StringProtocol, Current: View>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(title, selection: selection, content: content)
  }
}

extension Stepper where Label == HStack<TupleView<Text, Text>> {
  /// A stepper under a text and the value as the format writes it.
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable & BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: {
        HStack {
          Text(title)
          Text(value.wrappedValue, format: format)
        }
      }, onEditingChanged: onEditingChanged)
  }

  /// The same for any number.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: {
        HStack {
          Text(title)
          Text(value.wrappedValue, format: format)
        }
      }, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  /// A field for a value that may be missing: a text that the format cannot read takes it away where
  /// there is none.
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: String(title), prompt: prompt,
      formatted: FormattedValue(optional: value, format))
  }
}

extension FormattedValue {
  @MainActor
  fileprivate init<Format: ParseableFormatStyle>(
    optional value: Binding<Format.FormatInput?>, _ format: Format
  ) where Format.FormatOutput == String {
    self.init(
      read: { value.wrappedValue.map { format.format($0) } ?? "" },
      write: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      })
  }
}

extension Button where Label == Text {
  /// A button that is called after what it is for: "Close", "Done", "Cancel", "Delete".
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(role.name) }
  }
}

extension ButtonRole {
  fileprivate var name: String {
    switch self {
    case .close: "Close"
    case .cancel: "Cancel"
    case .destructive: "Delete"
    default: "Done"
    }
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone.
  public static var accessoryBar: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// On a ground of its own.
  public static var accessoryBarAction: BorderedButtonStyle { BorderedButtonStyle() }
  /// On a ground of its own.
  public static var card: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button with a question mark, which leads to where a person is helped.
public struct HelpLink: View {
  private enum Target {
    case action(() -> Void)
    case address(URL)
  }

  private let target: Target
  @Environment(\.openURL) private var openURL

  /// Opens an address.
  public init(destination: URL) { target = .address(destination) }

  /// Does something.
  public init(action: @escaping () -> Void) { target = .action(action) }

  public var body: some View {
    Button {
      switch target {
      case .action(let action): action()
      case .address(let address): openURL(address)
      }
    } label: {
      Image(systemName: "questionmark.circle").accessibilityLabel("Help")
    }
    .buttonStyle(BorderlessButtonStyle())
  }
}

/// The symbol and the text; what labels look like where nobody says.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle
