import type { z } from 'zod'

/** Why a schema is left to Zod: it may change what it reads, or refuse it by rules of its own. */
class LeftToZod extends Error {}

/** Functions of the module that is written, each by its text: schemas alike share one. */
type Functions = Map<string, string>
type Definition<T extends z.core.$ZodTypeDef['type']> = Extract<
  z.core.$ZodTypes['_zod']['def'],
  { type: T }
>

/**
 * The source of a module with `check(event)`: whether an event is plain data that its schema takes and leaves as it is.
 * It needs no `eval`, and never says yes where Zod would refuse, strip or change; types it cannot write are refused.
 */
export function checkSource(catalog: readonly { type: string; schema: z.ZodType }[]): {
  source: string
  left: string[]
} {
  const functions: Functions = new Map()
  const left: string[] = []
  const cases = catalog.flatMap(({ type, schema }) => {
    try {
      return [`case ${JSON.stringify(type)}:return ${conditionOf(schema, 'event', functions)}`]
    } catch (cause) {
      if (!(cause instanceof LeftToZod)) throw cause
      left.push(type)
      return []
    }
  })
  const source = [
    ...[...functions].map(([body, name]) => `function ${name}${body}`),
    'export function check(event){',
    "if(typeof event!=='object'||event===null)return false",
    'switch(event.type){',
    ...cases,
    'default:return false}}',
  ]
  return { source: `${source.join('\n')}\n`, left }
}

/** The condition under which what `value` names is taken and left as it is. */
function conditionOf(schema: unknown, value: string, functions: Functions): string {
  // every schema is one of the library's own: a list of its kinds
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return textCondition(def, value)
    case 'number':
      return numberCondition(def, value)
    case 'boolean':
      return all(def, `(typeof ${value}==='boolean')`)
    case 'null':
      return all(def, `(${value}===null)`)
    case 'literal':
      return all(def, oneOf(def.values, value))
    case 'enum':
      return all(def, oneOf(Object.values(def.entries), value))
    case 'nullable':
      return all(def, `(${value}===null||${conditionOf(def.innerType, value, functions)})`)
    case 'union':
      return unionCondition(def, value, functions)
    case 'array':
      return listCondition(def, value, functions)
    case 'record':
      return recordCondition(def, value, functions)
    case 'object':
      return objectCondition(def, value, functions)
    default:
      throw new LeftToZod()
  }
}

/** A condition that is the whole truth only where nothing else is asked of the value. */
function all(def: { checks?: readonly unknown[] | undefined }, condition: string): string {
  if ((def.checks ?? []).length > 0) throw new LeftToZod()
  return condition
}

function oneOf(values: readonly unknown[], value: string): string {
  const told = values.map((one) => {
    if (typeof one !== 'string' && typeof one !== 'number' && typeof one !== 'boolean')
      throw new LeftToZod()
    return `${value}===${JSON.stringify(one)}`
  })
  return `(${told.join('||')})`
}

type Check = z.core.$ZodChecks['_zod']['def']
const checksOf = (def: { checks?: readonly { _zod: { def: unknown } }[] | undefined }): Check[] =>
  // as with schemas: one of the library's own
  (def.checks ?? []).map((check) => check._zod.def as Check)

function lengthCondition(check: Check, value: string): string {
  if (check.check === 'min_length') return `${value}.length>=${check.minimum}`
  if (check.check === 'max_length') return `${value}.length<=${check.maximum}`
  throw new LeftToZod()
}

/** A text that is coerced or of a format is one by more than its length. */
function textCondition(def: Definition<'string'>, value: string): string {
  if ('check' in def || 'format' in def || def.coerce) throw new LeftToZod()
  const lengths = checksOf(def).map((check) => lengthCondition(check, value))
  return `(${[`typeof ${value}==='string'`, ...lengths].join('&&')})`
}

