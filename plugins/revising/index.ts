import { definePlugin } from '#plugins/kit.ts'
import type { Revising, TextEdit } from '#schemas/revising.ts'
import { keepEdits, restoreEdits } from './keeping.ts'
import { sendEdits } from './sending.ts'

/** The slice with what becomes of one edit; null where it is gone. */
const changed = (
  { edits }: Revising,
  address: string,
  change: (edit: TextEdit) => TextEdit | null,
): Revising => ({
  edits: edits.flatMap((edit) => {
    if (edit.address !== address) return [edit]
    const next = change(edit)
    return next === null ? [] : [next]
  }),
})

/** The same, behind all others: edits are sent in the order they were made. */
function moved(slice: Revising, address: string, change: Partial<TextEdit>): Revising {
  const edit = slice.edits.find((one) => one.address === address)
  if (edit === undefined) return slice
  const others = slice.edits.filter((one) => one !== edit)
  return { edits: [...others, { ...edit, desc: '', theirs: null, version: null, ...change }] }
}

/** A version of the game is shown: what it holds is no edit any more. */
const shown = (slice: Revising, version: number): Revising =>
  slice.edits.some((edit) => edit.version !== null && edit.version <= version)
    ? { edits: slice.edits.filter((edit) => edit.version === null || edit.version > version) }
    : slice

/** Every text of a written game, edited by hand in its place. */
export const revising = definePlugin({
  name: 'revising',
  slice: 'revising',
  reduce: {
    'revising/started': ({ edits }, { payload }) => ({
      edits: [
        ...edits.filter(({ address }) => address !== payload.address),
        { ...payload, status: 'open', desc: '', theirs: null, version: null },
      ],
    }),
    'revising/written': (slice, { payload: { address, text } }) =>
      changed(slice, address, (edit) =>
        edit.status === 'open' || edit.status === 'refused' ? { ...edit, text } : edit,
      ),
    'revising/committed': (slice, { payload: { address, text } }) =>
      moved(slice, address, { text, status: 'queued' }),
    'revising/reverted': (slice, { payload }) => changed(slice, payload.address, () => null),
    'revising/sent': (slice, { payload }) =>
      changed(slice, payload.address, (edit) => ({ ...edit, status: 'sending' })),
    'revising/saved': (slice, { payload: { address, version } }, { before }) =>
      shown(
        changed(slice, address, (edit) => ({ ...edit, status: 'saved', version })),
        before.script.script.scriptVersion.value,
      ),
    'revising/refused': (slice, { payload: { address, desc } }) =>
      changed(slice, address, (edit) => ({ ...edit, status: 'refused', desc })),
    'revising/unanswered': (slice, { payload }) =>
      changed(slice, payload.address, (edit) => ({ ...edit, status: 'waiting' })),
    'revising/rebased': (slice, { payload }) =>
      changed(slice, payload.address, (edit) => ({ ...edit, ...payload })),
    'revising/conflictFound': (slice, { payload: { address, theirs } }) =>
      changed(slice, address, (edit) => ({ ...edit, status: 'conflict', theirs })),
    'revising/conflictDecided': (slice, { payload: { address, text } }) => {
      const theirs = slice.edits.find((edit) => edit.address === address)?.theirs ?? ''
      return text === theirs
        ? changed(slice, address, () => null)
        : moved(slice, address, { base: theirs, text, status: 'queued' })
    },
    'revising/restored': (slice, { payload }) => {
      const known = new Set(slice.edits.map(({ address }) => address))
      return { edits: [...slice.edits, ...payload.edits.filter((one) => !known.has(one.address))] }
    },
    'updates/finished': (slice, { payload }) => shown(slice, payload.scriptVersion),
    'script/snapshotReceived': (slice, { payload }) => shown(slice, payload.game.scriptVersion),
  },
  effects: [restoreEdits, keepEdits, sendEdits],
})
