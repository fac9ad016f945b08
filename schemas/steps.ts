import { z } from 'zod'

/** A step by its place; how many there are the plugins say. */
export const Step = z.number().int().min(0)

/** Percent of each step, in order. */
export const Percents = z.array(z.number().min(0).max(100))

/** Where the reader is in the editor: the step being written and the tab in view. */
export const Steps = z.object({
  current: Step,
  activeTab: Step,
  /** Steps that crossed 90 % while being watched, so that each hands over once. */
  handedOver: z.array(Step),
  /** The highest progress of each step in this run: what is shown never falls (R15). */
  highest: z.array(z.number()),
})
export type Steps = z.infer<typeof Steps>
export const emptySteps = (): Steps => ({
  current: 0,
  activeTab: 0,
  handedOver: [],
  highest: [],
})
