// SPDX-License-Identifier: Apache-2.0

import Evenhand

#Preview("Nothing to show") { PhotoWindow(library: PhotoLibrary()) }
