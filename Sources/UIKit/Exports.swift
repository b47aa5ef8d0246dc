// SPDX-License-Identifier: Apache-2.0

// The module's name is all that is here: a file that says `import UIKit` beside SwiftUI finds the few
// names of UIKit that views ask for.
@_exported import SwiftUI
