// SPDX-License-Identifier: Apache-2.0

// The module's name is all that is here: a file that says `import SwiftUI` finds what Evenhand has.
@_exported import Evenhand
