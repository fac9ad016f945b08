import type { PlotContent } from './content.ts'
import type { Den } from './house-rooms.ts'
import type { IdeaPart } from './idea-part.ts'
import type { PlacePack } from './place-pack.ts'
import type { Plot } from './plot.ts'
import { said } from './tests/phrases.ts'

type Accusing = {
  readonly content: Pick<PlotContent, 'accused' | 'wronged'>
  readonly plot: Pick<Plot, 'accused'>
  readonly part: IdeaPart
  /** What it was done to, where the idea accuses nobody. */
  readonly thing: string
}

/** Who plays where somebody is on trial: whom the idea is about, unless they are accused or accuse; '' where the plot tries nobody. */
export function heroOfTrial(
  { content: { accused: texts }, plot, part }: Omit<Accusing, 'thing'>,
  named: string,
): string {
  if (plot.accused !== true) return named
  const { trial } = part
  if (trial === undefined || trial.isPlayed) return named
  return said(texts.speaker, { accused: trial.accused || texts.neutral.accused })
}

/** What a plot calls whom it tries, and all that it is told of them by what they are and what they are tried for. */
export function accusedSlots({ content, plot, part, thing }: Accusing): Record<string, string> {
  if (plot.accused !== true) return {}
  const { accused: texts } = content
  const { trial } = part
  const accused = trial?.accused || texts.neutral.accused
  const deeds = texts.deeds[trial?.deed ?? 'steal']
  const matter = trial === undefined ? thing : trial.matter || deeds.matter
  const the = said(texts.the, { noun: matter })
  const short = said(texts.the, { noun: trial?.short || matter })
  const isSpeaker = trial?.isPlayed === false
  const named = (prefix: string, words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([key, text]) => [`${prefix}.${key}`, text] as const)
  const { doing, matter: _, spot: __, ...ofDeed } = deeds
  return {
    accused,
    'accused.the': said(texts.the, { noun: accused }),
    matter,
    'matter.the': the,
    'matter.short': short,
    charge: trial?.charge || said(doing, { the }),
    arrives: isSpeaker ? texts.arrives.speaker : texts.arrives.own,
    'errand.stands': isSpeaker ? texts.errand.stands : '',
    'errand.ends': isSpeaker ? texts.errand.ends : '',
    ...Object.fromEntries([
      ...named('office', texts.office[trial?.isJudge === true ? 'judges' : 'speaks']),
      ...named('deed', ofDeed),
      ...named('accused', texts.beings[trial?.being ?? 'bird']),
    ]),
    ...wrongedSlots(content, trial),
  }
}

/** Where it was done, whatever stands high at the place: the room that the idea names, else the spot of that deed; a bell is rung in a belfry. */
export function spotOf({ content, plot, part }: Omit<Accusing, 'thing'>): Den {
  if (plot.accused !== true) return {}
  const { deeds, at } = content.accused
  const { deed = 'steal', where = '' } = part.trial ?? {}
  if (where === '') return { height: deeds[deed].spot }
  const inIt = (words: string): string => said(words, { where })
  return { height: { ...at, the: inIt(at.the), in: inIt(at.in), seen: inIt(at.seen) } }
}

/** A place where what is tried was done where that can be done. */
export const withSpot = (place: PlacePack, spot: Den): PlacePack => ({
  ...place,
  parts: { ...place.parts, ...spot },
})

/** Who accuses, whose it was, and what is told of both. */
function wrongedSlots(
  { accused: { the }, wronged }: Accusing['content'],
  trial: IdeaPart['trial'],
): Record<string, string> {
  const { name, opens, told, ends, still, own, pressed, waits } =
    wronged.accusers[trial?.accuser ?? 'everybody']
  const of = wronged.matters[trial?.sort ?? 'thing']
  // two are married, whoever of them the idea names
  const isOwned = trial !== undefined && trial.owner !== '' && trial.sort !== 'vows'
  return {
    ...{ accuser: name, 'accuser.opens': opens, 'accuser.told': told },
    ...{ 'accuser.ends': ends, 'accuser.still': still },
    ...{ 'accuser.pressed': pressed, 'accuser.waits': waits },
    'accuser.own': trial?.isAccuser === true ? (own ?? '') : '',
    wronged: isOwned ? said(the, { noun: trial.owner }) : of.owner,
    ...{ 'matter.lacks': of.lacks, 'matter.told': of.told, 'matter.found': of.found ?? '' },
    ...{ 'matter.ends': of.ends, 'matter.still': of.still },
    ...(of.proof === undefined ? {} : { 'deed.proof': of.proof }),
    ...(of.after === undefined ? {} : { 'deed.after': of.after }),
  }
}

/** What the reasoning says of whom an idea tries; nothing where it tries nobody. */
export function accusedRead(content: PlotContent, part: IdeaPart, hero: string): string[] {
  if (part.trial === undefined) return []
  const slots = accusedSlots({ content, plot: { accused: true }, part, thing: '' })
  const { read } = content.accused
  return [
    said(read, {
      the: slots['accused.the'] ?? '',
      charge: slots.charge ?? '',
      accuser: slots.accuser ?? '',
      hero,
    }),
  ]
}
