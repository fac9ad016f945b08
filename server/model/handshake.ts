import { z } from 'zod'
import { askModel, type KnownModel } from './ask.ts'
import type { ModelChoice } from './choice.ts'
import { connectModel } from './connect.ts'
import { ModelFault, type ModelFaultCode } from './faults.ts'

/** What was found out by asking, and a model to go on with. */
export type Handshake = {
  readonly model: KnownModel
  /** Whether it wrote the language it was asked for. */
  readonly keepsLanguage: boolean
  readonly thinksAloud: boolean
  readonly countsTokens: boolean
}

/** The smallest question that shows all of it: a shape, and a language that is not the question's. */
const QUESTION = {
  purpose: 'meeting' as const,
  instructions: 'You write for a game. The answer is a single JSON object.',
  prompt:
    'Put into `sentence` one short Chinese sentence about rain, in Chinese characters, and into `count` the number of its characters.',
  schema: z.object({ sentence: z.string().min(1), count: z.number() }),
}
const CHINESE = /\p{Script=Han}/u

/** Asks a model what it can do; throws a `ModelFault` where it cannot be worked with. */
export async function shakeHands(
  choice: ModelChoice,
  signal: AbortSignal,
  deadlines?: KnownModel['deadlines'],
): Promise<Handshake> {
  const model = await connectModel(choice)
  const known = (keepsSchema: boolean): KnownModel => ({
    ...{ model, keepsSchema },
    ...(deadlines === undefined ? {} : { deadlines }),
  })
  const ask = async (tried: KnownModel): Promise<Handshake> => {
    let thoughts = ''
    const onThought = (text: string): void => {
      thoughts += text
    }
    const { value, tokens } = await askModel(tried, { ...QUESTION, signal, onThought })
    return {
      model: tried,
      keepsLanguage: CHINESE.test(value.sentence),
      thinksAloud: thoughts.trim() !== '',
      countsTokens: tokens.input > 0 && tokens.output > 0,
    }
  }
  try {
    return await ask(known(true))
  } catch (cause) {
    if (!(cause instanceof ModelFault) || !MAY_BE_THE_SCHEMA.has(cause.code)) throw cause
    return ask(known(false))
  }
}

/** Servers that know no schemas refuse the request, ignore it, or answer something else. */
const MAY_BE_THE_SCHEMA: ReadonlySet<ModelFaultCode> = new Set([
  'broken',
  'empty',
  'failed',
  'unknownModel',
])

/** One line for the operator: what was found, and what is done about it. */
export function handshakeLine(choice: ModelChoice, found: Handshake): string {
  const { provider, model, asksWhatIsLeftOut } = choice
  const said = [
    found.model.keepsSchema
      ? 'it keeps the shape of an answer'
      : 'it is told the shape of an answer in words',
    found.keepsLanguage
      ? 'it keeps the language'
      : 'IT DOES NOT KEEP THE LANGUAGE, so many lines will be the built-in storyteller’s',
    found.thinksAloud ? 'it thinks aloud' : 'it does not think aloud',
    found.countsTokens ? 'tokens are counted' : 'tokens are not counted',
    ...(asksWhatIsLeftOut ? ['it is asked of each scene what it leaves out'] : []),
  ]
  return `Games are written with ${model} (${provider}): ${said.join(', ')}.`
}

/** What an operator does about a model that cannot be worked with. */
export const WHAT_TO_CHANGE: Readonly<Record<ModelFaultCode, string>> = {
  wrongKey: 'AI_API_KEY is refused: set one that is allowed to use this model',
  unknownModel: 'AI_MODEL is not known there: set the name of a model the provider has',
  quota: 'the account has no money or quota left: raise it, or set another AI_API_KEY',
  busy: 'the provider is busy: it is asked again when a game is written',
  refusal: 'the provider refused to answer: set another AI_MODEL',
  empty: 'the model answers nothing: set another AI_MODEL',
  broken: 'the model cannot keep to the shape of an answer: set another AI_MODEL',
  endless: 'the model does not come to an end: set another AI_MODEL',
  silence: 'the model is silent for too long: set a faster AI_MODEL',
  lost: 'the connection broke off: look at the network and at AI_BASE_URL',
  tooLong: 'the model reads too little at once: set one with a longer context',
  unreachable: 'nobody answers: look at AI_BASE_URL and at the network',
  failed: 'the provider has a fault of its own: it is asked again when a game is written',
}
