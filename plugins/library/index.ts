import { definePlugin } from '#core/plugin.ts'
import { emptyLibrary } from '#schemas/library.ts'
import { copyToClipboard, readLibrary } from './effects.ts'

/** The creator's own scripts and published games. */
export const library = definePlugin({
  name: 'library',
  slice: 'library',
  on: {
    'library/requested': (slice) => {
      slice.status = 'loading'
    },
    'library/received': (_, { payload }) => ({ status: 'ready', ...payload }),
    'library/failed': (slice) => {
      slice.status = 'failed'
    },
    'account/signedOut': () => emptyLibrary(),
  },
  effects: [readLibrary, copyToClipboard],
})
