import type { Message, Scenario } from './error-message.ts'
import { envelope, fail, openShelf, press } from './error-provoking.ts'
import { confirmPublishing } from './publish.ts'

const inToast = (words: string, key: string): Message => ({ words, key, place: 'toast' })

/** A game that is published from its editor, at last by the real server. */
const sending: Scenario = [
  {
    async provoke(stage) {
      await stage.page.route('**/h5/scripts/games', fail)
      await stage.openEditor()
      await press(stage, 'editor', 'actions.publish')
      await press(stage, 'editor', 'publishing.publish')
    },
    says: [inToast('Game publish error', 'publish_error')],
  },
  {
    async provoke(stage) {
      await stage.page.unroute('**/h5/scripts/games')
      await stage.page.route('**/h5/scripts/games', (route) => route.fulfill(envelope(500)))
      await press(stage, 'editor', 'publishing.publish')
    },
    says: [inToast('Game published failed', 'publish_failed')],
  },
  {
    async provoke(stage) {
      await stage.page.unroute('**/h5/scripts/games')
      await stage.openWrittenGame()
      await press(stage, 'editor', 'actions.publish')
      await confirmPublishing(stage.page, stage.say)
    },
    says: [inToast('Game published successfully', 'published')],
  },
]

/** The list of games, whose server is away, and a link that is copied from it. */
const sharing: Scenario = [
  {
    async provoke({ page, open }) {
      await page.route('**/h5/scripts/games', fail)
      await open('/games')
    },
    says: [inToast('Request failed', 'request_failed')],
  },
  {
    async provoke(stage) {
      await openShelf(stage)
      await press(stage, 'library', 'copyLink')
    },
    says: [inToast('Link copied', 'link_copied')],
  },
  {
    async provoke(stage) {
      await stage.page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'))
        document.execCommand = () => false
      })
      await press(stage, 'library', 'copyLink')
    },
    says: [inToast('Copy failed', 'copy_failed')],
  },
]

/** What can go wrong, and well, from the publishing on. */
export const PUBLISHING = { sending, sharing } as const
