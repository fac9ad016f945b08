import fc from 'fast-check'
import type { z } from 'zod'
import { anyJson, trapName } from '#fixtures/arbitraries.ts'

type Schema = z.core.$ZodTypes
type Json = fc.Arbitrary<unknown>
const ofSchema = (schema: unknown): Json => anyOf(schema as Schema)

/** Values a schema takes; where it has rules that cannot be read, some that it does not take. */
function anyOf({ _zod: { def } }: Schema): Json {
  switch (def.type) {
    case 'string':
      return fc.string({ maxLength: 4 })
    case 'number':
      return fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 9 }) }, anyNumber)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'nullable':
      return fc.option(ofSchema(def.innerType), { nil: null })
    case 'default':
    case 'optional':
      return fc.option(ofSchema(def.innerType), { nil: undefined })
    case 'union':
      return fc.oneof(...def.options.map(ofSchema))
    case 'array':
      return fc.array(ofSchema(def.element), { maxLength: 2 })
    case 'record':
      return fc.dictionary(fc.oneof(trapName, fc.string()), ofSchema(def.valueType), { maxKeys: 2 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([name, of]) => [name, ofSchema(of)])),
      )
    default:
      return anyJson
  }
}

const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(2 ** 53, -1, 0.5, 1e308))

type Holder = Record<string, unknown>
type Place = { holder: Holder; name: string }

function placesIn(value: unknown): Place[] {
  if (value === null || typeof value !== 'object') return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((name) => [
    { holder, name },
    ...(Object.hasOwn(holder, name) ? placesIn(holder[name]) : []),
  ])
}

/** What may befall a fact on its way: a part is missing, is something else, or stands where none should. */
const changeOf = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('leave', 'remove', 'replace', 'add'),
  name: fc.oneof(trapName, fc.constantFrom('id', 'extra')),
  value: fc.oneof(anyJson, anyNumber, fc.constant('')),
})
type Change = typeof changeOf extends fc.Arbitrary<infer C> ? C : never

function changed(value: unknown, { at, how, name, value: other }: Change): unknown {
  const places = placesIn(value)
  const place = places[at % Math.max(places.length, 1)]
  if (place === undefined || how === 'leave') return value
  if (how === 'remove') delete place.holder[place.name]
  else {
    const at = { value: other, enumerable: true, writable: true, configurable: true }
    Object.defineProperty(place.holder, how === 'add' ? name : place.name, at)
  }
  return value
}

/** A value near what a schema takes, as JSON brings it: whole, or with something amiss anywhere in it. */
export const nearly = (schema: z.ZodType): Json =>
  fc
    .tuple(ofSchema(schema), changeOf)
    .map(([value, change]) => JSON.parse(JSON.stringify(changed(value, change)) ?? 'null'))
