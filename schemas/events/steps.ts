import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Percents, Presented, Step } from '../steps.ts'

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
/** A game that comes while it is watched is shown part by part from here on; `shown` is what its reader has seen before. */
export const PresentationStarted = defineEvent(
  'steps/presentationStarted',
  'session',
  Presented.pick({ shown: true, whole: true }),
)
/** One more piece of a step is shown; `whole`: nothing more of it is there. */
export const StepPresented = defineEvent(
  'steps/presented',
  'session',
  z.object({ step: Step, pieces: z.number().int().min(1), whole: z.boolean() }),
)
/** All that is there is shown, and what comes is shown as it comes; `returning`: the page goes back to its top. */
export const PresentationEnded = defineEvent(
  'steps/presentationEnded',
  'session',
  z.object({ returning: z.boolean() }),
)
/** By a click on the tab, or by scrolling to it. */
export const TabChosen = defineEvent('steps/tabChosen', 'session', z.object({ tab: Step }))
