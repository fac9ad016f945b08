import { requestLanguageOf } from '#schemas/language.ts'
import type { GameKind } from '#schemas/reading-of-idea.ts'
import { accusedRead, heroOfTrial } from '#server/storyteller/engine/accused-slots.ts'
import { withoutFixture } from '#server/storyteller/engine/fitted-thing.ts'
import { memberOf } from '#server/storyteller/engine/group.ts'
import { ideaPartOf } from '#server/storyteller/engine/idea-part-of.ts'
import type { IdeaTexts } from '#server/storyteller/engine/idea-texts.ts'
import { asGuest, heroOf } from '#server/storyteller/engine/story-hero.ts'
import { said } from '#server/storyteller/engine/tests/phrases.ts'
import { dictionaryForm } from '#server/storyteller/reading/typed/ja/dictionary-form.ts'
import { translateReading } from '#server/storyteller/reading/typed/shape.ts'
import { ideaFor } from './gentle.ts'
import type { LanguagePack } from './language-pack.ts'
import { plotThinking } from './plot-telling.ts'
import { type IdeaTelling, kindsTold, type TellingWay } from './ways.ts'

/** Where people are shut in, whoever keeps the place is met there, and what is part of a house is nobody’s. */
const SHUT_IN: ReadonlySet<GameKind> = new Set(['survival', 'escape'])

/** Who was read, and who the player is to them. */
function whoLine({ read: { reading, language } }: IdeaTelling, texts: IdeaTexts): string[] {
  const [first] = reading.kinds
  const shut = SHUT_IN.has(first?.kind ?? 'mystery') ? { host: 'host' } : {}
  const { part } = asGuest(shut, ideaPartOf(reading, language), heroOf(reading))
  const { who, creature, group, standsFor } = part
  const { read, standIn, apprentice, oneOf } = texts
  if (standsFor !== '') {
    const hero = said(standIn, { who: standsFor })
    return [said(read.whoStandIn, { who: standsFor, hero })]
  }
  if (creature !== '') {
    const hero = said(apprentice, { creature })
    return [said(read.whoCreature, { who: creature, hero })]
  }
  const one = group === '' ? who : memberOf(oneOf, group)
  return one === '' ? [] : [said(read.who, { who: one })]
}

/** What a case leaves out of whom the idea names: it is told of them as of anybody. */
export function plainWho(
  { read: { reading, language } }: IdeaTelling,
  pack: LanguagePack,
): string[] {
  const { standsFor } = ideaPartOf(reading, language)
  const texts = pack.plots?.idea
  return standsFor === '' || texts === undefined
    ? []
    : [said(texts.read.whoPlain, { who: standsFor })]
}

/** How a case reads an idea for minors, where that is milder than what was typed: who may play is asked after this. */
export function milderIdea({ read }: IdeaTelling, pack: LanguagePack): string[] {
  const { plots, gentle } = pack
  const idea = ideaFor(read.reading.idea, { gentle }, 'minors')
  return plots === undefined || idea === read.reading.idea
    ? []
    : [said(plots.idea.read.milder, { idea })]
}

/** Whom the idea tries, where the first way is a trial of them; undefined where it is not. */
function triedLine(
  { read: { reading, language } }: IdeaTelling,
  { plots: content }: LanguagePack,
  first: TellingWay | undefined,
): string[] | undefined {
  if (content === undefined || first === undefined || 'case' in first) return undefined
  const plot = content.plots.find(({ id }) => id === first.plot.plot)?.plot
  const part = ideaPartOf(reading, language)
  if (plot?.accused !== true || part.trial === undefined) return undefined
  const { who, group } = part
  const named = group === '' ? who : memberOf(content.idea.oneOf, group)
  return accusedRead(content, part, heroOfTrial({ content, plot, part }, named))
}

/** Whether the thing of an idea is there in any case, where its people are shut in. */
function isFixture({ read: { reading, language } }: IdeaTelling, { plots }: LanguagePack): boolean {
  const [first] = reading.kinds
  const part = ideaPartOf(reading, language)
  return (
    plots !== undefined &&
    first !== undefined &&
    part.what !== null &&
    withoutFixture(first, plots, part).what === null
  )
}

/** What was read in an idea, noun by noun, and which kinds of game it asks for: the first part of the reasoning. */
function readingLines(
  telling: IdeaTelling,
  pack: LanguagePack,
  ideaTexts: IdeaTexts,
  first: TellingWay | undefined,
): string[] {
  const { read } = telling
  const { read: texts, kinds } = ideaTexts
  const reading = translateReading(read.reading, requestLanguageOf(read.language))
  const { what, where, event, rule } = reading
  const nouns = [
    ...(triedLine(telling, pack, first) ?? whoLine(telling, ideaTexts)),
    ...(what && !isFixture(telling, pack) ? [said(texts.what, { what: what.text })] : []),
    ...(where ? [said(texts.where, { where: where.text })] : []),
    ...(event ? [said(texts.event, { event: event.text })] : []),
  ]
  const [one, second] = kindsTold(read, pack)
  const found = reading.kinds.find(({ kind }) => kind === one)?.because ?? ''
  const because = reading.language === 'ja' ? dictionaryForm(found, reading.idea) : found
  const named = { first: kinds[one ?? 'journey'], second: kinds[second ?? 'contest'], because }
  return [
    said(texts.opening, { idea: read.reading.idea }),
    ...(nouns.length > 0 ? [nouns.join('\n\n')] : []),
    rule === null
      ? texts.noRule
      : said(texts.rule, { rule: rule.words || (rule.noun?.text ?? '') }),
    said(because === '' ? texts.kindsFree : texts.kinds, named),
  ]
}

/** The reasoning of an idea that is told as a plot first: what was read, how each plot was decided on, what is proved. */
export function plotReasoning(
  telling: IdeaTelling,
  pack: LanguagePack,
  ways: readonly TellingWay[],
): string[] {
  const texts = pack.plots?.idea
  if (texts === undefined) return []
  const plots = new Map(
    ways.flatMap((way) => ('plot' in way ? [[way.plot.plot, way.plot] as const] : [])),
  )
  const thought = [...plots.values()].flatMap((plot) =>
    plotThinking(telling.read, { ...plot, salt: telling.salt }),
  )
  // two plots at one place say so once
  const once = new Set(thought)
  return [
    ...readingLines(telling, pack, texts, ways[0]),
    pack.frame.spoils,
    ...once,
    texts.read.proof,
  ]
}
