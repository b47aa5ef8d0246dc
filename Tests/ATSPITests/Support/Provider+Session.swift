// SPDX-License-Identifier: Apache-2.0

@testable import ATSPI

extension Provider {
  /// One without elements, which asks the session bus at this address whether it is wanted.
  convenience init(followingSession address: String, _ journal: Journal) {
    var configuration = Configuration(applicationName: "Follower", environment: [:])
    configuration.sessionBusAddress = address
    configuration.trace = { journal.append($0) }
    self.init(configuration: configuration) { $0.finish(false) }
  }
}
