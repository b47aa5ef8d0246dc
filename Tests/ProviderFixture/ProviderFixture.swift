// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Foundation
import Semantics

/// The executable `provider-fixture`: serves the tree of a file, as the provider tests of at-spi2-core
/// have theirs served. `Tests/provider-tests` runs them against it.
@main
@MainActor
enum ProviderFixture {
  private static var document = FixtureDocument()
  private static var provider: Provider?

  static func main() throws {
    guard let place = CommandLine.arguments.firstIndex(of: "--test-data-file"),
      place + 1 < CommandLine.arguments.count
    else {
      FileHandle.standardError.write(Data("provider-fixture: --test-data-file FILE\n".utf8))
      exit(64)
    }
    document = try FixtureDocument(URL(filePath: CommandLine.arguments[place + 1]))
    var configuration = Provider.Configuration(applicationName: document.name)
    configuration.policy = .on
    configuration.toolkitName = "atspitesting-toolkit"
    let provider = Provider(configuration: configuration) { pending in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { pending.finish(pending.begin().map(perform) ?? false) }
      }
    }
    Self.provider = provider
    provider.start()
    dispatchMain()
  }

  private static func perform(_ request: AssistiveRequest) -> Bool {
    let isDone = request == .showTree || document.perform(request)
    provider?.publish(TreeUpdate(nodes: document.nodes), windows: document.windows)
    return isDone
  }
}
