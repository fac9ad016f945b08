import { jsonrepair } from 'jsonrepair'
import { z } from 'zod'
import { ModelFault } from './faults.ts'

const FENCE = /^\s*```[a-z]*\s*\n?([\s\S]*?)\n?\s*```\s*$/i

/** The JSON of an answer: as it stands, out of its fence, or mended where a comma or a quotation mark is wrong. */
function jsonIn(text: string): unknown {
  const bare = (FENCE.exec(text)?.[1] ?? text).trim()
  const from = bare.search(/[[{]/)
  if (from < 0) throw new ModelFault('broken', 'an answer holds no JSON')
  // mending would close a sentence that was broken off
  if (!/[}\]]$/.test(bare)) throw new ModelFault('broken', 'an answer has no end')
  const json = bare.slice(from)
  try {
    return JSON.parse(json)
  } catch {
    return mended(json)
  }
}

function mended(json: string): unknown {
  try {
    return JSON.parse(jsonrepair(json))
  } catch {
    throw new ModelFault('broken', 'an answer is no JSON')
  }
}

/** The answer as its schema wants it; a fault that says what is wrong with it, so that it can be asked for again. */
export function readModelAnswer<T>(text: string, schema: z.ZodType<T>): T {
  const read = schema.safeParse(jsonIn(text))
  if (read.success) return read.data
  throw new ModelFault('broken', `an answer does not fit: ${z.prettifyError(read.error)}`)
}
