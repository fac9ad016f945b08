import { requestLanguageOf } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { OutlineOption } from '#schemas/outline.ts'
import { GameKind, type ReadOfIdea } from '#schemas/reading-of-idea.ts'
import type { CoverSubject } from '#server/media/picture.ts'
import { type PlotTexts, plotsOf } from '#server/storyteller/engine/content.ts'
import type { IdeaPart } from '#server/storyteller/engine/idea-part.ts'
import { ideaPartOf } from '#server/storyteller/engine/idea-part-of.ts'
import { bySuit } from '#server/storyteller/engine/plot-suits.ts'
import { translateReading } from '#server/storyteller/reading/typed/shape.ts'
import type { Premise } from './compose.ts'
import type { LanguagePack } from './language-pack.ts'
import { CASE_WAYS, type CaseWay, caseKeyOf, outlineOf } from './outlines.ts'
import { caseCover } from './pictures.ts'
import { type PlotWay, plotKeyOf } from './plot-key.ts'
import { plotCover, plotOutline, type ReadFor } from './plot-telling.ts'
import { createRng } from './rng.ts'

/** A way to tell an idea: a case through a lens, or a plot. */
export type TellingWay = { readonly case: CaseWay } | { readonly plot: Omit<PlotWay, 'salt'> }

/** What is told of an idea: how it is read, and the case it would be. */
export type IdeaTelling = {
  readonly read: ReadFor
  readonly premise: Premise
  readonly salt: string
}

/** The plots that an idea can be told by: one that tries whom the idea accuses tells no idea that accuses nobody. */
const triedOf = (plots: readonly PlotTexts[], part: IdeaPart | undefined): readonly PlotTexts[] =>
  part?.trial === undefined ? plots.filter(({ plot }) => plot.accused !== true) : plots

/** Every plot of a kind in one telling, then every one in another: the plots that suit the idea first. Of two alike, which plot and which telling come first hangs on `order`, so that none is first for every idea. */
function plotWays(
  { plots }: LanguagePack,
  kind: GameKind,
  order: string,
  part: IdeaPart | undefined,
): TellingWay[] {
  const rng = createRng(`plots\u0000${kind}\u0000${order}`)
  const written = plots === undefined ? [] : rng.shuffle(plotsOf(plots, kind))
  const tried = triedOf(written, part)
  const suited = plots && part ? bySuit(tried, plots, part) : tried
  const found = suited.map(({ id, story, plot }) => ({
    ...{ id, accused: plot.accused === true },
    outlines: rng.shuffle(story.outlines.map((_, outline) => outline)),
  }))
  // whom an idea accuses is on trial in each telling of that plot, before another one is tried
  const own = found.flatMap(({ id, accused, outlines }) =>
    accused ? outlines.map((outline): TellingWay => ({ plot: { plot: id, outline } })) : [],
  )
  return [...own, ...inTurn(found.filter(({ accused }) => !accused))]
}

type Found = { readonly id: string; readonly outlines: readonly number[] }

/** Every plot in one telling, then every one in another. */
function inTurn(found: readonly Found[]): TellingWay[] {
  const most = Math.max(0, ...found.map(({ outlines }) => outlines.length))
  return Array.from({ length: most }, (_, turn) => turn).flatMap((turn) =>
    found.flatMap(({ id, outlines }): TellingWay[] => {
      const outline = outlines[turn]
      return outline === undefined ? [] : [{ plot: { plot: id, outline } }]
    }),
  )
}

/** The ways to tell a kind of game, best first: a case, and then what else happened, in turn. */
function waysOf(pack: LanguagePack, kind: GameKind, order = '', part?: IdeaPart): TellingWay[] {
  const plots = plotWays(pack, kind, order, part)
  if (kind !== 'mystery') return plots
  return CASE_WAYS.flatMap((way, at) => [{ case: way }, ...plots.slice(at, at + 1)])
}

const isTold = (pack: LanguagePack, kind: GameKind): boolean => waysOf(pack, kind).length > 0

/** The kinds of game an idea can be told as, best first. */
export const kindsTold = ({ reading }: ReadFor, pack: LanguagePack): GameKind[] =>
  reading.kinds.map(({ kind }) => kind).filter((kind) => isTold(pack, kind))

/** What was read, as its creator sees it, and which kinds of game there are. */
export function shownReading(read: ReadFor, pack: LanguagePack): ReadOfIdea {
  const { who, what, where } = translateReading(read.reading, requestLanguageOf(read.language))
  const asked = kindsTold(read, pack)
  const others = GameKind.options.filter((kind) => !asked.includes(kind) && isTold(pack, kind))
  const kinds = [...asked, ...others]
  return {
    who: who?.text ?? null,
    what: what?.text ?? null,
    where: where?.text ?? null,
    kind: kinds[0] ?? 'mystery',
    kinds,
  }
}

const keyOf = (way: TellingWay, salt: string): string =>
  'case' in way ? caseKeyOf(way.case, salt) : plotKeyOf({ ...way.plot, salt })

const PER_KIND = 2
const SALT = /~.*$/s

/** The ways on the first table: two kinds, two tellings of each, or the kind its creator chose first of all. */
function firstTable([one = [], other = []]: TellingWay[][], isKindChosen: boolean): TellingWay[] {
  const wanted = PER_KIND * 2
  const most = isKindChosen ? wanted : PER_KIND
  const first = [...one.slice(0, most), ...other.slice(0, PER_KIND)]
  return [...first, ...one.slice(most)].slice(0, wanted)
}

/** The ways that are offered: the first table, and to whoever asks for more what was not there. */
export function waysFor(
  { read, salt }: Pick<IdeaTelling, 'read' | 'salt'>,
  pack: LanguagePack,
  shown: readonly string[] = [],
): TellingWay[] {
  const part = ideaPartOf(read.reading, read.language)
  const kindsBy = (order: string): TellingWay[][] =>
    kindsTold(read, pack).map((kind) => waysOf(pack, kind, `${read.idea}\u0000${order}`, part))
  const table = firstTable(kindsBy(''), read.isKindChosen)
  if (salt === '') return table
  const seen = new Set(
    (shown.length === 0 ? table.map((way) => keyOf(way, '')) : shown).map((key) =>
      key.replace(SALT, ''),
    ),
  )
  const [one = [], other = [], ...rest] = kindsBy(salt)
  const others = [
    ...rest.flatMap((ways) => ways.slice(0, 1)),
    ...one.slice(PER_KIND),
    ...other.slice(PER_KIND),
    ...rest.flatMap((ways) => ways.slice(1)),
  ]
  const unseen = [...others, ...table].filter((way) => !seen.has(keyOf(way, '')))
  return [...unseen, ...others, ...table].slice(0, LIMITS.outlinesMore)
}

/** What the cover of an idea shows that is told in a way. */
export const coverFor = ({ read, premise, salt }: IdeaTelling, way: TellingWay): CoverSubject =>
  'case' in way ? caseCover(premise, read.reading) : plotCover(read, { ...way.plot, salt })

/** How a way would tell an idea. */
export function outlineFor({ read, premise, salt }: IdeaTelling, way: TellingWay): OutlineOption {
  const told =
    'case' in way
      ? outlineOf(premise, way.case.lens, way.case.telling)
      : plotOutline(read, { ...way.plot, salt })
  // a case is told by the chance that it was reasoned by
  return { key: keyOf(way, 'case' in way ? premise.salt : salt), ...told }
}
