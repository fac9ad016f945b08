import type {
  CalledName,
  LanguagePack,
  Pronouns,
} from '#server/storyteller/builtin/language-pack.ts'
import type { Sex } from '#server/storyteller/builtin/line.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { Archetype, ArchetypeTrait } from './archetype.ts'
import type { PlotContent } from './content.ts'
import type { Plot } from './plot.ts'
import { ANYBODY, type StoryHero } from './story-hero.ts'

/** Somebody of a game: a role of its plot, played by an archetype under a name. */
export type StoryMember = CalledName &
  Pronouns & {
    readonly id: number
    readonly role: string
    /** As it is written; their kin have it, too. */
    readonly family: string
    readonly sex: Sex
    readonly years: number
    readonly from: Archetype & { readonly id: string }
  }

type Free = PlotContent['archetypes'][number]

const canPlay = ({ traits }: Free, needs: readonly string[]): boolean =>
  needs.every((need) => traits.includes(need as ArchetypeTrait))

/** Who is on the other side of a game between two. */
const OTHER = 'other'

/** Kin are of the sex that the idea says, and not of another age than the player. */
function canBeKin({ sex, age }: Free, hero: StoryHero): boolean {
  const own = hero.kin?.sex ?? null
  const [least, most] = hero.age ?? age
  return (own === null || sex === 'any' || sex === own) && age[0] <= most && age[1] >= least
}

/** Whether two of a game are brothers and sisters: that is told of a game between two alone. */
const isKinTold = ({ kind, roles }: Plot, hero: StoryHero): boolean =>
  hero.kin !== null && kind === 'relationship' && OTHER in roles

/** Who of a game is kin of the player. */
export const kinOf = (
  plot: Plot,
  hero: StoryHero,
  cast: readonly StoryMember[],
): StoryMember | undefined =>
  isKinTold(plot, hero) ? cast.find(({ role }) => role === OTHER) : undefined

/** One archetype for each role, none twice, each with the traits its role asks for; the most particular role first. */
export function castPlot(
  plot: Plot,
  { archetypes }: PlotContent,
  pack: Pick<LanguagePack, 'names' | 'nameOf' | 'pronouns'>,
  rng: Rng,
  hero: StoryHero = ANYBODY,
): StoryMember[] {
  const roles = Object.keys(plot.roles)
  const needsOf = (role: string): readonly string[] => plot.roles[role] ?? []
  let free = rng.shuffle(archetypes)
  const chosen = new Map<string, Free>()
  for (const role of roles.toSorted((a, b) => needsOf(b).length - needsOf(a).length)) {
    const able = free.filter((one) => canPlay(one, needsOf(role)))
    const isKin = role === OTHER && isKinTold(plot, hero)
    const found = (isKin ? able.find((one) => canBeKin(one, hero)) : undefined) ?? able[0]
    if (found === undefined) throw new Error(`nobody can play the ${role}`)
    free = free.filter((other) => other !== found)
    chosen.set(role, found)
  }
  const families = rng.shuffle(pack.names.family)
  const taken = new Set<string>()
  return roles.flatMap((role, at): StoryMember[] => {
    const from = chosen.get(role)
    if (from === undefined) return []
    const drawn: Sex = from.sex === 'any' ? rng.pick(['male', 'female']) : from.sex
    const own = role === OTHER && isKinTold(plot, hero) ? hero.kin?.sex : undefined
    const sex: Sex = from.sex === 'any' ? (own ?? drawn) : drawn
    const theirs = (from.given ?? []).filter((name) => !taken.has(name))
    const others = pack.names[sex].filter((name) => !taken.has(name))
    const given = rng.pick(theirs.length > 0 ? theirs : others)
    taken.add(given)
    const family = families[at % families.length] ?? ''
    return [
      {
        ...pack.nameOf(given, family, sex),
        ...pack.pronouns[sex],
        ...{ id: at + 1, role, family, sex, years: rng.int(...from.age), from },
      },
    ]
  })
}

const LINES = [
  ...(['want', 'fear', 'look', 'habit', 'hello', 'warm', 'cold'] as const),
  ...(['secret', 'advice', 'bye', 'bio'] as const),
] as const

/** What the texts of a plot call somebody: `{judge.full}`, `{judge.hello}`. */
export const castWords = (cast: readonly StoryMember[]): Record<string, string> =>
  Object.fromEntries(
    cast.flatMap(({ role, from, full, short, call, he, him, his, himself }) => {
      const own = (text: string): string => text.replaceAll('{me.', `{${role}.`)
      const lines = LINES.map((name) => [`${role}.${name}`, own(from[name])])
      const names = { full, short, call, he, him, his, himself }
      return [...Object.entries(names).map(([name, text]) => [`${role}.${name}`, text]), ...lines]
    }),
  )
