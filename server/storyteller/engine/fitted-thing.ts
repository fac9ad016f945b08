import type { PlotContent } from './content.ts'
import type { IdeaPart, ThingNoun } from './idea-part.ts'
import { type ThingSort, type ThingTrait, thingSortOf, thingTraitsOf } from './noun-sorts.ts'
import type { Plot, ThingDemand } from './plot.ts'
import { said } from './tests/phrases.ts'

/** What things of a sort cannot bear. */
const LACKS: Readonly<Record<ThingSort, readonly ThingDemand[]>> = {
  cloth: ['breaks', 'stands'],
  paper: ['breaks', 'made', 'stands', 'heavy'],
  hard: ['breaks', 'burns'],
  grown: ['breaks', 'made'],
  food: ['breaks', 'lasts', 'made', 'stands'],
}
/** What things cannot bear for their size, or for not burning. */
const LACKS_FOR: Readonly<Record<ThingTrait, readonly ThingDemand[]>> = {
  small: ['heavy', 'stands'],
  large: ['carried'],
  fireproof: ['burns'],
  fixed: [],
}
/** What a thing about something is, as its portrait or its programme: nothing that breaks or is handiwork. */
const ABOUT: readonly ThingDemand[] = ['breaks', 'made']

/** What stands for a thing that a plot cannot be told with. */
export type StandIn = keyof PlotContent['idea']['stands']

type Asking = Pick<Plot, 'thing'>
type Known = Pick<PlotContent, 'nouns'>

/** What the thing of an idea cannot bear. */
function lacksOf({ head, text, isItself }: ThingNoun, { nouns }: Known): readonly ThingDemand[] {
  if (!isItself) return ABOUT
  const sort = thingSortOf(head, nouns)
  const own = sort === undefined ? [] : LACKS[sort]
  // a bell may be rung at a door, a temple bell is what a temple has
  const traits = [head, text.toLowerCase()].flatMap((word) => [...thingTraitsOf(word, nouns)])
  return [...own, ...traits.flatMap((trait) => LACKS_FOR[trait])]
}

/** What of a plot's demands the thing of an idea lacks: nothing where it gives none, since a neutral one fits. */
export function lackingIn(
  { thing: asked = [] }: Asking,
  content: Known,
  { what }: Pick<IdeaPart, 'what'>,
): readonly ThingDemand[] {
  if (what === null) return []
  const lacks = lacksOf(what, content)
  return asked.filter((one) => lacks.includes(one))
}

/** What stands for the thing of an idea in a plot; undefined where it is told as it is. */
export function standFor(plot: Asking, content: Known, part: IdeaPart): StandIn | undefined {
  const { what } = part
  const lacking = lackingIn(plot, content, part)
  if (what === null || lacking.length === 0) return undefined
  if (what.isUnsure) return 'marked'
  if (!what.isItself) return 'plate'
  if (lacking.includes('heavy')) return 'chest'
  // a dish does not burn, and a box for soup does
  if (lacking.includes('burns')) return 'box'
  if (thingSortOf(what.head, content.nouns) === 'food') return 'dish'
  if (lacking.includes('breaks')) return 'china'
  return lacking.includes('carried') ? 'small' : 'box'
}

/** Where people are shut in there is a stove, whatever else there may be: it is no thing that anybody brings or fetches. */
export function withoutFixture(
  { kind }: Pick<Plot, 'kind'>,
  { nouns }: Known,
  part: IdeaPart,
): IdeaPart {
  const isFixed = part.what !== null && thingTraitsOf(part.what.head, nouns).has('fixed')
  const isShutIn = kind === 'survival' || kind === 'escape'
  return isFixed && isShutIn ? { ...part, thing: '', thingShort: '', what: null } : part
}

const wordsFor = ({ text, the, bare }: ThingNoun) => ({ thing: text, the, bare })

/** What an idea gives, with something that stands for its thing. */
export function withStand(
  part: IdeaPart,
  { idea: { stands } }: Pick<PlotContent, 'idea'>,
  stand: StandIn | undefined,
): IdeaPart {
  const { what } = part
  if (stand === undefined || what === null) return part
  const { full, short } = stands[stand]
  const words = wordsFor(what)
  return { ...part, thing: said(full, words), thingShort: said(short, words) }
}

/** Why that stands there, in a sentence of the prologue; '' where nothing does. */
export function standTold(
  { what }: Pick<IdeaPart, 'what'>,
  { idea: { stands } }: Pick<PlotContent, 'idea'>,
  stand: StandIn | undefined,
): string {
  if (stand === undefined || what === null) return ''
  return said(stands[stand].told, wordsFor(what))
}

/** Whoever shows a thing round does not call it stolen. */
export const heldAs = (thing: string): string => thing.replace(STOLEN, '')
const STOLEN =
  /^(?:stolen|missing|lost|pawned|confiscated) |^(?:被偷走?|失窃|被盗|丢失|被没收)的|^(?:盗まれた|奪われた|失われた|取りあげられた|没収された|盗んでしまった)/i
