import { createEditor } from '#plugins/editor.ts'
import { plugins } from '#plugins/index.ts'
import type { Editor } from '#plugins/kit.ts'
import { createCredentials } from '#plugins/ports/credentials.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import { UNSEEN_KEY } from '#schemas/unseen.ts'
import { version } from '../../package.json'
import { createAnalytics } from '../adapters/analytics.ts'
import { createHttpApi } from '../adapters/api.ts'
import { browserAuthorization } from '../adapters/authorization.ts'
import { browserClipboard } from '../adapters/clipboard.ts'
import { browserClock, browserIds } from '../adapters/clock.ts'
import { CREATION_KEYS } from '../adapters/creation-keys.ts'
import { withOwnCreation } from '../adapters/creation-storage.ts'
import { browserDownloads } from '../adapters/downloads.ts'
import { browserFrames } from '../adapters/frames.ts'
import { createLiveSocket } from '../adapters/live-socket.ts'
import { browserMotion } from '../adapters/motion.ts'
import { browserNavigation } from '../adapters/navigation.ts'
import { browserOtherWindows } from '../adapters/other-windows.ts'
import { createHttpOutlineStream } from '../adapters/outline-stream.ts'
import type { HttpClient } from '../adapters/request.ts'
import { browserStorage, windowStorage, withWindowKeys } from '../adapters/storage.ts'
import { browserUnsentIdea } from '../adapters/unsent-idea.ts'
import { watchSession } from '../kit/session-recording.ts'
import { check } from './fact-check.ts'
import { creatorBase, siteFrom } from './site.ts'
import { currentLanguage } from './words.ts'

/** Makes the one editor of this page: every plugin, every port of the browser. */
export function loadEditor(): Editor {
  const credentials = createCredentials()
  const base = creatorBase(location.origin)
  const site = siteFrom(document.getElementById('config')?.textContent)
  const wire: HttpClient = {
    base,
    fetch: (...request) => fetch(...request),
    token: () => browserStorage.read('access_token'),
    language: () => requestLanguageOf(currentLanguage()),
    onSessionLost: (token) => {
      const { user } = editor.bus.draft$.value.session.account
      // an answer that comes after somebody has signed in again says nothing about them
      const isTheirs = (uid: string) => token === null || credentials.tokenOf(uid) === token
      if (user !== null && isTheirs(user.uid))
        editor.bus.emit({ type: 'account/sessionExpired', source: 'server', payload: {} })
      return editor.bus.draft$.value.session.account.expiredUid !== null
    },
  }
  const ports: Ports = {
    clock: browserClock,
    ids: browserIds,
    api: createHttpApi(wire),
    outline: createHttpOutlineStream(wire, browserFrames),
    socket: createLiveSocket(() => base),
    frames: browserFrames,
    storage: withWindowKeys(
      withOwnCreation(browserStorage, windowStorage, CREATION_KEYS),
      windowStorage,
      [UNSEEN_KEY],
    ),
    otherWindows: browserOtherWindows,
    unsentIdea: browserUnsentIdea,
    navigation: browserNavigation,
    credentials,
    authorization: browserAuthorization,
    clipboard: browserClipboard,
    downloads: browserDownloads,
    analytics: createAnalytics(site.analyticsUrl),
    locale: { current: currentLanguage },
    motion: browserMotion,
    server: { hasModel: site.hasModel },
  }
  const editor = createEditor(plugins, ports, undefined, check)
  watchSession(editor, `lamplight ${version}`)
  return editor
}
