import { delay, EMPTY, filter, map, merge, mergeMap, of, race, switchMap, take, timer } from 'rxjs'
import type { Effect, World } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { goOn } from './commands.ts'
import { playbackState, transcript, typingPace } from './projections.ts'

const MOVES = [
  'preview/opened',
  'preview/closed',
  'preview/chapterChosen',
  'preview/nodeShown',
  'preview/optionChosen',
  'preview/restarted',
  'preview/autoSet',
  'preview/typingSet',
  // what is being read may have become something else
  'updates/applied',
] as const

const lettersIn = (text: string): number => [...new Intl.Segmenter().segment(text)].length

/** How long until the text is there: typed at its pace, or told at once by the reader. */
function read({ on, draft, ports }: World, nodeId: number, text: string) {
  const pace = draft().session.preview.typing
    ? typingPace(draft()) || LIMITS.typingPerCharacterMs
    : 0
  const typed = timer(lettersIn(text) * pace, ports.clock.scheduler)
  const hurried = on('preview/nodeRead').pipe(filter((event) => event.payload.nodeId === nodeId))
  return race(typed, hurried).pipe(take(1))
}

/** Texts go on 500 ms after they were read, choices 800 ms after they were made. */
export const continuePreview: Effect = (world) =>
  merge(world.on(...MOVES)).pipe(
    switchMap((event) => {
      const { open, auto } = world.draft().session.preview
      const state = playbackState(world.draft())
      if (open !== 'nodes' || state.kind !== 'onward') return EMPTY
      const scheduler = world.ports.clock.scheduler
      if (!auto && event.type !== 'preview/optionChosen') return EMPTY
      // what was answered stands there whole, also when it is come back to
      if (transcript(world.draft()).at(-1)?.chosen)
        return timer(LIMITS.previewChoiceAdvanceMs, scheduler)
      return read(world, state.node.id, state.node.content).pipe(
        switchMap(() => of(0).pipe(delay(LIMITS.previewTextAdvanceMs, scheduler))),
      )
    }),
    map((): readonly EventInput[] => {
      const answer = goOn(world.draft())
      return 'refused' in answer
        ? []
        : answer.map((input): EventInput => ({ ...input, source: 'clock' }))
    }),
    mergeMap((inputs) => inputs),
  )

/** Under reduced motion, and for whoever likes texts whole, nothing is typed unless asked for after it was opened (AX6, RT17). */
export const typeNothing: Effect = ({ on, draft, ports }) =>
  on('preview/opened').pipe(
    filter(
      () => draft().session.preview.typing && (ports.motion.reduced() || typingPace(draft()) === 0),
    ),
    map(
      (): EventInput => ({
        type: 'preview/typingSet',
        source: 'clock',
        payload: { typing: false },
      }),
    ),
  )
