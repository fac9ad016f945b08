import { z } from 'zod'
import { nearestName } from '#core/nearest-name.ts'
import type { TextFault } from './text-faults.ts'

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )

/** What may stand at one step into a schema. */
function inside(schema: unknown, key: PropertyKey): unknown[] {
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional)
    return inside(schema.unwrap(), key)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => inside(one, key))
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodTuple)
    return [schema.def.items[Number(key)] ?? schema.def.rest].filter(Boolean)
  if (schema instanceof z.ZodObject) return [schema.shape[String(key)]].filter(Boolean)
  return []
}

/** The keys a schema knows at a path. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const [first, ...rest] = path
  if (first !== undefined) return inside(schema, first).flatMap((one) => keysAt(one, rest))
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional)
    return keysAt(schema.unwrap(), [])
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => keysAt(one, []))
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

const orNearest = (name: string, names: readonly string[]): string => {
  const nearest = nearestName(name, names)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}

/** Of a value that is none of several, what is wrong with it as the one it looks like. */
function looksLike(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] | undefined {
  return issue.errors.find((issues) =>
    issues.every((one) => one.path.length > 0 || one.code === 'unrecognized_keys'),
  )
}

function faultsOf(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): TextFault[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `there is no such key here${orNearest(key, keysAt(schema, path))}`,
    }))
  if (path.length > 0 && at(value, path) === undefined) return [{ path, message: 'is missing' }]
  if (issue.code === 'invalid_union') {
    const meant = looksLike(issue)
    if (meant !== undefined && meant.length > 0)
      return meant.flatMap((one) =>
        faultsOf({ ...one, path: [...path, ...one.path] }, schema, value),
      )
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const nearest = orNearest(String(at(value, path)), values)
    return [{ path, message: `should be one of ${values.join(', ')}${nearest}` }]
  }
  return [{ path, message: issue.message.replace(/^[^:]*: (?=expected)/, '') }]
}

/** What a schema refuses in a value, in a writer's words. */
export function schemaFaults(value: unknown, schema: z.ZodType): TextFault[] {
  const judged = schema.safeParse(value)
  return judged.success
    ? []
    : judged.error.issues.flatMap((issue) => faultsOf(issue, schema, value))
}
