import { concatMap, EMPTY, from, ignoreElements, merge, tap } from 'rxjs'
import type { Effect, World } from '#core/plugin.ts'
import { entryOf } from './entering.ts'
import { forgetSaved, readSaved, readSelected, writeSaved } from './saved.ts'

const uidOf = ({ draft }: World): string => draft().account.user?.uid ?? ''

/** Opening the creation screen restores what was kept, starts thinking, or leads home. */
export const enterCreation: Effect = (world) =>
  world.on('outlines/creationOpened').pipe(
    concatMap(() => {
      const { draft, ports } = world
      const { storage, clock, ids, navigation } = ports
      const facts = entryOf({
        draft: draft(),
        saved: readSaved(storage, uidOf(world)),
        selected: readSelected(storage),
        now: clock.now(),
        freshId: ids.next(),
      })
      if (facts !== null) return from(facts)
      navigation.go('/')
      return EMPTY
    }),
  )

/** Keeps the proposals and the choice in the browser's storage; a reset forgets them. */
export const keepProposals: Effect = (world) => {
  const { on, draft, ports } = world
  return merge(
    on(
      'thinking/started',
      'thinking/completed',
      'outlines/updated',
      'outlines/chosen',
      'outlines/edited',
    ).pipe(tap(() => writeSaved(ports.storage, draft(), ports.clock.now()))),
    on('idea/creationReset').pipe(tap(() => forgetSaved(ports.storage))),
  ).pipe(ignoreElements())
}
