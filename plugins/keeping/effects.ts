import { concatMap, defer, EMPTY, from, ignoreElements, merge, of, tap } from 'rxjs'
import type { Effect, World } from '#core/plugin.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { factsOf } from './restored.ts'
import { DRAFT_KEY, savedOf, takeDraft } from './saved.ts'

function restore({ draft, ports }: World): EventInput[] {
  const { account, idea } = draft()
  if (account.user === null) return []
  const saved = takeDraft(ports.storage, account.user.uid)
  // what was typed meanwhile is newer
  return saved === null || idea.text !== '' ? [] : factsOf(saved)
}

/** A creation that was left comes back with the user it belongs to. */
export const restoreDraft: Effect = (world) =>
  merge(
    defer(() => (world.draft().account.user === null ? EMPTY : of(null))),
    world.on('account/restored', 'account/signedIn'),
  ).pipe(concatMap(() => from(restore(world))))

/** Keeps the creation after every change of it; a reset forgets it. Never while text streams. */
export const keepDraft: Effect = ({ on, draft, ports }) =>
  merge(
    on(
      'idea/submitted',
      'idea/languageChosen',
      'idea/creationEntered',
      'thinking/started',
      'thinking/completed',
      'outlines/updated',
      'outlines/chosen',
      'outlines/edited',
      'settings/chosen',
      'settings/startAccepted',
    ).pipe(
      tap(() => {
        const saved = savedOf(draft())
        if (saved !== null) ports.storage.write(DRAFT_KEY, JSON.stringify(saved))
      }),
    ),
    on('idea/creationReset').pipe(tap(() => ports.storage.remove(DRAFT_KEY))),
  ).pipe(ignoreElements())
