import type { KnownPremise } from './premise.ts'
import { said } from './tests/phrases.ts'

/** What a plot tells of the rule of its game, which is about `it`. */
export function premiseSlots(premise: KnownPremise, it: string): Record<string, string> {
  const names = ['told', 'seen', 'used', 'right', 'wrong', 'end'] as const
  const told = names.map((name) => [`premise.${name}`, said(premise[name], { it })])
  // a custom of the place has had its say before the end; a rule of the world ends with it
  const close = premise.mechanic === 'custom' ? '' : said(premise.end, { it })
  return Object.fromEntries([...told, ['premise.close', close], ['premise.it', it]])
}
