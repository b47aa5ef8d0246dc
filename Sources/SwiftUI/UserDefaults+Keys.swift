// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  extension UserDefaults {
    /// Keeps a value under a key, as `set(_:forKey:)` does; nil takes it away.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// What is kept under a key, as `object(forKey:)` says.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
