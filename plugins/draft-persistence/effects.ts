import {
  auditTime,
  concatMap,
  defer,
  EMPTY,
  filter,
  from,
  ignoreElements,
  merge,
  of,
  tap,
} from 'rxjs'
import { isLetGo } from '#plugins/idea/projections.ts'
import type { Effect, World } from '#plugins/kit.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { DRAFT_KEY } from '#schemas/saved-draft.ts'
import { factsOf } from './restored.ts'
import { BROKEN_KEY, savedOf, seenGeneration, takeDraft } from './saved.ts'

function restore({ draft, ports }: World): EventInput[] {
  const {
    session: { account, idea },
  } = draft()
  if (account.user === null) return []
  const saved = takeDraft(ports.storage, account.user.uid)
  // what was typed meanwhile is newer
  return saved === null || idea.text !== '' ? [] : factsOf(saved)
}

/** A creation that was left comes back with the user it belongs to. */
export const restoreDraft: Effect = (world) =>
  merge(
    defer(() => (world.draft().session.account.user === null ? EMPTY : of(null))),
    world.on('account/restored', 'account/signedIn'),
  ).pipe(concatMap(() => from(restore(world))))

/** What was shown of a game does not fall when its page is opened again. */
export const restoreProgress: Effect = ({ on, ports }) =>
  on('script/opened').pipe(
    concatMap(({ payload }): EventInput[] => {
      const seen = seenGeneration(ports.storage)
      if (seen?.scriptId !== payload.scriptId) return []
      const { progress } = seen
      return [{ type: 'steps/progressed', source: 'user', payload: { progress } }]
    }),
  )

/** How often a growing game is kept at most, in milliseconds. */
const KEEP_EVERY_MS = 1_000

/** What was typed is nowhere any more, also where it could not be read. */
function forget(storage: Storage): void {
  for (const key of [DRAFT_KEY, BROKEN_KEY]) storage.remove(key)
}

/** Keeps the creation after every change of it; a reset forgets it. Never while text streams. */
export const keepDraft: Effect = ({ on, draft, ports, stages }) => {
  const changed$ = on(
    'idea/submitted',
    'idea/languageChosen',
    'idea/creationEntered',
    'correcting/corrected',
    'thinking/started',
    'thinking/completed',
    'thinking/collapsed',
    'outlines/updated',
    'outlines/chosen',
    'outlines/edited',
    'settings/chosen',
    'settings/startAccepted',
  )
  const grown$ = on(
    'steps/progressed',
    'steps/advanced',
    'steps/tabChosen',
    'script/generationCompleted',
    'updates/finished',
  ).pipe(auditTime(KEEP_EVERY_MS, ports.clock.scheduler))
  return merge(
    merge(changed$, grown$).pipe(
      tap(() => {
        const saved = savedOf(
          draft(),
          stages,
          draft().session.scriptId === null ? seenGeneration(ports.storage) : null,
        )
        if (saved !== null) ports.storage.write(DRAFT_KEY, JSON.stringify(saved))
      }),
    ),
    on('idea/creationReset', 'account/signedOut').pipe(
      filter(isLetGo),
      tap(() => forget(ports.storage)),
    ),
  ).pipe(ignoreElements())
}
