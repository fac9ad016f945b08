import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { factOf, revisionOf, snapshotOf } from '#fixtures/arbitraries.ts'
import { catalog, definitionOf } from '#schemas/events/index.ts'
import { checkSource } from '../../scripts/check-source.ts'
import { factChecks } from '../../scripts/fact-checks.ts'
import { runs } from '../sweep.ts'
import { nearly } from './any-fact.ts'

type Check = (event: unknown) => boolean
const RUNS = { numRuns: runs(60) }
/** These change what they read, or ask by rules of their own: Zod alone can say. */
const LEFT_TO_ZOD = [
  'settings/chosen',
  'history/lookStarted',
  'library/received',
  'analytics/pageShown',
]
const written = catalog.filter(({ type }) => !LEFT_TO_ZOD.includes(type))
let folder: string
let source: string
let check: Check

/** The checks as a browser gets them. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fact-checks-'))
  const entry = join(import.meta.dirname, '..', '..', 'ui', 'app', 'fact-check.ts')
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [factChecks()],
    build: { outDir: folder, lib: { entry, formats: ['es'], fileName: () => 'check.mjs' } },
  })
  const built = join(folder, 'check.mjs')
  source = await readFile(built, 'utf8')
  check = (await import(/* @vite-ignore */ pathToFileURL(built).href)).check
})
afterAll(() => rm(folder, { recursive: true }))

/** What Zod takes, and leaves as it is. */
function isTaken(schema: z.ZodType, event: unknown): boolean {
  const { success, data } = schema.safeParse(event)
  return success && isDeepStrictEqual(data, event)
}

/** The check of one schema, as it is written for a catalogue that holds nothing else. */
async function checkOf(payload: z.ZodType): Promise<{ one: Check; left: string[] }> {
  const schema = z.object({ type: z.literal('one'), payload })
  const { source, left } = checkSource([{ type: 'one', schema }])
  const { check } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )
  return { one: (payload) => check({ type: 'one', payload }), left }
}

describe('the checks written at build', () => {
  it.each(written.map(({ type, schema }) => ({ type, schema })))(
    '[CE21] let pass of $type what Zod takes and leaves as it is, and nothing else',
    ({ schema }) => {
      fc.assert(
        fc.property(nearly(schema), (event) => {
          const taken = isTaken(schema, event)
          // a name an object has of itself is Zod's to judge: that is stricter, and never looser
          if (taken && JSON.stringify(event).includes('"constructor":')) return
          expect(check(event)).toBe(taken)
        }),
        RUNS,
      )
    },
  )

  it('[CE21] spare Zod every fact of a game, its revisions and its snapshot', () => {
    const snapshot = snapshotOf.map((game) => ({
      type: 'script/snapshotReceived' as const,
      payload: { game },
    }))
    fc.assert(
      fc.property(fc.oneof(factOf, revisionOf, snapshot), ({ type, payload }) => {
        const about = { id: 'a', seq: 0, version: 1, at: 0, source: 'socket', scriptId: 's' }
        const event = JSON.parse(JSON.stringify({ ...about, type, payload }))
        expect(definitionOf(type)?.schema.safeParse(event).success).toBe(true)
        expect(check(event)).toBe(true)
      }),
      RUNS,
    )
  })

  it('[CE21] need no eval, and leave to Zod what only Zod can say', () => {
    expect(source).not.toMatch(/\beval\b|\bFunction\b/)
    expect(checkSource(catalog).left).toEqual(LEFT_TO_ZOD)
    for (const type of [...LEFT_TO_ZOD, 'nobody/knows', '__proto__', 'toString', undefined])
      expect(check({ type })).toBe(false)
    for (const none of [null, undefined, 7, 'text', [], () => undefined])
      expect(check(none)).toBe(false)
  })

  it.each<[string, z.ZodType, unknown[], unknown[]]>([
    ['limits', z.number().min(1).lt(3), [1, 2.5], [0, 3, Number.NaN, '1']],
    ['whole numbers', z.number().int().max(2), [-1, 2], [0.5, 3, 2 ** 53]],
    [
      'lengths',
      z.array(z.string().min(1).max(2)).max(1),
      [[], ['ab']],
      [[''], ['abc'], ['a', 'b']],
    ],
    [
      'plain objects',
      z.object({ a: z.null() }),
      [{ a: null }],
      [
        new (class {
          a = null
        })(),
        [],
      ],
    ],
    [
      'gaps',
      z.object({ a: z.boolean().optional() }),
      [{}, { a: true }],
      [{ a: 1 }, { a: undefined }, { b: 1 }],
    ],
  ])('[CE21] know %s', async (_, schema, taken, refused) => {
    const { one, left } = await checkOf(schema)
    expect(left).toEqual([])
    expect(taken.filter((payload) => !one(payload))).toEqual([])
    expect(refused.filter(one)).toEqual([])
  })

  it.each<[string, z.ZodType]>([
    ['a refinement', z.string().refine((text) => text !== 'no')],
    ['a refinement of a number', z.number().multipleOf(3)],
    ['a refinement of a list', z.array(z.string()).refine((list) => list.length !== 1)],
    ['a refinement of an object', z.object({}).refine(() => false)],
    ['a refinement of a union', z.union([z.string(), z.number()]).refine(() => false)],
    ['a change', z.string().trim()],
    ['a format', z.email()],
    ['another number', z.int32()],
    ['coercion', z.coerce.number()],
    ['a default', z.object({ a: z.string().default('') })],
    ['a fallback', z.string().catch('')],
    ['a pipe', z.string().transform((text) => text.length)],
    ['an object open to more', z.looseObject({})],
    ['an object closed to more', z.strictObject({})],
    ['a union of objects', z.union([z.object({}), z.object({ a: z.string() })])],
    ['names out of a list', z.record(z.enum(['a']), z.string())],
    ['anything', z.unknown()],
  ])('[CE21] leave %s to Zod', async (_, schema) => {
    const { one, left } = await checkOf(schema)
    expect(left).toEqual(['one'])
    expect(one(schema)).toBe(false)
  })
})
