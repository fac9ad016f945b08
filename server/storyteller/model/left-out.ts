import { z } from 'zod'
import { askModel, type KnownModel } from '#server/model/ask.ts'
import { ModelFault } from '#server/model/faults.ts'
import type { OnSpent } from '#server/model/spent.ts'
import { NO_TOKENS, type TokenCount } from '#server/model/token-count.ts'
import type { ToldFact } from '#server/storyteller/builtin/told-facts.ts'
import { fenced, fill, type Prompts } from './prompts.ts'
import { partsOf, type SceneBrief, type SceneText } from './scene-brief.ts'
import { unsaidFacts } from './scene-facts.ts'

/** Who is asked what a scene leaves out, if anybody is. */
type Asking = {
  readonly model: KnownModel
  readonly prompts: Prompts
  readonly signal: AbortSignal
  readonly onSpent: OnSpent
  readonly asksWhatIsLeftOut?: boolean
}
/** What a scene seems to leave out, and what it has cost to find out. */
type LeftOut = {
  readonly unsaid: readonly ToldFact[]
  readonly tokens: TokenCount
  readonly calls: number
}

export const NOTHING_LEFT_OUT: LeftOut = { unsaid: [], tokens: NO_TOKENS, calls: 0 }

const Missing = z.object({ missing: z.array(z.number()) })

/** A scene's facts in lines, each with the reply it belongs into. */
export const factLines = (facts: readonly ToldFact[], prompts: Prompts): string[] =>
  facts.map(({ part, words }) => {
    const fact = fenced(words)
    return `- ${part === 0 ? fact : fill(prompts.inReply, { number: Math.ceil(part / 2), fact })}`
  })

/**
 * What a scene seems to leave out: facts none of whose words it has, and those a model does not find in it where one is
 * asked. Both may be wrong, so a finding is a reason to ask for the scene again, and none to refuse it.
 */
export async function leftOut(
  brief: SceneBrief,
  scene: SceneText,
  asking: Asking,
): Promise<LeftOut> {
  const { facts, language } = brief
  // the gate has found every clue by now
  const open = facts.filter(({ isClue }) => !isClue)
  const unsaid = unsaidFacts(language, open, partsOf(scene))
  if (unsaid.length > 0 || open.length === 0 || asking.asksWhatIsLeftOut !== true)
    return { ...NOTHING_LEFT_OUT, unsaid }
  return missingFacts(open, scene, asking)
}

async function missingFacts(
  facts: readonly ToldFact[],
  scene: SceneText,
  { model, prompts, signal, onSpent }: Asking,
): Promise<LeftOut> {
  const { check } = prompts
  const prompt = fill(check.prompt, {
    facts: facts.map(({ words }, at) => `${at + 1}. ${fenced(words)}`).join('\n'),
    text: fenced(partsOf(scene).join('\n')),
  })
  try {
    const { value, tokens } = await askModel(model, {
      ...{ purpose: 'check', instructions: check.instructions, prompt, schema: Missing },
      ...{ signal, onSpent },
    })
    const missing = new Set(value.missing)
    return { unsaid: facts.filter((_, at) => missing.has(at + 1)), tokens, calls: 1 }
  } catch (cause) {
    // the scene is there; nobody waits for a second opinion of it
    if (!(cause instanceof ModelFault)) throw cause
    return { unsaid: [], tokens: cause.tokens, calls: 1 }
  }
}
