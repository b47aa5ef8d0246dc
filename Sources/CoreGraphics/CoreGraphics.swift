// SPDX-License-Identifier: Apache-2.0

// The module's name is all that is here: a file that says `import CoreGraphics` finds points, sizes,
// rectangles and transforms, and `CoreGraphics.hypot` is the function of that name.
@_exported import Evenhand