function numberCondition(def: Definition<'number'>, value: string): string {
  if ('check' in def || def.coerce) throw new LeftToZod()
  const limits = checksOf(def).map((check) => {
    if (check.check === 'greater_than')
      return `${value}>${check.inclusive ? '=' : ''}${JSON.stringify(check.value)}`
    if (check.check === 'less_than')
      return `${value}<${check.inclusive ? '=' : ''}${JSON.stringify(check.value)}`
    if (check.check === 'number_format' && check.format === 'safeint')
      return `Number.isSafeInteger(${value})`
    throw new LeftToZod()
  })
  // a number is finite, and a whole one all the more
  if (!limits.some((limit) => limit.startsWith('Number.')))
    limits.unshift(`Number.isFinite(${value})`)
  return `(${limits.join('&&')})`
}

const SHARED_FROM = 60

/** A condition as a function of its own where it is long: the fields of an envelope are asked for everywhere. */
function sharedCondition(schema: unknown, value: string, functions: Functions): string {
  const condition = conditionOf(schema, 'one', functions)
  if (condition.length < SHARED_FROM) return conditionOf(schema, value, functions)
  return `${named(`(one){return ${condition}}`, functions)}(${value})`
}

const FLAT = ['string', 'number', 'boolean', 'null', 'literal', 'enum']

/** Of several forms the first that fits decides what is left of a value; one that has no parts is left whole by any. */
function unionCondition(def: Definition<'union'>, value: string, functions: Functions): string {
  const options = def.options.map((option) => {
    if (!FLAT.includes(option._zod.def.type)) throw new LeftToZod()
    return conditionOf(option, value, functions)
  })
  return all(def, `(${options.join('||')})`)
}

/** The name of a function with this body, which others may have asked for before. */
function named(body: string, functions: Functions): string {
  const name = functions.get(body) ?? `check${functions.size}`
  functions.set(body, name)
  return name
}

function listCondition(def: Definition<'array'>, value: string, functions: Functions): string {
  const each = conditionOf(def.element, 'one', functions)
  const lengths = checksOf(def).map((check) => `&&${lengthCondition(check, 'list')}`)
  const body = `(list){if(!(Array.isArray(list)${lengths.join('')}))return false
for(let at=0;at<list.length;at++){const one=list[at];if(!${each})return false}
return true}`
  return `${named(body, functions)}(${value})`
}

const IS_PLAIN = "typeof one==='object'&&one!==null&&one.constructor===Object"

/** Any names but the one that is no name; other keys than text have rules of their own. */
function recordCondition(def: Definition<'record'>, value: string, functions: Functions): string {
  const key = def.keyType._zod.def
  if (key.type !== 'string' || 'format' in key) throw new LeftToZod()
  all(def, all(key, ''))
  const each = conditionOf(def.valueType, 'part', functions)
  const body = `(one){if(!(${IS_PLAIN}))return false
for(const name in one){const part=one[name];if(name==='__proto__'||!${each})return false}
return true}`
  return `${named(body, functions)}(${value})`
}

/** All but the last two conditions as one function: envelopes differ in their last two fields alone. */
function parted(required: readonly string[], functions: Functions): readonly string[] {
  const same = required.slice(0, -2)
  if (same.length < 3) return required
  return [`${named(`(one){return ${same.join('&&')}}`, functions)}(one)`, ...required.slice(-2)]
}

/** What may be absent twice, as in a part of an object that may lack it, may be absent. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' ? unwrapped(def.innerType) : schema
}

/** All fields and no other: what an object has beyond its fields Zod takes away. */
function objectCondition(def: Definition<'object'>, value: string, functions: Functions): string {
  if (def.catchall !== undefined) throw new LeftToZod()
  const optional: string[] = []
  const required: string[] = []
  for (const [name, schema] of Object.entries(def.shape)) {
    const field = `one[${JSON.stringify(name)}]`
    const inner = (schema as z.core.$ZodTypes)._zod.def
    if (inner.type === 'optional') {
      const condition = sharedCondition(unwrapped(inner.innerType), field, functions)
      optional.push(`if(${field}!==undefined){if(!${condition})return false;count++}`)
    } else required.push(sharedCondition(schema, field, functions))
  }
  const body = `(one){if(!(${[IS_PLAIN, ...parted(required, functions)].join('&&')}))return false
let count=${required.length}
${optional.join('\n')}for(const name in one)count--
return count===0}`
  return all(def, `${named(body, functions)}(${value})`)
}
