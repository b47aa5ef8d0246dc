// SPDX-License-Identifier: Apache-2.0

import Foundation

extension EnvironmentValues {
  private enum OpenedAddressesKey: EnvironmentKey {
    /// What a desktop hands to a program that it starts for an address (`Exec=program %u`).
    static let defaultValue: [URL] = ProcessInfo.processInfo.arguments.dropFirst().compactMap {
      URL(string: $0).flatMap { $0.scheme == nil ? nil : $0 }
    }
  }

  /// The addresses that the program was started with: those of its arguments that have a scheme.
  public var openedAddresses: [URL] {
    get { self[OpenedAddressesKey.self] }
    set { self[OpenedAddressesKey.self] = newValue }
  }
}

private struct OpenedAddressesView<Content: View>: View {
  let content: Content
  let action: (URL) -> Void
  @Environment(\.openedAddresses) private var addresses

  var body: some View {
    content.onChange(of: addresses, initial: true) { for address in addresses { action(address) } }
  }
}

extension View {
  /// Runs when the view appears, for each address that the program was started with: where a program
  /// is to open addresses, its desktop file says `Exec=program %u`. One that runs already gets no more.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenedAddressesView(content: self, action: action)
  }
}
