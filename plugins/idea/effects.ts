import { concatMap, filter, ignoreElements, tap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'

/** An idea that waited for its visitor to sign in goes on. */
export const submitAfterLogin: Effect = ({ on, draft }) =>
  // in another window of the browser it is a session that came back
  on('account/signedIn', 'account/restored').pipe(
    concatMap((): EventInput[] => {
      const { text, language, waiting } = draft().session.idea
      if (!waiting) return []
      const payload = { text, language: language ?? DEFAULT_GAME_LANGUAGE }
      return [{ type: 'idea/submitted', source: 'user', payload }]
    }),
  )

/** Whoever starts over does so where ideas are typed. */
export const startOverAtHome: Effect = ({ on, ports }) =>
  on('idea/creationReset').pipe(
    filter(({ source }) => source === 'user'),
    tap(() => ports.navigation.go('/')),
    ignoreElements(),
  )

/** What was sent is kept as the idea; what was never sent is not for the next one to read (LG40). */
export const forgetUnsent: Effect = ({ on, ports: { unsentIdea } }) =>
  on('idea/submitted', 'account/signedOut', 'idea/creationReset').pipe(
    filter(
      ({ type, payload }) => type !== 'idea/submitted' || unsentIdea.read().trim() === payload.text,
    ),
    tap(() => unsentIdea.write('')),
    ignoreElements(),
  )
