// SPDX-License-Identifier: Apache-2.0

/// Which keys a keyboard on a screen shows; a desktop's shows all of its own.
public enum UIKeyboardType: Hashable, Sendable {
  // UIKit spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// What is typed into a field, for keyboards that fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Its name in HTML's words.
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a keyboard on a screen writes in capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// Nothing.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// The same in UIKit's words.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// What stands on the key that submits, on a keyboard on a screen.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension View {
  /// Accepted for the sake of the source: a desktop's keyboard has all of its keys.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepted for the sake of the source: nothing fills fields in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Accepted for the sake of the source: a keyboard with a Shift key writes no capitals by itself.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Accepted for the sake of the source: a keyboard with a Shift key writes no capitals by itself.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Accepted for the sake of the source: what is typed is never corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: what is typed is never corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepted for the sake of the source: a desktop's keys keep what is written on them.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
