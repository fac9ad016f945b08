import { type LanguageModel, Output, parsePartialJson, streamText } from 'ai'
import { z } from 'zod'
import { ModelFault, modelFaultOf } from './faults.ts'
import { readModelAnswer } from './read-answer.ts'
import type { ModelPurpose, OnSpent } from './spent.ts'
import { countedTokens, NO_TOKENS, type TokenCount } from './token-count.ts'
import { type ModelDeadlines, watchFor } from './watch.ts'

export const MODEL_DEADLINES: ModelDeadlines = {
  firstMs: 60_000,
  betweenMs: 30_000,
  wholeMs: 240_000,
}
/** An answer grows no longer than this; no scene and no proposal comes near it. */
const MOST_TOKENS = 8_000

/** A model, and how it is spoken to: whether it keeps a schema by itself, or is told the schema in words. */
export type KnownModel = {
  readonly model: LanguageModel
  readonly keepsSchema: boolean
  readonly deadlines?: ModelDeadlines
}

/** A question with an answer of a known shape. What stands in `instructions` is the same for many questions. */
export type Question<T> = {
  purpose: ModelPurpose
  instructions: string
  prompt: string
  schema: z.ZodType<T>
  signal: AbortSignal
  onSpent?: OnSpent | undefined
  onThought?: (text: string) => void
  /** What the answer is by now: of its shape, but with parts missing. */
  onPart?: (part: unknown) => void
}
export type ModelAnswer<T> = { value: T; tokens: TokenCount }

/** The schema in words, for a model that is not held to one by its provider. */
const inWords = (schema: z.ZodType): string =>
  `Answer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(z.toJSONSchema(schema))}`

/** Asks once. Whatever goes wrong is a `ModelFault`; who leaves hears the reason of their signal. */
export async function askModel<T>(
  known: KnownModel,
  question: Question<T>,
): Promise<ModelAnswer<T>> {
  const { signal, schema, purpose, onSpent = () => undefined } = question
  signal.throwIfAborted()
  const from = performance.now()
  const heard: Heard = { text: '', reason: 'unknown', tokens: NO_TOKENS }
  const spend = (ended: Parameters<OnSpent>[0]['ended']): void =>
    onSpent({ purpose, tokens: heard.tokens, ms: performance.now() - from, ended })
  try {
    await hear(known, question, heard)
    const value = answerOf(heard, schema)
    spend('answered')
    return { value, tokens: heard.tokens }
  } catch (cause) {
    const fault = modelFaultOf(cause)
    spend(signal.aborted ? 'left' : fault.code)
    signal.throwIfAborted()
    throw new ModelFault(fault.code, fault.message, fault.retryAfterMs, heard.tokens)
  }
}

/** All that a model has said. */
type Heard = { text: string; reason: string; tokens: TokenCount }

const PART_EVERY_MS = 100
/** So many letters are read as they come: somebody waits for the first words, and reading them takes no time. */
const READ_AT_ONCE = 400

/** Tells what an answer is by now, and not for each of a thousand pieces: reading half a JSON begins at its start each time. */
function partReader(onPart: ((part: unknown) => void) | undefined) {
  let next = 0
  return async (text: string): Promise<void> => {
    const now = performance.now()
    if (onPart === undefined || (now < next && text.length > READ_AT_ONCE)) return
    next = now + PART_EVERY_MS
    onPart((await parsePartialJson(text)).value)
  }
}

type Part = { type: string; text?: string }

/** What the model has said before an answer's end; whether this was a word of it. */
function take(
  part: Part,
  heard: Heard,
  onThought: (text: string) => void,
): part is Part & { text: string } {
  const { type, text = '' } = part
  if (type === 'text-delta') heard.text += text
  else if (type === 'reasoning-delta') onThought(text)
  else return false
  return true
}

async function hear<T>(
  { model, keepsSchema, deadlines = MODEL_DEADLINES }: KnownModel,
  { instructions, prompt, schema, signal, onThought = () => undefined, onPart }: Question<T>,
  heard: Heard,
): Promise<void> {
  const watch = watchFor(deadlines)
  const { stream } = streamText({
    model,
    instructions: keepsSchema ? instructions : `${instructions}\n\n${inWords(schema)}`,
    prompt,
    ...(keepsSchema ? { output: Output.object({ schema }) } : {}),
    // whoever asks has pauses of their own
    maxRetries: 0,
    maxOutputTokens: MOST_TOKENS,
    abortSignal: AbortSignal.any([signal, watch.signal]),
    // faults come as parts of the stream; the library would print them too
    onError: () => undefined,
  })
  const readPart = partReader(onPart)
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw watch.signal.reason
      if (part.type === 'finish') {
        heard.tokens = countedTokens(part.totalUsage)
        heard.reason = part.finishReason
      } else if (take(part, heard, onThought)) {
        watch.heard(part.text)
        await readPart(heard.text)
      }
    }
  } finally {
    watch.end()
  }
}

function answerOf<T>({ text, reason }: Heard, schema: z.ZodType<T>): T {
  if (reason === 'content-filter')
    throw new ModelFault('refusal', 'the provider has stopped the answer')
  if (reason === 'length') throw new ModelFault('endless', 'an answer was longer than it may be')
  if (text.trim() === '') throw new ModelFault('empty', 'an answer was empty')
  return readModelAnswer(text, schema)
}
