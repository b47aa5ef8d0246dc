// SPDX-License-Identifier: Apache-2.0

/// Names an environment value of your own.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views inherit from the views around them.
public struct EnvironmentValues {
  /// The values that Evenhand itself knows, compared as a whole.
  struct Known: Hashable {
    var font = Font.body
    var foregroundColor: Color?
    /// Goes before the colour.
    var foregroundGradient: UnitGradient?
    var foregroundShadows: [ShadowStyle] = []
    /// What the levels below it are; empty for so much of it.
    var foregroundLevels: [ResolvedStyle] = []
    var tint: Color?
    var textCase: LetterCase?
    var isUnderlined = false
    var isStruckThrough = false
    var lineColors = LetterLineColors()
    var imageScale = Image.Scale.medium
    var symbolVariant = ""
    var isEnabled = true
    var isFocusEffectEnabled = true
    var isPressEffectEnabled = true
    var isHoverEffectEnabled = true
    var layoutDirection = LayoutDirection.leftToRight
    var multilineTextAlignment = TextAlignment.leading
    var lineLimit: Int?
    var paragraph = ParagraphStyle()
    var shortcut: KeyboardShortcut?
    var settings = DisplaySettings()
    var isScrollEnabled = true
    var takesWheel = true
    var scrollIndicators = ScrollIndicators()
    var contentTransition = ContentTransition.interpolate
    /// Whether a lazy stack is round the view, without a row of it in between.
    var isInLazyStack = false
    /// Whether each view that stands here is a row of a list.
    var isInList = false
    /// Whether a view stands in a row of a list.
    var isListRow = false
    /// Whether each view that stands here is a page of tabs.
    var isInTabs = false
    /// Whether all pages round the view, of tabs and of navigation, are those that are shown.
    var isOnShownPage = true
    /// Whether a page is round the view that shows the bars which it says.
    var isUnderBars = false
    /// The bars round the view, from the outermost on, that content runs under.
    var safeAreas: [SafeAreaBar] = []
    var redaction: RedactionReasons = []
    /// Whether what is shown is nobody else's business.
    var isPrivate = false

    /// Whether the views that stand here are something to a container round them.
    var isInContainer: Bool { isInLazyStack || isInList || isInTabs || isListRow }

    /// As for views that stand elsewhere.
    mutating func leaveContainers() {
      isInLazyStack = false
      isInList = false
      isInTabs = false
      isListRow = false
    }
  }

  var known = Known()
  var own: [ObjectIdentifier: Any] = [:]
  var focus: FocusSource?
  var speech: SpeechSource?
  var help: KeyHelpSource?
  var motion: MotionClock?
  var room: ContainerRoom?
  var phase: WindowPhase?
  var triedSettings: TriedSettings?
  var undo: UndoManager?

  public init() {}

  /// Whether nothing inside could see a difference.
  func isSame(as other: EnvironmentValues) -> Bool {
    known == other.known && own.count == other.own.count
      && own.allSatisfy { key, value in
        other.own[key].map { Same.values(value, $0) } ?? false
      }
  }

  /// The model of the type that was set last on the way here.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    own[ObjectIdentifier(type)] as? Object
  }

  /// There is no value to go on with: as in SwiftUI, the program ends with the name of what its author
  /// left out.
  static func misses(_ type: Any.Type, givenBy modifier: String) -> Never {
    fatalError("No \(type) in the environment: a view around this one needs \(modifier)")
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    own[ObjectIdentifier(Object.self)] = object
  }

  /// An author's own value; its default where no view around sets it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing would be cast to an optional value that is nothing, and the default left out.
      guard let value = own[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// The font of texts that name none; setting nil brings ``Font/body`` back.
  public var font: Font? {
    get { known.font }
    set { known.font = newValue ?? .body }
  }
  /// Nil for the standard colour of text.
  public var foregroundColor: Color? {
    get { known.foregroundColor }
    set {
      known.foregroundColor = newValue
      known.foregroundGradient = nil
      known.foregroundShadows = []
      known.foregroundLevels = []
    }
  }
  /// The colour that controls take.
  public var tint: Color { known.tint ?? .accentColor }
  /// Whether the controls and gestures inside take part; `disabled(_:)` sets it to false.
  public var isEnabled: Bool {
    get { known.isEnabled }
    set { known.isEnabled = newValue }
  }
  /// Whether a ring is drawn round the view that has the keyboard.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { known.isFocusEffectEnabled }
    set { known.isFocusEffectEnabled = newValue }
  }
  /// Which side is leading; left to right unless a view around sets it.
  public var layoutDirection: LayoutDirection {
    get { known.layoutDirection }
    set { known.layoutDirection = newValue }
  }
  /// Where the lines of a text stand that are shorter than its widest.
  public var multilineTextAlignment: TextAlignment {
    get { known.multilineTextAlignment }
    set { known.multilineTextAlignment = newValue }
  }
  /// What presses the controls inside, from anywhere in the window.
  public var keyboardShortcut: KeyboardShortcut? { known.shortcut }
  var shortcut: KeyboardShortcut? {
    get { known.shortcut }
    set { known.shortcut = newValue }
  }
  /// How many lines a text has at most, the last one ending in an ellipsis; nil for no limit.
  public var lineLimit: Int? {
    get { known.lineLimit }
    set { known.lineLimit = newValue }
  }
  /// For how many lines a text takes room at least.
  var leastLines: Int { known.paragraph.leastLines }
}
