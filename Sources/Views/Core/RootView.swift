// SPDX-License-Identifier: Apache-2.0

/// What a host was given to show.
struct RootView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
