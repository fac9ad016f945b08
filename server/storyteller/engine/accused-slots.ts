import type { PlotContent } from './content.ts'
import type { IdeaPart } from './idea-part.ts'
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
  const named = (prefix: string, words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([key, text]) => [`${prefix}.${key}`, text] as const)
  const { doing, matter: _, ...ofDeed } = deeds
  return {
    accused,
    'accused.the': said(texts.the, { noun: accused }),
    matter,
    'matter.the': the,
    charge: trial?.charge || said(doing, { the }),
    arrives: trial === undefined || trial.isPlayed ? texts.arrives.own : texts.arrives.speaker,
    ...Object.fromEntries([
      ...named('office', texts.office[trial?.isJudge === true ? 'judges' : 'speaks']),
      ...named('deed', ofDeed),
      ...named('accused', texts.beings[trial?.being ?? 'bird']),
    ]),
    ...wrongedSlots(content, trial),
  }
}

/** Who accuses, whose it was, and what is told of both. */
function wrongedSlots(
  { accused: { the }, wronged }: Accusing['content'],
  trial: IdeaPart['trial'],
): Record<string, string> {
  const { name, opens, told, ends, still, own } = wronged.accusers[trial?.accuser ?? 'everybody']
  const of = wronged.matters[trial?.sort ?? 'thing']
  // two are married, whoever of them the idea names
  const isOwned = trial !== undefined && trial.owner !== '' && trial.sort !== 'vows'
  return {
    ...{ accuser: name, 'accuser.opens': opens, 'accuser.told': told },
    ...{ 'accuser.ends': ends, 'accuser.still': still },
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
