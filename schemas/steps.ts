import { z } from 'zod'

/** A step by its place; how many there are the plugins say. Far more than any product has, or a strange recording fills the memory. */
export const Step = z.number().int().min(0).max(999)

/** Percent of each step, in order. */
export const Percents = z.array(z.number().min(0).max(100))

/** What has been shown of a game that comes while it is watched: it is presented part by part. */
export const Presented = z.object({
  /** How many pieces of each step; one where a step has no pieces of its own. */
  shown: z.array(z.number().int().min(0)),
  /** Steps of which all that was there has been shown. */
  whole: z.array(Step),
  /** When the last piece was shown (epoch ms); null: none yet. */
  at: z.number().nullable(),
})
export type Presented = z.infer<typeof Presented>

/** Where the reader is in the editor: the step being written and the tab in view. */
export const Steps = z.object({
  current: Step,
  activeTab: Step,
  /** Steps that handed over: each does so once. */
  handedOver: z.array(Step),
  /** Steps that came to 90 % while being watched. */
  crossed: z.array(Step),
  /** Steps that could be read at last while being watched. */
  opened: z.array(Step),
  /** When the reader was last busy with the page (epoch ms); null: not yet. */
  movedAt: z.number().nullable(),
  /** The highest progress each step has had, as far back as this browser kept it: what is shown never falls. */
  highest: z.array(z.number()),
  /** How much of the game is shown while it is presented; null: all that is there, as in a draft of an earlier build. */
  presented: Presented.nullable().default(null),
})
export type Steps = z.infer<typeof Steps>
export const emptySteps = (): Steps => ({
  current: 0,
  activeTab: 0,
  handedOver: [],
  crossed: [],
  opened: [],
  movedAt: null,
  highest: [],
  presented: null,
})
