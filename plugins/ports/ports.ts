import type { EnginePorts } from '#core/engine/ports.ts'
import type { Api } from './api.ts'
import type { Authorization } from './authorization.ts'
import type { Clipboard, Downloads, Locale, Motion } from './browser.ts'
import type { Credentials } from './credentials.ts'
import type { Frames } from './frames.ts'
import type { LiveSocket } from './live-socket.ts'
import type { Navigation } from './navigation.ts'
import type { OutlineStream } from './outline-stream.ts'
import type { ServerFacts } from './server-facts.ts'
import type { OtherWindows, Storage } from './storage.ts'
import type { UnsentIdea } from './unsent-idea.ts'
import type { UsageService } from './usage.ts'

/** Everything outside the draft. A plugin can touch the world only through these. */
export interface Ports extends EnginePorts {
  api: Api
  outline: OutlineStream
  socket: LiveSocket
  frames: Frames
  storage: Storage
  otherWindows: OtherWindows
  unsentIdea: UnsentIdea
  navigation: Navigation
  credentials: Credentials
  authorization: Authorization
  clipboard: Clipboard
  downloads: Downloads
  analytics: UsageService
  locale: Locale
  motion: Motion
  server: ServerFacts
}
