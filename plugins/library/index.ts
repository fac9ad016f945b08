import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { STATUS } from '#schemas/api.ts'
import { followDeleted, readDeleted } from './deleted-effects.ts'
import { copyToClipboard, followWriting, readLibrary } from './effects.ts'
import { doActions, takeBackRemovals } from './shelf-actions.ts'

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)
/** A deletion and its taking back are under way together: each ends once. */
const lessOne = (ids: readonly string[], id: string) => {
  const at = ids.indexOf(id)
  return at < 0 ? [...ids] : ids.toSpliced(at, 1)
}

/** The creator's own scripts and published games. */
export const library = definePlugin({
  name: 'library',
  slice: 'library',
  reduce: {
    'library/requested': withImmer((slice) => {
      slice.status = 'loading'
    }),
    'library/received': (slice, { payload }) => ({ ...slice, status: 'ready', ...payload }),
    'library/failed': withImmer((slice) => {
      slice.status = 'failed'
    }),
    'library/deletedReceived': withImmer((slice, { payload: { games } }) => {
      slice.deleted = { status: 'read', games }
    }),
    'library/deletedFailed': withImmer((slice, { payload: { status, desc } }) => {
      // a server that keeps the specification alone has no such call: it is missing, and no words say of what
      slice.deleted.status = status === STATUS.missing && desc === '' ? 'missing' : 'failed'
    }),
    'library/actionRequested': withImmer((slice, { payload: { action, id } }) => {
      slice.busy.push(id)
      if (action === 'remove') slice.removed.push(id)
      if (action === 'restore') slice.removed = without(slice.removed, id)
    }),
    'library/actionDone': withImmer((slice, { payload: { action, id, title, scriptVersion } }) => {
      slice.busy = lessOne(slice.busy, id)
      if (action === 'restore' || action === 'forget')
        slice.deleted.games = slice.deleted.games.filter((one) => one.id !== id)
      const script = slice.scripts.find((one) => one.id === id)
      if (action !== 'rename' || script === undefined) return
      script.title = title
      script.scriptVersion = scriptVersion ?? script.scriptVersion
    }),
    'library/actionFailed': withImmer((slice, { payload: { action, id } }) => {
      slice.busy = lessOne(slice.busy, id)
      if (action === 'remove') slice.removed = without(slice.removed, id)
    }),
  },
  effects: [
    readLibrary,
    followWriting,
    readDeleted,
    followDeleted,
    copyToClipboard,
    doActions,
    takeBackRemovals,
  ],
})
