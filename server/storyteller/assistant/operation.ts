import { z } from 'zod'
import { Task } from '#schemas/task.ts'

/** Words that are said in place of others. */
export const WordPair = z.object({ from: z.string().min(1), to: z.string().min(1) })
export type WordPair = z.infer<typeof WordPair>

/** Says words otherwise, the longest first: in every text, or only within some addresses. */
const Replace = z.object({
  kind: z.literal('replace'),
  pairs: z.array(WordPair).min(1),
  within: z.array(z.string()).nullable(),
})

/** Puts texts at addresses. */
const SetTexts = z.object({
  kind: z.literal('set'),
  texts: z.array(z.object({ address: z.string(), text: z.string().min(1) })).min(1),
})

/** Puts texts of another language at addresses; a riddle's go together. */
const TranslateTexts = SetTexts.extend({ kind: z.literal('translate') })

/** Keeps the first whole sentences of texts. */
const Shorten = z.object({ kind: z.literal('shorten'), addresses: z.array(z.string()).min(1) })

/** Says harsh words more gently. */
const Soften = z.object({ kind: z.literal('soften'), addresses: z.array(z.string()).min(1) })

/** Takes things away; what has no id of its own is named by its list, its place there and what stood there. */
const Remove = z.object({
  kind: z.literal('remove'),
  things: z
    .array(
      z.object({ address: z.string(), at: z.number().int().min(0).nullable(), text: z.string() }),
    )
    .min(1),
})

/** Puts a task wherever one of its kind is told. */
const Add = z.object({
  kind: z.literal('add'),
  tasks: z.array(z.object({ address: z.string(), task: Task })).min(1),
})

/** Has pictures painted another way, by their addresses: whoever carries it out asks the painter. */
const Paint = z.object({ kind: z.literal('paint'), pictures: z.array(z.string()).min(1) })

/** Tells the case around another culprit: what stands at each address then. It is carried out whole, or not at all. */
const Recast = z.object({
  kind: z.literal('recast'),
  changes: z
    .array(
      z.object({
        address: z.string(),
        value: z.union([z.string(), z.number(), z.null()]),
        /** It read otherwise than it was told. */
        isRewritten: z.boolean(),
      }),
    )
    .min(1),
})

/** What the built-in assistant can do to a game: JSON alone, for it is stored with its plan. */
export const Operation = z.discriminatedUnion('kind', [
  Replace,
  SetTexts,
  TranslateTexts,
  Shorten,
  Soften,
  Remove,
  Add,
  Paint,
  Recast,
])
export type Operation = z.infer<typeof Operation>
export type OperationOf<K extends Operation['kind']> = Extract<Operation, { kind: K }>
