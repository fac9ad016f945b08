import type { Command, Refusal } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { Library, ScriptCard, ShelfAction } from '#schemas/library.ts'

/** Asks for the creator's scripts and published games. */
export const loadLibrary: Command = (draft) => {
  if (draft.session.account.user === null) return { refused: 'loginFirst' }
  if (draft.session.library.status === 'loading') return { refused: 'loading' }
  return [{ type: 'library/requested', source: 'user', payload: {} }]
}

/** Puts the link of a published game on the clipboard. */
export const copyLink: Command<{ url: string }> = (_, { url }) => [
  { type: 'library/linkCopyRequested', source: 'user', payload: { url } },
]

/** A script that is on the shelf and to which nothing is being done, unless `refusal` has something against it. */
function atRest(
  { scripts, removed, busy }: Library,
  id: string,
  refusal: (script: ScriptCard) => string | null,
): ScriptCard | Refusal {
  const script = scripts.find((one) => one.id === id)
  if (script === undefined || removed.includes(id)) return { refused: 'no_game' }
  const refused = busy.includes(id) ? 'busy' : refusal(script)
  return refused === null ? script : { refused }
}

/** Begins an action on a script that is on the shelf and at rest, unless `refusal` has something against it. */
function begin(
  { session: { library } }: Draft,
  { id, ...wish }: { action: ShelfAction; id: string; title?: string; idempotencyKey?: string },
  refusal: (script: ScriptCard) => string | null = () => null,
): readonly EventInput[] | Refusal {
  const script = atRest(library, id, refusal)
  if ('refused' in script) return script
  const payload = { id, title: script.title, idempotencyKey: '', ...wish }
  return [{ type: 'library/actionRequested', source: 'user', payload }]
}
const whileWriting = ({ status }: ScriptCard) =>
  status === SCRIPT_STATUS.generating ? 'still_writing' : null

/** Gives a game another title. */
export const renameGame: Command<{ id: string; title: string }> = (draft, { id, title }) =>
  begin(draft, { action: 'rename', id, title: title.trim() }, (script) => {
    if (title.trim() === '') return 'title_empty'
    return title.trim() === script.title ? 'unchanged' : whileWriting(script)
  })

/** Makes a copy under a title of its own; `idempotencyKey` is new for each press. */
export const duplicateGame: Command<{ id: string; title: string; idempotencyKey: string }> = (
  draft,
  wish,
) => begin(draft, { action: 'copy', ...wish }, whileWriting)

/** Leads to the screen of a game, where the sheet asks before it is published, or published again. */
export const publishFromShelf: Command<{ id: string }> = ({ session: { library } }, { id }) => {
  const script = atRest(library, id, whileWriting)
  if ('refused' in script) return script
  return [{ type: 'publishing/sought', source: 'user', payload: { scriptId: id } }]
}

/** Takes a published game back. */
export const withdrawListedGame: Command<{ id: string }> = (draft, { id }) =>
  begin(draft, { action: 'withdraw', id }, (script) =>
    script.publishedGameId === null ? 'not_published' : null,
  )

/** Deletes a game, its published one with it; a message offers to take that back. */
export const deleteGame: Command<{ id: string }> = (draft, { id }) =>
  begin(draft, { action: 'remove', id })

/** Reads the deleted games again. */
export const loadDeleted: Command = ({ session: { library } }) =>
  library.deleted.status === 'missing'
    ? { refused: 'not_offered' }
    : [{ type: 'library/deletedRequested', source: 'user', payload: {} }]

/** Begins an action on a deleted game. */
function ofDeleted({ session: { library } }: Draft, id: string, action: ShelfAction) {
  const game = library.deleted.games.find((one) => one.id === id)
  if (game === undefined) return { refused: 'no_game' }
  if (library.busy.includes(id)) return { refused: 'busy' }
  const payload = { action, id, title: game.title, idempotencyKey: '' }
  return [{ type: 'library/actionRequested', source: 'user', payload }] as const
}

/** Brings a deleted game back, its link with it. */
export const restoreDeleted: Command<{ id: string }> = (draft, { id }) =>
  ofDeleted(draft, id, 'restore')

/** Deletes a deleted game for good. */
export const forgetGame: Command<{ id: string }> = (draft, { id }) => ofDeleted(draft, id, 'forget')

/** Takes the last deletion of this window back; a deletion of another day is taken back from the deleted games. */
export const takeBackDeletion: Command = ({ session: { library } }) => {
  const id = library.removed.at(-1)
  if (id === undefined) return { refused: 'nothing_deleted' }
  const payload = { action: 'restore', id, title: '', idempotencyKey: '' } as const
  return [{ type: 'library/actionRequested', source: 'user', payload }]
}
