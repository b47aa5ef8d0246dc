// SPDX-License-Identifier: Apache-2.0

// All that an application writes with, behind one import.
@_exported import Foundation
@_exported import Gestures
@_exported import Interaction
@_exported import Semantics
@_exported import Views
