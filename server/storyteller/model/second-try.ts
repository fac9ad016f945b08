import type { GameLanguage } from '#schemas/language.ts'
import type { KnownModel } from '#server/model/ask.ts'
import { ModelFault, type ModelFaultCode } from '#server/model/faults.ts'
import { inTime } from '#server/model/in-time.ts'
import type { ModelDeadlines } from '#server/model/watch.ts'
import type { AskBudget } from '#server/storyteller/port.ts'
import { fill } from './prompts.ts'
import { type ProposingFault, proposingPrompts } from './proposing-prompts.ts'

/** What a model may be told of its own mistake, and get right the second time. */
export const MAY_BE_MENDED: ReadonlySet<ModelFaultCode> = new Set(['broken', 'empty', 'endless'])

/** Once more than this of its time is gone, a question is not asked again. */
const LATEST = 0.5
const SHAPE: ProposingFault = { code: 'shape', slots: {} }

type Asked = {
  readonly model: KnownModel
  readonly deadlines: ModelDeadlines
  readonly language: GameLanguage
  /** Whether there is something left to spend. */
  readonly usedUp?: AskBudget | undefined
}

/**
 * Asks, and once more with what was wrong named: in the time that was given for both, and within the budget.
 * `ask` answers what is wrong with the answer it got; whoever does not answer at all is not asked again.
 */
export async function askedTwice(
  { model, deadlines, language, usedUp }: Asked,
  ask: (model: KnownModel, said: string) => Promise<readonly ProposingFault[]>,
): Promise<void> {
  const from = performance.now()
  const wrong = await faultsOf(ask(inTime(model, deadlines), ''))
  const wholeMs = inTime(model, deadlines).deadlines?.wholeMs ?? deadlines.wholeMs
  const left = wholeMs - (performance.now() - from)
  if (wrong.length === 0 || left < wholeMs * LATEST || (await usedUp?.())) return
  const { repair, faults } = proposingPrompts(language)
  const lines = wrong.map(({ code, slots }) => fill(faults[code], slots))
  const said = `\n\n${fill(repair, { faults: lines.join('\n') })}`
  await faultsOf(ask(inTime(model, { ...deadlines, wholeMs: left }), said))
}

/** What is wrong with an answer; nothing that could be mended where a model did not answer at all. */
async function faultsOf(answer: Promise<readonly ProposingFault[]>) {
  try {
    return await answer
  } catch (cause) {
    if (!(cause instanceof ModelFault)) throw cause
    return MAY_BE_MENDED.has(cause.code) ? [SHAPE] : []
  }
}
