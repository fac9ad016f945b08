import type { z } from 'zod'
import type { RequestLanguage } from '#schemas/language.ts'
import { fieldFaults, fieldWords } from './words/field-words.ts'
import { fillHoles } from './words/words.ts'

/** A part of a request that does not fit its schema: thrown to the error handler by the validator. */
export class InputFault extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not fit its schema.')
    this.issues = issues
  }
}

/** Says what is wrong with the first field that does not fit, naming it as people and as the wire call it. */
export function sayInputFault(fault: InputFault, language: RequestLanguage): string {
  const issue = deepest(fault.issues)
  const field = fieldOf(issue?.path ?? [])
  const known = fieldWords[field]
  const label = known
    ? fillHoles(fieldFaults.named[language], { word: known.label[language], field })
    : field
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    return fillHoles(fieldFaults.required[language], { label })
  }
  const rule = (known?.rule ?? fieldFaults.anyRule)[language]
  return fillHoles(fieldFaults.unfit[language], { label, rule })
}

/** Of the ways a request may look, the one it comes closest to tells what is wrong. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [first] = issues
  if (first?.code !== 'invalid_union') return first
  const [closest] = [...first.errors].sort((one, other) => one.length - other.length)
  const inner = deepest(closest ?? [])
  return inner && { ...inner, path: [...first.path, ...inner.path] }
}

/** `['changes', 0, 'path']` → `changes[0].path`. */
function fieldOf(path: readonly PropertyKey[]): string {
  const text = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
  return text === '' ? 'body' : text
}
