import { z } from 'zod'
import { askModel, type KnownModel, type ModelAnswer } from '#server/model/ask.ts'
import { ModelFault, type ModelFaultCode } from '#server/model/faults.ts'
import type { OnSpent } from '#server/model/spent.ts'
import { addTokens, type TokenCount } from '#server/model/token-count.ts'
import type { ToldFact } from '#server/storyteller/builtin/told-facts.ts'
import { lengthBand, type SceneFault, sceneFault } from './gate.ts'
import { factLines, leftOut, NOTHING_LEFT_OUT } from './left-out.ts'
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
  /** Whether the model is asked what an answer leaves out: one more question, of some words, for each scene that tells something. */
  readonly asksWhatIsLeftOut?: boolean
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

/**
 * Asks for a scene, once more where the first answer cannot be used, or leaves something out; whoever does not answer
 * at all is a `ModelFault`. What was left out twice is no reason to tell the scene otherwise: words can hide it from us.
 */
export async function dressScene(brief: SceneBrief, dressing: Dressing): Promise<DressedScene> {
  const first = await attempt(brief, dressing, '')
  if ('scene' in first && first.unsaid.length === 0)
    return { scene: first.scene, by: 'model', ...paidBy(first) }
  const said = fill(dressing.prompts.repair, { fault: first.words })
  const second = await attempt(brief, dressing, said).catch((cause: unknown) => {
    // what is good enough is not thrown away for what was to be better
    if (!('scene' in first) || dressing.signal.aborted) throw cause
    return undefined
  })
  const paid = second === undefined ? paidBy(first) : paidBy(first, second)
  const used = [second, first].find((one) => one !== undefined && 'scene' in one)
  if (used !== undefined && 'scene' in used) return { scene: used.scene, by: 'model', ...paid }
  const why = second !== undefined && 'why' in second ? { why: second.why } : {}
  return { scene: brief.draft, by: 'builtin', ...why, ...paid }
}

type Paid = { readonly tokens: TokenCount; readonly calls: number }
/** What came of asking once: a scene that may be told, and what it seems to leave out; or what is wrong. `words` say it. */
type Attempt = Paid & { readonly words: string } & (
    | { readonly scene: SceneText; readonly unsaid: readonly ToldFact[] }
    | { readonly why: SceneFaultCode | ModelFaultCode }
  )

const paidBy = (...all: readonly Paid[]): Paid => ({
  tokens: all.map(({ tokens }) => tokens).reduce(addTokens),
  calls: all.reduce((sum, { calls }) => sum + calls, 0),
})

async function attempt(brief: SceneBrief, dressing: Dressing, said: string): Promise<Attempt> {
  const { prompts, unfit } = dressing
  const prompt = [promptFor(brief, prompts), said].filter((part) => part !== '').join('\n\n')
  const { tokens, ...answer } = await answerTo(prompt, dressing)
  if ('fault' in answer)
    return { why: answer.fault.code, words: answer.fault.message, tokens, calls: 1 }
  const scene = answer.value
  const fault = sceneFault(brief, scene, unfit)
  if (fault !== undefined)
    return { why: fault.code, words: faultWords(fault, prompts), tokens, calls: 1 }
  // a second answer is told whatever it leaves out
  const checked = said === '' ? await leftOut(brief, scene, dressing) : NOTHING_LEFT_OUT
  const { unsaid } = checked
  const fact = factLines(unsaid, prompts).join('\n')
  const words = faultWords({ code: 'unsaid', slots: { fact } }, prompts)
  return {
    scene,
    unsaid,
    words,
    tokens: addTokens(tokens, checked.tokens),
    calls: 1 + checked.calls,
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

function promptFor(brief: SceneBrief, prompts: Prompts): string {
  const { speaker, before, draft, words, facts } = brief
  const clues = facts.filter(({ isClue }) => isClue)
  const tokens = [
    ...new Set([
      ...keptTokens(words, partsOf(draft).join('\n')),
      ...clues.map((clue) => clue.words),
    ]),
  ]
  const lines = factLines(facts, prompts)
  return fill(prompts.prompt, {
    ...lengthBand(draft),
    speaker: speaker === null ? prompts.narrator : fill(prompts.speaks, speaker),
    facts: lines.length === 0 ? prompts.nothing : lines.join('\n'),
    before: before.length === 0 ? prompts.nothing : before.map(fenced).join('\n\n'),
    draft: fenced(JSON.stringify(draft, null, 1)),
    tokens: tokens.length === 0 ? prompts.nothing : tokens.map((token) => `“${token}”`).join(', '),
  })
}

const faultWords = ({ code, slots }: SceneFault, { faults }: Prompts): string =>
  fill(faults[code], slots)
