import type { PlotContent } from './content.ts'
import type { IdeaPart, ThingNoun } from './idea-part.ts'
import { type ThingSort, thingSortOf } from './noun-sorts.ts'
import type { Plot, ThingDemand } from './plot.ts'
import { said } from './tests/phrases.ts'

/** What things of a sort cannot bear. */
const LACKS: Readonly<Record<ThingSort, readonly ThingDemand[]>> = {
  cloth: ['breaks'],
  paper: ['breaks', 'made'],
  hard: ['breaks'],
  grown: ['breaks', 'made'],
  food: ['breaks', 'lasts', 'made'],
}
/** What a thing about something is, as its portrait or its programme: nothing that breaks or is handiwork. */
const ABOUT: readonly ThingDemand[] = ['breaks', 'made']

/** What stands for a thing that a plot cannot be told with. */
export type StandIn = keyof PlotContent['idea']['stands']

type Asking = Pick<Plot, 'thing'>
type Known = Pick<PlotContent, 'nouns'>

/** What of a plot's demands the thing of an idea lacks: nothing where it gives none, since a neutral one fits. */
export function lackingIn(
  { thing: asked = [] }: Asking,
  { nouns }: Known,
  { what }: Pick<IdeaPart, 'what'>,
): readonly ThingDemand[] {
  if (what === null) return []
  const sort = thingSortOf(what.head, nouns)
  const lacks = what.isItself ? (sort === undefined ? [] : LACKS[sort]) : ABOUT
  return asked.filter((one) => lacks.includes(one))
}

/** What stands for the thing of an idea in a plot; undefined where it is told as it is. */
export function standFor(plot: Asking, content: Known, part: IdeaPart): StandIn | undefined {
  const { what } = part
  const lacking = lackingIn(plot, content, part)
  if (what === null || lacking.length === 0) return undefined
  if (what.isUnsure) return 'marked'
  if (!what.isItself) return 'plate'
  if (thingSortOf(what.head, content.nouns) === 'food') return 'dish'
  return lacking.includes('breaks') ? 'china' : 'box'
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
