// SPDX-License-Identifier: Apache-2.0

// A compiler plugin. The compiler starts it, writes requests and reads answers; it ends with its
// input.
var conversation = CompilerConversation()
conversation.run()
