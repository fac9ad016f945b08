import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { catalog } from '#schemas/events/index.ts'
import { SavedDraft, SavedGeneration } from '#schemas/saved-draft.ts'
import { slices } from '#schemas/slices/index.ts'
import { Operation } from '#server/storyteller/assistant/operation.ts'
import { Material } from '#server/storyteller/builtin/material.ts'
import { Note, Plan } from '#server/storyteller/plan.ts'

const HEADER =
  'Logs, drafts and clients of earlier builds hold to these shapes, so a line below changes on purpose alone: vitest run -u'

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** A schema as JSON says it, both as it is sent and as it is read. */
const shapeOf = (schema: z.ZodType): object[] =>
  (['input', 'output'] as const).map((io) => z.toJSONSchema(schema, { io, unrepresentable: 'any' }))

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** All that a row says: its schemas by their shapes, and the rest as it stands. */
const rowOf = (row: object): string =>
  digest(Object.entries(row).map(([key, value]) => [key, isSchema(value) ? shapeOf(value) : value]))

it.each([
  ['facts', catalog.map((fact) => [`${fact.scope} ${fact.type}`, fact] as const)],
  [
    'plans',
    Object.entries({ Plan, Note, Material, Operation }).map(
      ([name, schema]) => [name, { schema }] as const,
    ),
  ],
  [
    'drafts',
    Object.entries({ SavedDraft, SavedGeneration }).map(
      ([name, schema]) => [name, { schema }] as const,
    ),
  ],
  ['slices', slices.map((slice) => [`${slice.scope} ${slice.name}`, slice] as const)],
  [
    'calls',
    Object.entries({ ...calls, outlineCall }).map(
      ([name, call]) => [`${name} ${call.method} ${call.path}`, call] as const,
    ),
  ],
])('[DU12] %s keep their shapes', async (name, rows) => {
  const lines = rows.map(([called, row]) => `${called}: ${rowOf(row)}`).toSorted()
  const kept = join(import.meta.dirname, 'kept-shapes', `${name}.txt`)
  await expect([HEADER, ...lines, ''].join('\n')).toMatchFileSnapshot(kept)
})
