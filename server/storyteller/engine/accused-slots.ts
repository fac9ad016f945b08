import type { PlotContent } from './content.ts'
import type { IdeaPart } from './idea-part.ts'
import type { Plot } from './plot.ts'
import { said } from './tests/phrases.ts'

type Accusing = {
  readonly content: Pick<PlotContent, 'accused'>
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
  const accuser = texts.accusers[trial?.accuser ?? 'everybody']
  const of = texts.matters[trial?.sort ?? 'thing']
  const { owner, lacks, told, ends, still, found = '' } = of
  const { doing, matter: _, proof, after, ...ofDeed } = deeds
  return {
    accused,
    'accused.the': said(texts.the, { noun: accused }),
    matter,
    'matter.the': the,
    charge: trial?.charge || said(doing, { the }),
    arrives: trial === undefined || trial.isPlayed ? texts.arrives.own : texts.arrives.speaker,
    accuser: accuser.name,
    wronged: trial?.owner ? said(texts.the, { noun: trial.owner }) : owner,
    ...Object.fromEntries([
      ...named('office', texts.office[trial?.isJudge === true ? 'judges' : 'speaks']),
      ...named('deed', { ...ofDeed, proof: of.proof ?? proof, after: of.after ?? after }),
      ...named('matter', { lacks, told, ends, still, found }),
      ...named('accuser', {
        ...{ opens: accuser.opens, told: accuser.told, ends: accuser.ends, still: accuser.still },
        own: trial?.isAccuser === true ? (accuser.own ?? '') : '',
      }),
      ...named('accused', texts.beings[trial?.being ?? 'bird']),
    ]),
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
