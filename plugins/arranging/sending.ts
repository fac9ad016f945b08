import { concat, EMPTY, filter, map, mergeMap, type Observable, of, take, takeUntil } from 'rxjs'
import { arranged } from '#core/game/arrange.ts'
import type { Effect, World } from '#plugins/kit.ts'
import { postEdit, REBASES, sendInOrder } from '#plugins/ports/edit-queue.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { CallRequest } from '#schemas/api.ts'
import type { PartArranged, SentArrangement } from '#schemas/arranging.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { changesBetween } from '#schemas/wire/changes.ts'
import { partOf } from './projections.ts'

const SERVER = { source: 'server' } as const

/** Sends one after another, in the order they were asked for; what nobody answered may have been done, and is asked for as it was. */
export const sendParts: Effect = (world) => {
  const { on, draft } = world
  return sendInOrder(world, {
    asked$: on('arranging/asked').pipe(map(({ payload }) => payload.id)),
    unanswered$: on('arranging/unanswered'),
    waiting: () => waitingIn(draft()),
    send(id) {
      const part = partOf(draft(), id)
      if (part?.status !== 'queued' && part?.status !== 'waiting') return EMPTY
      return part.sent === null ? make(world, part, REBASES) : post(world, part, part.sent, REBASES)
    },
  })
}

const waitingIn = ({ session: { arranging } }: Draft): string[] =>
  arranging.parts.filter(({ status }) => status === 'waiting').map(({ id }) => id)

/** Makes it of the game as it is now; `rebases` is how often it may still meet a newer version. */
function make(world: World, part: PartArranged, rebases: number): Observable<EventInput> {
  const { id, what, name } = part
  const game = gameSnapshot(world.draft())
  const made = arranged(game, what)
  if ('refused' in made)
    return of({
      ...SERVER,
      type: 'arranging/refused',
      payload: { id, code: made.refused, desc: '' },
    })
  const { at } = made
  const changes = changesBetween(game, made.game)
  const version = game.scriptVersion
  // another client chose the same meanwhile
  if (changes.length === 0)
    return of({ ...SERVER, type: 'arranging/done', payload: { id, what, name, at, version } })
  const sent = { baseVersion: version, changes: JSON.stringify(changes), at }
  return post(world, part, sent, rebases)
}

function post(
  world: World,
  part: PartArranged,
  sent: SentArrangement,
  rebases: number,
): Observable<EventInput> {
  const { id, what, name } = part
  const { baseVersion: base_version, changes, at } = sent
  const body: CallRequest<'editScript'>['body'] = {
    id: world.draft().session.scriptId ?? '',
    base_version,
    // written above, or kept by this very code
    changes: JSON.parse(changes) as CallRequest<'editScript'>['body']['changes'],
  }
  const told = {
    taken: (version: number): EventInput => ({
      ...SERVER,
      type: 'arranging/done',
      payload: { id, what, name, at, version },
    }),
    waits: { ...SERVER, type: 'arranging/unanswered', payload: { id } } as const,
    refused: (desc: string): EventInput => ({
      ...SERVER,
      type: 'arranging/refused',
      payload: { id, code: null, desc },
    }),
    anew: (left: number) => make(world, part, left),
  }
  return concat(
    of<EventInput>({ ...SERVER, type: 'arranging/sent', payload: { id, sent } }),
    postEdit(world, body, told, rebases, { idempotencyKey: `${id}-${base_version}` }),
  )
}

/** Tells when the game has come to the version that holds something. */
export const tellShown: Effect = ({ on, draft$ }) =>
  on('arranging/done').pipe(
    mergeMap(({ payload: { version, ...payload } }) =>
      draft$.pipe(
        filter(({ script }) => script.script.scriptVersion.value >= version),
        take(1),
        map((): EventInput => ({ ...SERVER, type: 'arranging/shown', payload })),
        takeUntil(on('script/opened')),
      ),
    ),
  )

/** Takes a removal back from its message, while it is the newest step; else undo in the bar says what is. */
export const takeBackSteps: Effect = ({ on, draft }) =>
  on('toasts/undone').pipe(
    filter(({ payload }) => payload.undo.what === 'step'),
    map(({ payload }): EventInput => {
      const baseVersion = draft().script.script.scriptVersion.value
      return String(baseVersion) === payload.undo.id
        ? { type: 'history/stepRequested', source: 'user', payload: { way: 'undo', baseVersion } }
        : {
            type: 'toasts/raised',
            source: 'user',
            payload: { kind: 'info', code: 'step_passed', text: '' },
          }
    }),
  )
