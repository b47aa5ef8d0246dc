// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The executable `faulty`: one accessibility fault a control, for the audit to find.
@main
enum FaultyMain {
  @MainActor static func main() {
    switch FaultyPage.chosen {
    case .tree, .keyboard, .trap, .focus, .lost, .late, .pictures, .model, .outlives, .fatal,
      .prints, .chance, .work, .large:
      FaultyApp.main()
    case .actions: serve(ActionElement.actionsPage)
    case .crash: serve(ActionElement.crashPage(.crashes))
    case .crashLater: serve(ActionElement.crashPage(.crashesLater))
    }
  }

  private static func serve(_ page: [ActionElement]) -> Never {
    guard let application = ActionApplication(page) else {
      FileHandle.standardError.write(Data("faulty: there is no accessibility bus\n".utf8))
      exit(1)
    }
    application.run()
  }
}
