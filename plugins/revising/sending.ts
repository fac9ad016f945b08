import { concat, EMPTY, map, type Observable, of } from 'rxjs'
import { rebase } from '#core/game/rebase.ts'
import type { Effect, World } from '#plugins/kit.ts'
import { postEdit, REBASES, sendInOrder } from '#plugins/ports/edit-queue.ts'
import { textPaths } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { TextEdit } from '#schemas/revising.ts'
import { editOf, presentText } from './projections.ts'

type Edit = Pick<TextEdit, 'address' | 'base' | 'text'>
const SERVER = { source: 'server' } as const

/** Sends edits one after another, in the order they were made; what met no network waits and is sent once it is back. */
export const sendEdits: Effect = (world) => {
  const { on, draft } = world
  return sendInOrder(world, {
    asked$: on('revising/committed', 'revising/conflictDecided').pipe(
      map(({ payload }) => payload.address),
    ),
    unanswered$: on('revising/unanswered'),
    waiting: () => waitingIn(draft()),
    send(address) {
      const edit = editOf(draft(), address)
      const isDue = edit?.status === 'queued' || edit?.status === 'waiting'
      return isDue ? send(world, edit, REBASES) : EMPTY
    },
  })
}

const waitingIn = ({ session: { revising } }: Draft): string[] =>
  revising.edits.filter(({ status }) => status === 'waiting').map(({ address }) => address)

/** Sends an edit of what stands there now; `rebases` is how often it may still meet a newer version. */
function send(world: World, edit: Edit, rebases: number): Observable<EventInput> {
  const { address, base, text } = edit
  const present = presentText(world.draft(), address)
  const path = textPaths(world.draft()).get(address)
  if (present === undefined || path === undefined)
    return of({ ...SERVER, type: 'revising/refused', payload: { address, desc: '' } })
  if (present === text) return of({ ...SERVER, type: 'revising/reverted', payload: { address } })
  if (present === base) return post(world, edit, path, rebases)
  const rebased = rebase(base, text, present)
  if ('conflict' in rebased)
    return of({ ...SERVER, type: 'revising/conflictFound', payload: { address, theirs: present } })
  const payload = { address, base: present, text: rebased.text }
  return concat(
    of<EventInput>({ ...SERVER, type: 'revising/rebased', payload }),
    post(world, payload, path, rebases),
  )
}

function post(world: World, edit: Edit, path: string, rebases: number): Observable<EventInput> {
  const { address, text } = edit
  const { session, script } = world.draft()
  const base_version = script.script.scriptVersion.value
  const body = { id: session.scriptId ?? '', base_version, changes: [{ path, value: text }] }
  const told = {
    taken: (version: number): EventInput => ({
      ...SERVER,
      type: 'revising/saved',
      payload: { address, version },
    }),
    waits: { ...SERVER, type: 'revising/unanswered', payload: { address } } as const,
    refused: (desc: string): EventInput => ({
      ...SERVER,
      type: 'revising/refused',
      payload: { address, desc },
    }),
    anew: (left: number) => send(world, edit, left),
  }
  return concat(
    of<EventInput>({ ...SERVER, type: 'revising/sent', payload: { address } }),
    postEdit(world, body, told, rebases),
  )
}
