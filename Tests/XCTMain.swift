// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The main function of the tests. SwiftPM's own, which this replaces, looks for tests of XCTest in an index
/// of all sources; there are none here, and without the index the tests are built in two thirds of the time.
@main
struct TestMain {
  static func main() async {
    guard CommandLine.arguments.contains("swift-testing") else {
      FileHandle.standardError.write(Data(advice.utf8))
      exit(2)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }

  static let advice = """
    error: these tests are run by Tests/run, or by
      swift test --disable-index-store --disable-xctest --enable-swift-testing

    """
}
