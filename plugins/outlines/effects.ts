import {
  concatMap,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  of,
  switchMap,
  tap,
} from 'rxjs'
import { isLetGo } from '#plugins/idea/projections.ts'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { Draft } from '#schemas/draft.ts'
import { LIMITS } from '#schemas/limits.ts'
import { editorPathOf } from '#schemas/pages.ts'
import { startOrRestore } from './entering.ts'
import {
  forgetSaved,
  readRunning,
  readSelected,
  uidOf,
  writeRunning,
  writeSelected,
} from './saved.ts'

const CREATION_PAGE = '/create-game'

/**
 * From an idea to the first word: an idea that was sent (`plugins/idea/commands.ts`) opens the creation page, which begins the
 * thinking where none was kept (`entering.ts` · `startOrRestore`, by `thinking/started`); `plugins/thinking/effects.ts` opens the
 * stream, which `server/scripts/outline-requests.ts` tells, and `plugins/thinking/panel.tsx` shows it.
 */
export const openCreationPage: Effect = ({ on, ports }) =>
  on('idea/submitted').pipe(
    tap(() => {
      if (ports.navigation.current() !== CREATION_PAGE) ports.navigation.go(CREATION_PAGE)
    }),
    ignoreElements(),
  )

/** Opening the creation page restores what was kept, starts thinking, or leads home. */
export const enterCreation: Effect = ({ on, draft, ports }) =>
  on('outlines/creationOpened').pipe(
    concatMap(() => {
      const { storage, clock, ids, navigation } = ports
      const entry = startOrRestore(draft(), {
        running: readRunning(storage, uidOf(draft())),
        selected: readSelected(storage),
        now: clock.now(),
        freshId: ids.next(),
      })
      if (!('refused' in entry)) return from(entry)
      // a way back would only lead away again (RT16)
      navigation.replace('/')
      return EMPTY
    }),
  )

/** Keeps the running request and the choice in the browser's storage; a reset forgets them. */
export const keepProposals: Effect = ({ on, draft, ports: { storage, clock } }) =>
  merge(
    on('thinking/started', 'thinking/completed', 'outlines/updated').pipe(
      tap(() => writeRunning(storage, draft(), clock.now())),
    ),
    on('outlines/updated', 'outlines/chosen', 'outlines/edited').pipe(
      tap(() => writeSelected(storage, draft())),
    ),
    on('idea/creationReset', 'account/signedOut').pipe(
      filter(isLetGo),
      tap(() => forgetSaved(storage)),
    ),
  ).pipe(ignoreElements())

/** Whether the server still writes this script; false when nobody can say. */
const isGenerating = (answer: { ok: boolean; data?: unknown }): boolean =>
  answer.ok && (answer.data as { status?: unknown } | undefined)?.status === 1

/** Where a creation stands whose game is not being written. */
function placeOf({ session: { idea, outlines } }: Draft): string {
  const isOpen = outlines.options.length > 0 && outlines.forIdea === idea.text
  return isOpen || idea.gameStatus === 'creating' ? CREATION_PAGE : '/'
}

/** Leads whoever resumes a creation to where it stands. */
export const resumeFlow: Effect = ({ on, draft, ports }) =>
  on('outlines/flowOpened').pipe(
    switchMap(() => {
      const id = ports.storage.read('script_id')
      if (id === null) return of(placeOf(draft()))
      const limitMs = LIMITS.leadingPatienceMs
      return callApi(ports, 'readGame', { params: { id }, query: {} }, { limitMs }).pipe(
        map((answer) => (isGenerating(answer) ? editorPathOf(id) : placeOf(draft()))),
      )
    }),
    tap((path) => ports.navigation.replace(path)),
    ignoreElements(),
  )
