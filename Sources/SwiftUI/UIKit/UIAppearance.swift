// SPDX-License-Identifier: Apache-2.0

import Evenhand

// SwiftUI's files set UIKit's looks as they begin. What they set is kept and shown nowhere: bars, lists
// and fields here look as the views' own modifiers say.

extension NSAttributedString.Key {
  /// The colour of letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The typeface.
  public static let font = NSAttributedString.Key("NSFont")
}

/// UIKit's name for how a bar looks; nothing of it is shown.
@MainActor @preconcurrency
public class UIBarAppearance {
  public init() {}

  /// Accepted for the sake of the source: bars have no ground of their own.
  public func configureWithDefaultBackground() {}
  /// Accepted for the sake of the source: bars have no ground of their own.
  public func configureWithOpaqueBackground() {}
  /// Accepted for the sake of the source: bars have no ground of their own.
  public func configureWithTransparentBackground() {}

  /// Kept, and shown nowhere.
  public var backgroundColor: UIColor?
  /// Kept, and shown nowhere.
  public var shadowColor: UIColor?
}

/// UIKit's name for how a title's bar looks; nothing of it is shown.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// Kept, and shown nowhere.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, and shown nowhere.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// UIKit's name for how a bar of tabs looks; nothing of it is shown.
public final class UITabBarAppearance: UIBarAppearance {}

/// UIKit's name for how a tool bar looks; nothing of it is shown.
public final class UIToolbarAppearance: UIBarAppearance {}

/// What all of UIKit's looks have; nothing of it is shown.
@MainActor @preconcurrency
public class UIAppearanceProxy: UIGestureRecognizerView {
  /// Kept, and shown nowhere.
  public var backgroundColor: UIColor?
  /// Kept, and shown nowhere.
  public var tintColor: UIColor?
  /// Kept, and shown nowhere.
  public var barTintColor: UIColor?
  /// Kept, and shown nowhere.
  public var isTranslucent = true

  init() { super.init() }
}

/// UIKit's name for the bar with a title.
public final class UINavigationBar: UIAppearanceProxy {
  private static let only = UINavigationBar()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UINavigationBar { only }

  /// Kept, and shown nowhere.
  public var standardAppearance = UINavigationBarAppearance()
  /// Kept, and shown nowhere.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, and shown nowhere.
  public var compactAppearance: UINavigationBarAppearance?
  /// Kept, and shown nowhere.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept, and shown nowhere.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// Accepted for the sake of the source: bars have no ground of their own.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// Kept, and shown nowhere.
  public var shadowImage: UIImage?
}

/// UIKit's name for how high a bar is.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`, compact
}

/// UIKit's name for the bar of tabs.
public final class UITabBar: UIAppearanceProxy {
  private static let only = UITabBar()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UITabBar { only }

  /// Kept, and shown nowhere.
  public var standardAppearance = UITabBarAppearance()
  /// Kept, and shown nowhere.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// Kept, and shown nowhere.
  public var unselectedItemTintColor: UIColor?
  /// Whether no bar of tabs is shown; of views that are made from then on.
  public var isHidden: Bool {
    get { TabBarDefaults.isHidden }
    set { TabBarDefaults.isHidden = newValue }
  }
}

/// UIKit's name for a row of which one is picked.
public final class UISegmentedControl: UIAppearanceProxy {
  private static let only = UISegmentedControl()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UISegmentedControl { only }

  /// Kept, and shown nowhere.
  public var selectedSegmentTintColor: UIColor?

  /// Accepted for the sake of the source: a segment's text has the style of the views round it.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}

/// UIKit's name for what a control looks like it does.
public struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing.
  public static let normal: UIControlState = []
  /// It is pressed.
  public static let highlighted = UIControlState(rawValue: 1)
  /// It takes no input.
  public static let disabled = UIControlState(rawValue: 2)
  /// It is the one that is picked.
  public static let selected = UIControlState(rawValue: 4)
}

