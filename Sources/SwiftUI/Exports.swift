// SPDX-License-Identifier: Apache-2.0

// The module's name is all that is here: a file that says `import SwiftUI` finds what Evenhand has.
@_exported import Evenhand
// On Apple's systems a file that imports SwiftUI knows what loads from the network, too.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
