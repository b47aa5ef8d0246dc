// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NotificationCenter {
  /// Hands out the notifications of a name.
  /// - Parameter object: Their sender, nil for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Hands out the notifications of a name.
  public struct Publisher: CombineSubset.Publisher {
    /// What was posted.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Of the notifications.
    public let name: Notification.Name
    /// Their sender, nil for any.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which sees what is posted from now on, on the thread that posts.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(subscriber, overflow: .dropped)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        outlet.send($0)
      }
      outlet.open(source: SubscriptionActions(cancel: { center.removeObserver(observer) }))
    }
  }
}
