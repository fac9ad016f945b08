import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Step } from '../steps.ts'

/** A step that is nearly done handed over to the next. */
export const StepAdvanced = defineEvent(
  'steps/advanced',
  'session',
  z.object({ from: Step, to: Step }),
)
/** By a click on the tab, or by scrolling to it. */
export const TabChosen = defineEvent('steps/tabChosen', 'session', z.object({ tab: Step }))
