// SPDX-License-Identifier: Apache-2.0

// All that an application writes with, behind one import. Of the semantics only what an author
// names: their `State` is an element's, and an author's `State` is a view's.
@_exported import Foundation
@_exported import Gestures
@_exported import Interaction
@_exported import struct Semantics.Announcement
@_exported import struct Semantics.Key
@_exported import struct Semantics.KeyBinding
@_exported import struct Semantics.KeyModifiers
@_exported import struct Semantics.RangeValue
@_exported import enum Semantics.Role
@_exported import Views
// For hosts and platforms of an application's own.
@_exported import protocol Semantics.AccessibilityPlatform
@_exported import protocol WindowHost.ApplicationHost
@_exported import enum WindowHost.HostError
@_exported import class WindowHost.HostLoop
@_exported import struct WindowHost.WindowGeometry
@_exported import struct WindowHost.WindowOptions
