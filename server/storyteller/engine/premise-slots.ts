import type { KnownPremise } from './premise.ts'
import { said } from './tests/phrases.ts'

/** What a plot tells of the rule of its game, which is about `it`. */
export function premiseSlots(premise: KnownPremise, it: string): Record<string, string> {
  const names = ['told', 'seen', 'used', 'right', 'wrong', 'end'] as const
  const told = names.map((name) => [`premise.${name}`, said(premise[name], { it })])
  // nobody keeps a custom by night and alone, or at the end; a rule of the world holds there, too
  const isCustom = premise.mechanic === 'custom'
  const own = (text: string): string => (isCustom ? '' : said(text, { it }))
  const alone = [
    ['premise.deed', own(premise.used)],
    ['premise.close', own(premise.end)],
  ]
  return Object.fromEntries([...told, ...alone, ['premise.it', it]])
}
