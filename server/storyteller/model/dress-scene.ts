import { z } from 'zod'
import { askModel, type KnownModel, type ModelAnswer } from '#server/model/ask.ts'
import { ModelFault, type ModelFaultCode } from '#server/model/faults.ts'
import type { OnSpent } from '#server/model/spent.ts'
import { addTokens, NO_TOKENS, type TokenCount } from '#server/model/token-count.ts'
import { lengthBand, type SceneFault, sceneFault } from './gate.ts'
import { fenced, fill, type Prompts, type SceneFaultCode } from './prompts.ts'
import { keptTokens, partsOf, type SceneBrief, type SceneText } from './scene-brief.ts'

/** How a scene came out: in the model's words, or, where these could not be used twice, as it was proved. */
export type DressedScene = {
  readonly scene: SceneText
  readonly by: 'model' | 'builtin'
  /** What was wrong with the last answer; absent where it was used. */
  readonly why?: SceneFaultCode | ModelFaultCode
  readonly tokens: TokenCount
  readonly calls: number
}

export type Dressing = {
  readonly model: KnownModel
  readonly prompts: Prompts
  /** The instructions of this game: the same for all its scenes, so that a provider may keep them. */
  readonly instructions: string
  readonly signal: AbortSignal
  readonly onSpent: OnSpent
  /** What must not be read by the players of this game. */
  readonly unfit?: RegExp | undefined
  /** The text of the scene as far as it is written. */
  readonly onText: (text: string) => void
}

const Scene = z.object({
  text: z.string().min(1),
  options: z.array(z.object({ text: z.string().min(1), reply: z.string() })),
})
const Part = z.object({ text: z.string() })

/** What a model may be told of its own mistake, and get right the second time. */
const MAY_BE_MENDED: ReadonlySet<ModelFaultCode> = new Set(['broken', 'empty', 'endless'])

/** Asks for a scene, once more where the first answer cannot be used; whoever does not answer at all is a `ModelFault`. */
export async function dressScene(brief: SceneBrief, dressing: Dressing): Promise<DressedScene> {
  const { prompts } = dressing
  let tokens = NO_TOKENS
  let said = ''
  let why: DressedScene['why']
  for (let calls = 1; calls <= 2; calls++) {
    const prompt = [promptFor(brief, prompts), said].filter((part) => part !== '').join('\n\n')
    const answer = await answerTo(prompt, dressing)
    tokens = addTokens(tokens, answer.tokens)
    if ('fault' in answer) {
      why = answer.fault.code
      said = fill(prompts.repair, { fault: answer.fault.message })
      continue
    }
    const fault = sceneFault(brief, answer.value, dressing.unfit)
    if (fault === undefined) return { scene: answer.value, by: 'model', tokens, calls }
    why = fault.code
    said = fill(prompts.repair, { fault: faultWords(fault, prompts) })
  }
  return {
    scene: brief.draft,
    by: 'builtin',
    ...(why === undefined ? {} : { why }),
    tokens,
    calls: 2,
  }
}

async function answerTo(
  prompt: string,
  { model, instructions, signal, onSpent, onText }: Dressing,
): Promise<ModelAnswer<SceneText> | { fault: ModelFault; tokens: TokenCount }> {
  try {
    return await askModel(model, {
      ...{ purpose: 'scene', instructions, prompt, schema: Scene, signal, onSpent },
      onPart: (part) => {
        const read = Part.safeParse(part)
        if (read.success) onText(read.data.text)
      },
    })
  } catch (cause) {
    if (!(cause instanceof ModelFault) || !MAY_BE_MENDED.has(cause.code)) throw cause
    return { fault: cause, tokens: cause.tokens }
  }
}

function promptFor({ speaker, before, draft, words }: SceneBrief, prompts: Prompts): string {
  const tokens = keptTokens(words, partsOf(draft).join('\n'))
  return fill(prompts.prompt, {
    ...lengthBand(draft),
    speaker: speaker === null ? prompts.narrator : fill(prompts.speaks, { name: speaker }),
    before: before.length === 0 ? prompts.nothing : before.map(fenced).join('\n\n'),
    draft: fenced(JSON.stringify(draft, null, 1)),
    tokens: tokens.length === 0 ? prompts.nothing : tokens.map((token) => `“${token}”`).join(', '),
  })
}

const faultWords = ({ code, slots }: SceneFault, { faults }: Prompts): string =>
  fill(faults[code], slots)
