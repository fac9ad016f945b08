import type { KnownModel } from './ask.ts'
import type { ModelChoice } from './choice.ts'
import { connectModel } from './connect.ts'
import { ModelFault, type ModelFaultCode } from './faults.ts'
import { handshakeLine, shakeHands, WHAT_TO_CHANGE } from './handshake.ts'

/** A model as it was met at the start, and the line an operator reads; or why the server does not start with it. */
export type MetModel =
  | { model: { choice: ModelChoice; known: KnownModel }; line: string }
  | { refused: string }

const PATIENCE_MS = 30_000

/**
 * Asks the model one small thing. One that is away for now is written with as soon as it is back; a start with a key
 * that is refused, or a model that cannot be worked with, would only fail later, before a creator.
 */
export async function meetModel(choice: ModelChoice, patienceMs = PATIENCE_MS): Promise<MetModel> {
  try {
    const found = await shakeHands(choice, AbortSignal.timeout(patienceMs))
    return { model: { choice, known: found.model }, line: handshakeLine(choice, found) }
  } catch (cause) {
    // whoever is too slow even for this is like one who is away
    const fault = cause instanceof ModelFault ? cause : new ModelFault('silence', String(cause))
    const named = `${choice.model} (${choice.provider})`
    if (!MAY_PASS.has(fault.code))
      return { refused: `No game can be written with ${named}: ${WHAT_TO_CHANGE[fault.code]}.` }
    const known = { model: await connectModel(choice), keepsSchema: true }
    const line = `NOT HEARD OF YET: ${named} (${WHAT_TO_CHANGE[fault.code]}). Until it answers, scenes are told in the built-in storyteller’s words.`
    return { model: { choice, known }, line }
  }
}

const MAY_PASS: ReadonlySet<ModelFaultCode> = new Set([
  'busy',
  'silence',
  'lost',
  'unreachable',
  'failed',
])
