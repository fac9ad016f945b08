import { CoverChoices, type OutlineOption } from '../outline.ts'
import { GameKind, ReadOfIdea } from '../reading-of-idea.ts'
import { first, isObject, listIn, numberIn, objectIn, textIn, type Wire } from './read.ts'

/** What the second block of an outline stream came to. `desc` is the server's own word on a failure. */
export type OutlineResult =
  | { ok: true; options: OutlineOption[]; reading?: ReadOfIdea; covers?: CoverChoices }
  | { ok: false; status: number | null; desc: string }

const OCCURRENCE = /#\d+$/

/**
 * Keys made distinct: one that stands already gets its number among its equals, `noir#2`.
 * `taken` are the keys on the table.
 */
export function distinctKeys(
  options: readonly OutlineOption[],
  taken: Iterable<string> = [],
): OutlineOption[] {
  const used = new Set(taken)
  return options.map((option) => {
    let key = option.key
    // a key that looks numbered is numbered too, so that taking the number off gives the key back
    for (let n = 2; used.has(key) || (n === 2 && OCCURRENCE.test(key)); n++)
      key = `${option.key}#${n}`
    used.add(key)
    return key === option.key ? option : { ...option, key }
  })
}

/** The server's template key of an option's key. */
export const templateKeyOf = (key: string): string => key.replace(OCCURRENCE, '')

/** The JSON of the second block, as a server writes it. */
export const encodeOutlines = (
  options: readonly OutlineOption[],
  reading?: ReadOfIdea,
  covers?: CoverChoices,
): string =>
  JSON.stringify({
    status: 200,
    desc: 'OK',
    message: 'OK',
    success: true,
    elements: options.map((option) => ({
      template_key: option.key,
      template_name: option.name,
      outline: option.text,
    })),
    // additions: who does not know them passes over them
    ...(reading === undefined ? {} : { reading }),
    ...(covers === undefined ? {} : { covers }),
  })

/** Reads the second block: any status but 200, no list, or a list without one good option is a failure. */
export function decodeOutlines(text: string): OutlineResult {
  const found = parsedJson(unfenced(text))
  const answer = isObject(found) ? found : undefined
  const status = answer === undefined ? null : (numberIn(answer, 'status', 'code') ?? null)
  const refused = (status !== null && status !== 200) || answer?.success === false
  const options = refused ? [] : distinctKeys(listOf(found).flatMap(optionIn))
  if (options.length > 0)
    return { ok: true, options, ...readingIn(answer?.reading), ...coversIn(answer?.covers) }
  return { ok: false, status, desc: answer === undefined ? '' : textIn(answer, 'desc', 'message') }
}

/** What the idea was read as, from a server that tells it; kinds no client of ours knows are passed over. */
function readingIn(raw: unknown): { reading?: ReadOfIdea } {
  if (!isObject(raw)) return {}
  const kinds = listIn(raw.kinds).filter((kind) => GameKind.safeParse(kind).success)
  const found = ReadOfIdea.safeParse({ who: null, what: null, where: null, ...raw, kinds })
  return found.success ? { reading: found.data } : {}
}

/** The idea's cover in each look, from a server that shows all four. */
function coversIn(raw: unknown): { covers?: CoverChoices } {
  const covers = CoverChoices.safeParse(raw).data
  const areSeen = covers && Object.values(covers).every((one) => /^https?:\/\//.test(one))
  return areSeen ? { covers } : {}
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unfenced = (text: string): string =>
  text.trim().replace(/^```[a-z]*\s*\n([\s\S]*?)\n?```$/i, '$1')

function listOf(found: unknown): readonly unknown[] {
  if (!isObject(found)) return listIn(found)
  const list = listIn(first(found, 'elements', 'outlines', 'outline_list', 'outlineList', 'list'))
  return list.length > 0 || !('data' in found) ? list : listOf(objectIn(found.data) ?? found.data)
}

function optionIn(item: unknown, at: number): OutlineOption[] {
  const wire: Wire | undefined = objectIn(item)
  if (wire === undefined) return []
  const text = textIn(
    wire,
    'outline',
    'outlineDescription',
    'outline_description',
    'description',
    'content',
    'text',
  )
  if (text.trim() === '') return []
  const name = textIn(wire, 'template_name', 'templateName', 'name', 'title').trim()
  const key = textIn(
    wire,
    'template_key',
    'templateKey',
    'template_type',
    'outlineType',
    'key',
    'id',
  ).trim()
  return [{ key: key || name || `outline-${at + 1}`, name: name || key || `${at + 1}`, text }]
}
