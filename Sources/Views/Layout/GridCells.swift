// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Over how many columns a cell reaches.
private enum CellColumnsKey: LayoutValueKey {
  static let defaultValue = 1
}

/// Along which axes a cell has no part in how large columns and rows are.
private enum UnsizedAxesKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

/// Where a cell's view stands in its cell.
private enum CellAnchorKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

/// Where the views of a cell's column stand.
private enum ColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

extension ViewNode {
  /// Over how many columns of a grid it reaches.
  var cellColumns: Int { max(1, layoutValue(CellColumnsKey.self) as? Int ?? 1) }
  /// Along which axes it has no part in how large columns and rows are.
  var unsizedAxes: Axis.Set { layoutValue(UnsizedAxesKey.self) as? Axis.Set ?? [] }
  /// Where it stands in its cell; nil for the grid's alignment.
  var cellAnchor: UnitPoint? { layoutValue(CellAnchorKey.self) as? UnitPoint }
  /// Where the views of its column stand; nil where it says nothing.
  var columnAlignment: HorizontalAlignment? {
    layoutValue(ColumnAlignmentKey.self) as? HorizontalAlignment
  }
}

extension View {
  /// Lets the view reach over so many columns of the `Grid` that it is a cell of.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: CellColumnsKey.self, value: max(1, count))
  }

  /// Takes the room that the other cells of a `Grid` have along some axes, and asks for none.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: UnsizedAxesKey.self, value: axes)
  }

  /// Where the view stands in its cell of a `Grid`, whatever the alignment of the others is.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: CellAnchorKey.self, value: anchor)
  }

  /// Where all views stand that are in one column of a `Grid` with this one.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: ColumnAlignmentKey.self, value: guide)
  }
}

/// Rows of cells below one another, as a layout.
public struct GridLayout: ArrangingLayout {
  /// Where views stand that are smaller than their cells.
  public var alignment: Alignment
  /// Between columns, in points; nil for the standard.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil for the standard.
  public var verticalSpacing: CGFloat?

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var arrangement: TableArrangement {
    TableArrangement(
      alignment: alignment, gap: horizontalSpacing ?? StackArrangement.standardSpacing,
      lineGap: verticalSpacing ?? StackArrangement.standardSpacing)
  }
}
