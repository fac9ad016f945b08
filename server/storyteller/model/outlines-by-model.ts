import { z } from 'zod'
import type { OutlineOption, OutlineRequest } from '#schemas/outline.ts'
import { NOUN_SLOTS, type ReadOfIdea } from '#schemas/reading-of-idea.ts'
import { askModel } from '#server/model/ask.ts'
import { ModelFault } from '#server/model/faults.ts'
import { inTime } from '#server/model/in-time.ts'
import type { ModelDeadlines } from '#server/model/watch.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { type OutlineBrief, type OutlineText, outlineFault, outlineTokens } from './outline-gate.ts'
import { fenced, fill } from './prompts.ts'
import { proposingPrompts } from './proposing-prompts.ts'
import type { AskedByCreator } from './read-idea-by-model.ts'

const OUTLINES_DEADLINES: ModelDeadlines = { firstMs: 15_000, betweenMs: 10_000, wholeMs: 60_000 }

const Written = z.object({ title: z.string(), text: z.string() })
const Answer = z.object({ outlines: z.array(Written) })
/** The same while it grows: of the last one nobody knows whether it is whole. */
const Growing = z.object({ outlines: z.array(z.unknown()) })

/** What is proposed: the ways are decided, and what is written for them is held against their drafts. */
export type Drafted = {
  readonly request: Pick<OutlineRequest, 'idea' | 'language'>
  readonly drafts: readonly OutlineOption[]
  readonly reading: ReadOfIdea | undefined
  /** Hears of each proposal as soon as it is whole, in the order of the drafts. */
  readonly onOutline: (outline: OutlineOption) => void
}

/** Has a model word the proposals; those it does not word, or not as it must, are made as they were drafted. */
export async function outlinesByModel(
  { request: { idea, language }, drafts, reading, onOutline }: Drafted,
  { model, ...asking }: AskedByCreator,
): Promise<void> {
  const { outlines: words } = proposingPrompts(language)
  const nouns = NOUN_SLOTS.flatMap((slot) => reading?.[slot] ?? [])
  const made: OutlineText[] = []
  const briefOf = (draft: OutlineOption): OutlineBrief => ({
    ...{ language, draft, nouns, before: made, unfit: packOf(language).gentle.never },
  })
  const make = (draft: OutlineOption, said: unknown): void => {
    const written = Written.safeParse(said).data
    const [title = '', text = ''] = [written?.title.trim(), written?.text.trim()]
    const isGood = outlineFault(briefOf(draft), { title, text }) === undefined
    made.push(isGood ? { title, text } : { title: draft.name, text: draft.text })
    onOutline(isGood ? { ...draft, name: title, text } : draft)
  }
  const takeAsFarAs = (whole: number, said: readonly unknown[]): void => {
    for (const draft of drafts.slice(made.length, whole)) make(draft, said[made.length])
  }
  const drafted = drafts.map((draft) => ({
    ...{ title: draft.name, text: draft.text, keep: outlineTokens(briefOf(draft)) },
  }))
  try {
    const { value } = await askModel(inTime(model, OUTLINES_DEADLINES), {
      ...asking,
      purpose: 'outlines',
      instructions: words.instructions,
      prompt: fill(words.prompt, {
        idea: fenced(idea),
        drafts: fenced(JSON.stringify(drafted, null, 1)),
        number: drafts.length,
      }),
      schema: Answer,
      onPart: (part) => {
        const said = Growing.safeParse(part).data?.outlines ?? []
        takeAsFarAs(Math.max(0, said.length - 1), said)
      },
    })
    takeAsFarAs(drafts.length, value.outlines)
  } catch (cause) {
    if (!(cause instanceof ModelFault)) throw cause
    takeAsFarAs(drafts.length, [])
  }
}
