import {
  concatMap,
  delay,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  scan,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs'
import { isLetGo } from '#plugins/idea/projections.ts'
import type { Effect, World } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { OutlineOpening } from '#plugins/ports/outline-stream.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput, EventOf } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { OutlineOption } from '#schemas/outline.ts'
import { isCorrected, type ReadOfIdea } from '#schemas/reading-of-idea.ts'
import type { ThinkingTrouble } from '#schemas/thinking.ts'
import { templateKeyOf } from '#schemas/wire/outline-result.ts'
import { cachedMarkdown, keepMarkdown, MARKDOWN_KEY } from './cache.ts'
import { coalesceThought } from './coalesce.ts'
import { retryThinking } from './commands.ts'
import { conversation, type OutlineMessage } from './conversation.ts'

const completed = (trouble: ThinkingTrouble | null, detail = ''): EventInput => ({
  type: 'thinking/completed',
  source: 'stream',
  payload: { trouble, detail },
})

const received = (text: string): EventInput => ({
  type: 'thinking/received',
  source: 'stream',
  payload: { text },
})

/** Whose creation it is, also while their session has to be renewed. */
function uidOf({ draft }: World): string {
  const { user, expiredUid } = draft().session.account
  return user?.uid ?? expiredUid ?? ''
}

/** Which trouble a break is; what was kept of the same idea is shown with its note (TH16). */
function troubleFacts(opened: boolean, desc: string, world: World): EventInput[] {
  const { text, forIdea } = world.draft().session.thinking
  if (text !== '') return [completed('partial', desc)]
  const cached = cachedMarkdown(world.ports.storage, uidOf(world), forIdea)
  if (cached !== '') return [received(cached), completed('cached', desc)]
  return [completed(opened ? 'broken' : 'not_started', desc)]
}

/** Of further proposals as many as were asked for, none that stands there word for word; a server that knows no others is taken at its word. */
function unseen(options: OutlineOption[], { session: { outlines } }: Draft): OutlineOption[] {
  const told = new Set(outlines.options.map(({ text }) => text))
  const fresh = options.filter(({ text }) => !told.has(text))
  return (fresh.length > 0 ? fresh : options).slice(0, LIMITS.outlinesMore)
}

/** What is said of how the idea was read: by its creator, and by the server before. */
const saidOf = ({
  session: { correcting },
}: Draft): Pick<OutlineOpening, 'corrections' | 'taken'> => {
  const { corrections, reading } = correcting
  return {
    ...(isCorrected(corrections) ? { corrections } : {}),
    ...(reading?.taken === undefined ? {} : { taken: reading.taken }),
  }
}

/** How the idea was read, before what is made of it. */
const readingFacts = (reading: ReadOfIdea | undefined): EventInput[] =>
  reading === undefined
    ? []
    : [{ type: 'correcting/readingTold', source: 'stream', payload: { reading } }]

function factsOf(
  word: OutlineMessage,
  started: EventOf<'thinking/started'>,
  world: World,
): EventInput[] {
  const {
    session: { thinking },
  } = world.draft()
  switch (word.kind) {
    case 'thought':
      return [received(word.text)]
    case 'thoughtDone':
      return [completed(null)]
    case 'proposals': {
      const more = started.payload.salt !== null
      const { forIdea, forLanguage } = thinking
      const options = more ? unseen(word.options, world.draft()) : word.options
      const { covers } = word
      const shown = covers === undefined ? {} : { covers }
      const payload = { options, forIdea, forLanguage, more, ...shown }
      return [
        ...readingFacts(word.reading),
        { type: 'outlines/updated', source: 'stream', payload },
      ]
    }
    case 'failed':
      return [completed('generation_failed', word.desc)]
    case 'broke':
      return troubleFacts(word.opened, word.desc, world)
  }
}

/** Opens the outline stream when thinking starts and tells what it says; a stop or a reset aborts it. */
export const followOutlineStream: Effect = (world) => {
  const { on, draft, ports } = world
  const stopped$ = merge(
    on('thinking/completed').pipe(filter(({ payload }) => payload.trouble === 'stopped')),
    on('idea/creationReset', 'account/signedOut'),
  )
  return on('thinking/started').pipe(
    switchMap((event) => {
      const {
        session: { thinking },
      } = draft()
      const opening = {
        idea: thinking.forIdea,
        uid: uidOf(world),
        language: thinking.forLanguage,
        requestId: event.payload.requestId,
        salt: event.payload.salt,
        ...saidOf(draft()),
        shown:
          event.payload.salt === null
            ? []
            : draft().session.outlines.options.map(({ key }) => templateKeyOf(key)),
      }
      return conversation(opening, ports).pipe(
        coalesceThought(LIMITS.frameMs, ports.clock.scheduler),
        concatMap((word) => from(factsOf(word, event, world))),
        takeUntil(stopped$),
      )
    }),
  )
}

/** What is stopped by hand is stopped where it is told, too; a server that does not know the call tells on for nobody. */
export const stopTelling: Effect = ({ on, ports }) =>
  on('thinking/started', 'thinking/completed').pipe(
    scan(
      // a stop and the next start may be one batch: the stopped one is the one before
      ({ asked }: StoppedRequest, event): StoppedRequest =>
        event.type === 'thinking/started'
          ? { asked: event.payload.requestId, stopped: null }
          : { asked, stopped: event.payload.trouble === 'stopped' ? asked : null },
      { asked: null, stopped: null },
    ),
    mergeMap(({ stopped }) =>
      stopped === null ? EMPTY : callApi(ports, 'stopOutline', { body: { request_id: stopped } }),
    ),
    ignoreElements(),
  )

type StoppedRequest = { asked: string | null; stopped: string | null }

/** What a lost session kept from beginning begins once its user is in again, and nothing is said of it any more (TH50). */
export const beginAfterLogin: Effect = ({ on, draft, ports }) =>
  on('account/signedIn', 'account/restored').pipe(
    concatMap((): readonly EventInput[] => {
      const { trouble } = draft().session.thinking
      if (trouble !== 'not_started' && trouble !== 'cached') return []
      const again = retryThinking(draft(), { requestId: ports.ids.next() })
      return 'refused' in again ? [] : again
    }),
  )

/** Closes the panel a second after thinking ended well, unless its reader has touched it (TH11, TH12). */
export const collapseAfterEnd: Effect = ({ on, draft, ports }) =>
  on('thinking/started', 'thinking/completed').pipe(
    switchMap((event) =>
      event.type === 'thinking/completed' && event.payload.trouble === null
        ? of(event).pipe(delay(LIMITS.thinkingCollapseAfterMs, ports.clock.scheduler))
        : [],
    ),
    filter(() => {
      const { held, collapsed, trouble } = draft().session.thinking
      return !held && !collapsed && trouble === null
    }),
    map(
      (): EventInput => ({
        type: 'thinking/collapsed',
        source: 'clock',
        payload: { collapsed: true, byHand: false },
      }),
    ),
  )

/** Keeps the reasoning that came to its end, for a later request that fails; a reset forgets it. */
export const cacheMarkdown: Effect = (world) =>
  merge(
    world.on('thinking/completed').pipe(
      filter(({ payload }) => payload.trouble === null),
      tap(() => keepMarkdown(world.ports.storage, uidOf(world), world.draft().session.thinking)),
    ),
    world.on('idea/creationReset', 'account/signedOut').pipe(
      filter(isLetGo),
      tap(() => world.ports.storage.remove(MARKDOWN_KEY)),
    ),
  ).pipe(ignoreElements())
