import { z } from 'zod'
import { askModel, type KnownModel } from '#server/model/ask.ts'
import { ModelFault } from '#server/model/faults.ts'
import { inTime } from '#server/model/in-time.ts'
import type { OnSpent } from '#server/model/spent.ts'
import type { ModelDeadlines } from '#server/model/watch.ts'
import { assistantPrompts } from './assistant-prompts.ts'
import { type Passage, passageBand, passageFault } from './passage-gate.ts'
import { fenced, fill, promptsOf } from './prompts.ts'

/** Twice, and what was asked has to be read first: a creator waits for a minute at most. */
const WRITING_DEADLINES: ModelDeadlines = { firstMs: 10_000, betweenMs: 8_000, wholeMs: 18_000 }
const Answer = z.object({ text: z.string() })

type PassageAsked = {
  readonly model: KnownModel
  readonly signal: AbortSignal
  readonly onSpent?: OnSpent | undefined
  /** What its creator asked for, in their own words. */
  readonly wish: string
  readonly title: string
  readonly unfit?: RegExp | undefined
}

/** A passage as its creator asked for it, once more where the first answer cannot be used; undefined where the second cannot. */
export async function writePassage(
  passage: Passage,
  { model, signal, onSpent, wish, title, unfit }: PassageAsked,
): Promise<string | undefined> {
  const { writing } = assistantPrompts(passage.language)
  const { repair, faults, nothing } = promptsOf(passage.language)
  const prompt = fill(writing.prompt, {
    ...passageBand(passage),
    ...{ title: fenced(title), text: fenced(passage.now), wish: fenced(wish) },
    tokens: passage.tokens.map((token) => `“${token}”`).join(', ') || nothing,
  })
  let said = ''
  for (let calls = 1; calls <= 2; calls++) {
    try {
      const { value } = await askModel(inTime(model, WRITING_DEADLINES), {
        ...{ purpose: 'change', signal, onSpent, schema: Answer },
        instructions: writing.instructions,
        prompt: `${prompt}${said}`,
      })
      const text = value.text.trim()
      const fault = passageFault(passage, text, unfit)
      if (fault === undefined) return text
      said = `\n\n${fill(repair, { fault: fill(faults[fault.code], fault.slots) })}`
    } catch (cause) {
      if (!(cause instanceof ModelFault)) throw cause
      return undefined
    }
  }
  return undefined
}
