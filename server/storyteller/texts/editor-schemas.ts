import { z } from 'zod'
import { KIND_NAMES, KINDS } from './kinds.ts'

/** What an editor needs to know of each kind of file, as JSON Schema: its name and its text. */
export const editorSchemas = (): readonly (readonly [name: string, text: string])[] =>
  KIND_NAMES.map((kind) => {
    const schema = z.toJSONSchema(KINDS[kind].schema, { target: 'draft-7', io: 'input' })
    return [`${kind}.json`, `${JSON.stringify({ title: kind, ...schema }, null, 2)}\n`]
  })
