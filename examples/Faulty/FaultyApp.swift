// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The pages that have a window.
struct FaultyApp: App {
  var body: some Scene {
    // window-title: the window of the first page has none.
    WindowGroup(FaultyPage.chosen == .tree ? "" : "Faulty") { page }
      .defaultSize(width: 620, height: 640)
  }

  @ViewBuilder private var page: some View {
    switch FaultyPage.chosen {
    case .tree: FaultyView()
    case .keyboard: FaultyKeyboardView()
    case .trap: FaultyTrapView()
    case .focus: FaultyFocusView()
    case .lost: FaultyLostView()
    case .late: FaultyLateView()
    case .pictures: FaultyPicturesView()
    case .model: FaultyModelView()
    case .outlives: FaultyOutlivesView()
    case .fatal: FaultyFatalView()
    case .prints: FaultyPrintsView()
    case .chance: FaultyChanceView()
    case .work: FaultyWorkView()
    case .large: FaultyLargeView()
    case .actions, .crash, .crashLater: EmptyView()
    }
  }
}
