// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// On which buses this process is, and through whom: an assistive technology knows an application by
/// its process, and one that is there twice is read twice.
enum BusClaims {
  private static let owners = Mutex<[String: ObjectIdentifier]>([:])

  /// Takes the bus for an owner, who has it until it is let go of.
  ///
  /// - Returns: False where another has it.
  static func take(_ address: String, for owner: AnyObject) -> Bool {
    owners.withLock { owners in
      let key = place(address)
      guard owners[key] == nil || owners[key] == ObjectIdentifier(owner) else { return false }
      owners[key] = ObjectIdentifier(owner)
      return true
    }
  }

  static func letGo(_ address: String, by owner: AnyObject) {
    owners.withLock { owners in
      if owners[place(address)] == ObjectIdentifier(owner) { owners[place(address)] = nil }
    }
  }

  /// Without the bus' number, which only some say.
  private static func place(_ address: String) -> String {
    address.split(separator: ",").filter { !$0.hasPrefix("guid=") }.joined(separator: ",")
  }
}
