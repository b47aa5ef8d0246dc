// SPDX-License-Identifier: Apache-2.0

// The module's name is all that is here: a file that says `import UniformTypeIdentifiers` finds the
// types of content that Evenhand has.
@_exported import Evenhand