/// UIKit's name for the dots below pages.
public final class UIPageControl: UIAppearanceProxy {
  private static let only = UIPageControl()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UIPageControl { only }

  /// Kept, and shown nowhere.
  public var currentPageIndicatorTintColor: UIColor?
  /// Kept, and shown nowhere.
  public var pageIndicatorTintColor: UIColor?
}

/// UIKit's name for a list.
public final class UITableView: UIScrollViewLooks {
  private static let only = UITableView()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UITableView { only }

  /// UIKit's name for the lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none, singleLine
  }

  /// Kept, and shown nowhere.
  public var separatorStyle = SeparatorStyle.singleLine
  /// Kept, and shown nowhere.
  public var separatorColor: UIColor?
}

/// UIKit's name for a text of several lines.
public final class UITextView: UIScrollViewLooks {
  private static let only = UITextView()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UITextView { only }
}

/// UIKit's name for what can be scrolled.
public final class UIScrollView: UIScrollViewLooks {
  private static let only = UIScrollView()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UIScrollView { only }

  /// What stands for each one that a gesture meets.
  static let met = UIScrollView()

  /// Zero: where a scroll view stands that a gesture meets is not known to its delegate.
  public var contentOffset: CGPoint { .zero }

  /// How much of its speed a content that was thrown keeps in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, as UIKit has it.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, as UIKit has it.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// What is set of what can be scrolled; nothing of it is shown.
public class UIScrollViewLooks: UIAppearanceProxy {
  /// Kept, and shown nowhere.
  public var bounces = true
  /// Kept, and shown nowhere.
  public var alwaysBounceVertical = false
  /// Kept, and shown nowhere.
  public var isScrollEnabled = true
  /// Kept, and shown nowhere.
  public var isPagingEnabled = false
  /// Kept, and shown nowhere.
  public var showsVerticalScrollIndicator = true
}

/// UIKit's name for a row of a list.
public final class UITableViewCell: UIAppearanceProxy {
  private static let only = UITableViewCell()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UITableViewCell { only }
}

/// UIKit's name for a grid of views.
public final class UICollectionView: UIScrollViewLooks {
  private static let only = UICollectionView()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UICollectionView { only }
}

/// UIKit's name for a switch.
public final class UISwitch: UIAppearanceProxy {
  private static let only = UISwitch()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UISwitch { only }

  /// Kept, and shown nowhere.
  public var onTintColor: UIColor?

  /// Kept, and shown nowhere.
  public var thumbTintColor: UIColor?
}

/// UIKit's name for a slider.
public final class UISlider: UIAppearanceProxy {
  private static let only = UISlider()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UISlider { only }

  /// Kept, and shown nowhere.
  public var minimumTrackTintColor: UIColor?

  /// Kept, and shown nowhere.
  public var maximumTrackTintColor: UIColor?

  /// Kept, and shown nowhere.
  public var thumbTintColor: UIColor?
}

/// UIKit's name for a stepper.
public final class UIStepper: UIAppearanceProxy {
  private static let only = UIStepper()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UIStepper { only }
}

/// UIKit's name for a line of progress.
public final class UIProgressView: UIAppearanceProxy {
  private static let only = UIProgressView()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UIProgressView { only }

  /// Kept, and shown nowhere.
  public var progressTintColor: UIColor?

  /// Kept, and shown nowhere.
  public var trackTintColor: UIColor?
}

/// UIKit's name for a tool bar.
public final class UIToolbar: UIAppearanceProxy {
  private static let only = UIToolbar()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UIToolbar { only }
}

/// UIKit's name for what picks a date.
public final class UIDatePicker: UIAppearanceProxy {
  private static let only = UIDatePicker()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UIDatePicker { only }
}

/// UIKit's name for what is pulled to load anew.
public final class UIRefreshControl: UIAppearanceProxy {
  private static let only = UIRefreshControl()

  /// What is set of it is kept, and shown nowhere.
  public static func appearance() -> UIRefreshControl { only }
}
