import { z } from 'zod'

function isPattern(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    return false
  }
}

/** A regular expression, as it stands between the slashes. */
export const Pattern = z
  .string()
  .min(1)
  .refine(isPattern, 'should be a regular expression')
  .meta({ id: 'Pattern', description: 'A regular expression.' })
