import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Percents, Step } from '../steps.ts'

/** A step that is nearly done handed over to the next. */
export const StepAdvanced = defineEvent(
  'steps/advanced',
  'session',
  z.object({ from: Step, to: Step }),
)
/** What was newly reached while the game was being watched: steps that came to 90 %, and steps that can be read. */
export const StepsReached = defineEvent(
  'steps/reached',
  'session',
  z.object({ crossed: z.array(Step), opened: z.array(Step) }),
)
/** Scrolled, typed or pointed while the game is being written: the view does not move under a busy reader. */
export const ReaderMoved = defineEvent('steps/readerMoved', 'session', z.object({}))
/** Progress higher than ever in this run: what is shown never falls below it. */
export const StepsProgressed = defineEvent(
  'steps/progressed',
  'session',
  z.object({ progress: Percents }),
)
/** By a click on the tab, or by scrolling to it. */
export const TabChosen = defineEvent('steps/tabChosen', 'session', z.object({ tab: Step }))
