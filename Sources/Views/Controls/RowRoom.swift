// SPDX-License-Identifier: Apache-2.0

/// The room between a label that is shown and its control, in a row that both fill: one of a grouped form
/// or of a list.
struct RowRoom: View {
  @Environment(\.fillsRow) private var fillsRow
  @Environment(\.showsLabels) private var showsLabels

  var body: some View {
    if fillsRow, showsLabels { Spacer(minLength: 0) }
  }
}

extension EnvironmentValues {
  private enum FillsRowKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether a control with a label is as wide as its room.
  var fillsRow: Bool {
    get { self[FillsRowKey.self] }
    set { self[FillsRowKey.self] = newValue }
  }
}
