// SPDX-License-Identifier: Apache-2.0

// The module's name is all that is here: a file that says `import Combine` finds what Evenhand has.
@_exported import CombineSubset
@_exported import Foundation
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
