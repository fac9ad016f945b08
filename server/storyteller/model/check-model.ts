import type { KeyNode } from '#schemas/key-node.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { addTokens, NO_TOKENS } from '#server/model/token-count.ts'
import type { Plan, PlannedUnit } from '#server/storyteller/plan.ts'
import type { MediaMaker, Storyteller } from '#server/storyteller/port.ts'
import { type ChosenModel, createModelStoryteller } from './index.ts'
import { readModelPlan } from './model-plan.ts'
import { isTest } from './scene-brief.ts'

/** The least game there is: what is asked stays the same, so that two models can be told apart by it. */
const IDEA = {
  idea: 'A postman carries a parcel over the mountains',
  language: 'en_US',
  outlineKey: 'journey-parcel.1',
  outlineText: '',
  artStyle: 'DESIGN',
  audience: 'ALL',
  duration: 'beginner',
  ageGroup: 'ALL',
} as const

const NO_MEDIA: MediaMaker = {
  picture: () => Promise.reject(new Error('nothing is painted here')),
  music: () => Promise.reject(new Error('nothing is composed here')),
  shippedMusic: () => '',
}

/** Asks a model for one scene and one reading, as a game does; answers what an operator reads, a line each. */
export async function checkModel(
  inner: Storyteller,
  chosen: ChosenModel,
  signal: AbortSignal,
): Promise<string[]> {
  const teller = createModelStoryteller(inner, chosen)
  const plan = await teller.plan(IDEA, signal)
  return [...(await sceneLines(teller, plan, signal)), await readingLine(teller, signal)]
}

/** The first scene that is a model's to tell. */
function firstScene(plan: Plan): { unit: PlannedUnit; proved: KeyNode } {
  const { scenes } = readModelPlan(plan)
  for (const unit of plan.units) {
    const proved = scenes.get(unit.id)?.node
    if (proved !== undefined && !isTest(proved)) return { unit, proved }
  }
  throw new Error('a game has no scene a model may tell')
}

async function sceneLines(teller: Storyteller, plan: Plan, signal: AbortSignal) {
  const { unit, proved } = firstScene(plan)
  const asked: SpentQuestion[] = []
  let note: unknown
  const context = {
    ...{ plan, told: [], notes: [], media: NO_MEDIA, signal },
    report: () => undefined,
    keep: (kept: unknown) => {
      note = kept
    },
    spent: (question: SpentQuestion) => void asked.push(question),
  }
  try {
    const fact = await teller.write(unit, context)
    const [node] = fact.type === 'nodes/written' ? fact.payload.chapter.nodes : []
    const isKept = node !== undefined && node.content !== proved.content
    const end = isKept
      ? 'kept, in the model’s words'
      : `NOT KEPT (${JSON.stringify(note)}): the scene would be told in the built-in storyteller’s words`
    return [`Scene: ${end}. ${costLine(asked)}`, ...(isKept ? [`  ${node.content}`] : [])]
  } catch (fault) {
    return [`Scene: NO ANSWER (${messageOf(fault)}). ${costLine(asked)}`]
  }
}

async function readingLine(teller: Storyteller, signal: AbortSignal): Promise<string> {
  const asked: SpentQuestion[] = []
  let read = ''
  try {
    const { idea, language } = IDEA
    for await (const piece of teller.propose({ idea, language }, signal, (one) => asked.push(one)))
      if ('reading' in piece) read = JSON.stringify(piece.reading)
  } catch (fault) {
    return `Reading: NO ANSWER (${messageOf(fault)}). ${costLine(asked)}`
  }
  return asked.length === 0
    ? 'Reading: the built-in storyteller reads ideas; the model is not asked.'
    : `Reading: ${read} ${costLine(asked)}`
}

/** A fault of a model says nothing of the request: neither key nor text. */
const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : 'unknown')

function costLine(asked: readonly SpentQuestion[]): string {
  const { input, cached, output, reasoning } = asked.reduce(
    (sum, { tokens }) => addTokens(sum, tokens),
    NO_TOKENS,
  )
  const ms = Math.round(asked.reduce((sum, one) => sum + one.ms, 0))
  const ends = asked.map(({ purpose, ended }) => `${purpose} ${ended}`).join(', ')
  return `Questions: ${asked.length} (${ends}); tokens: ${input} read (${cached} of them kept), ${output} written (${reasoning} of them reasoning); ${ms} ms.`
}
