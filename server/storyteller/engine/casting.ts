import type { Deal } from '#schemas/settings.ts'
import type {
  CalledName,
  LanguagePack,
  Pronouns,
} from '#server/storyteller/builtin/language-pack.ts'
import type { Sex } from '#server/storyteller/builtin/line.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { Relation } from '#server/storyteller/reading/typed/relation-words.ts'
import type { Archetype, ArchetypeTrait } from './archetype.ts'
import type { PlotContent } from './content.ts'
import { dealtBy } from './dealt.ts'
import { KINSHIP, sharedAges } from './kinship.ts'
import type { Plot } from './plot.ts'
import { type AgeSpan, ANYBODY } from './story-hero.ts'
import type { StoryTexts } from './story-texts.ts'
import { type Bond, type CastingWish, type Errand, FAR, farFrom, wishesOf } from './wishes.ts'

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
    /** Which of several greetings is theirs in this game: its place among them. */
    readonly greets: number
    /** What they are to the player; null where the idea says nothing of them. */
    readonly bond: Bond | null
    /** What the idea calls them; '' where it does not name them. */
    readonly noun: string
  }

type Free = PlotContent['archetypes'][number]
type Chosen = { readonly from: Free; readonly wish: CastingWish | undefined }

const lacks = ({ traits }: Free, needs: readonly string[]): number =>
  needs.filter((need) => !traits.includes(need as ArchetypeTrait)).length

type Speaks = StoryTexts['roles'][string]['speaks']

/** Whoever belongs to the player has known them before the story begins. */
const NEAR = 'near'

/** Who of those that are free fits a role best of all, and what the idea asks of it where that can be had. */
function chooseFor(
  everybody: readonly Free[],
  needs: readonly string[],
  wish: CastingWish | undefined,
  speaks: Speaks,
): Chosen | undefined {
  const free = everybody.filter(({ register = 'plain' }) => speaks?.includes(register) ?? true)
  const able = free.filter((one) => lacks(one, needs) === 0)
  const anybody = able[0] === undefined ? undefined : { from: able[0], wish: undefined }
  if (wish === undefined) return anybody
  const more = wish.bond === null ? (wish.trait ?? []) : NEAR
  const asked = [...new Set([...needs, ...[more].flat()])]
  const found = (wish.bond === null ? able : free)
    .filter(({ sex }) => wish.sex === null || sex === 'any' || sex === wish.sex)
    .filter(({ age }) => farFrom(age, wish) <= FAR)
    .map((from) => ({
      ...{ from, lacking: lacks(from, asked), far: farFrom(from.age, wish) },
      // one of several has their trade, and not a doctor's or a gatekeeper's office
      office: Number(wish.bond === 'fellow' && from.traits.includes('authority')),
    }))
    .toSorted(
      (one, other) =>
        one.lacking - other.lacking || one.office - other.office || one.far - other.far,
    )[0]
  if (found !== undefined) return { from: found.from, wish }
  // somebody whom the idea names is told of, of whatever age there is
  return wish.noun === undefined || !anybody
    ? anybody
    : { ...anybody, wish: { ...wish, age: null } }
}

/** So many years are between two of several brothers at most. */
const BETWEEN = 4

/** The years of whoever plays a role: as asked for, as far as their own texts are of that age. */
function yearsIn({ from, wish }: Chosen): AgeSpan {
  if (!wish?.age) return from.age
  const [least, most] = wish.age
  const nearest = from.age[0] > most ? most : least
  return sharedAges(from.age, wish.age) ?? [nearest, nearest]
}

/** Of what sex somebody is of whom their texts say nothing: as the idea says, else as it was drawn. */
const sexOf = ({ from, wish }: Chosen, drawn: Sex): Sex =>
  from.sex === 'any' ? (wish?.sex ?? drawn) : drawn

/** Who is no family is called as anybody. */
const AMONG_STRANGERS: ReadonlySet<Relation> = new Set(['friend', 'rival', 'neighbour'])

/** A brother is told of by his given name, for the other one is the player’s own; a single letter is no name in a sentence. */
const calledBy = (name: CalledName, given: string, isOfHouse: boolean): CalledName =>
  isOfHouse && given.length > 1 ? { ...name, short: given, call: given } : name

/** Who of a game belongs to the player. */
export const kinOf = (cast: readonly StoryMember[]): StoryMember | undefined =>
  cast.find(({ bond }) => bond === 'kin')

const firstFree = (names: readonly string[], taken: ReadonlySet<string>): string => {
  const found = names.find((name) => !taken.has(name))
  if (found === undefined) throw new Error('there are more people than names')
  return found
}

/** The next game of a creator begins so many archetypes further on. More roles ask for a few of them than for the rest: of 5 to 14 this one has the fewest met again, in seven games of seven plots 8.4 of 28 of 25 archetypes and 2.5 of 39. */
const MET = 11

/** One archetype for each role, none twice, each with the traits its role asks for; the most particular role first. */
export function castPlot(
  plot: Plot,
  { archetypes }: PlotContent,
  pack: Pick<LanguagePack, 'names' | 'nameOf' | 'pronouns'>,
  rng: Rng,
  hero: Errand = ANYBODY,
  story?: Pick<StoryTexts, 'roles'>,
  deal?: Deal,
): StoryMember[] {
  const roles = Object.keys(plot.roles)
  const wishes = wishesOf(plot, hero)
  const needsOf = (role: string): readonly string[] => plot.roles[role] ?? []
  const isBound = (role: string): boolean => wishes.get(role)?.bond != null
  let free = dealtBy(rng, deal, MET).shuffle(archetypes)
  let among: AgeSpan | undefined
  const chosen = new Map<string, Chosen>()
  const isAsked = (role: string): boolean => wishes.get(role)?.trait !== undefined
  for (const role of roles.toSorted(
    (a, b) =>
      Number(isBound(b)) - Number(isBound(a)) ||
      Number(isAsked(b)) - Number(isAsked(a)) ||
      needsOf(b).length - needsOf(a).length,
  )) {
    const wish = wishes.get(role)
    // of several brothers each is of an age with the others, too
    const asked = among && wish?.bond === 'kin' ? { ...wish, age: among } : wish
    const found = chooseFor(free, needsOf(role), asked, story?.roles[role]?.speaks)
    if (found === undefined) throw new Error(`nobody can play the ${role}`)
    free = free.filter((other) => other !== found.from)
    chosen.set(role, found)
    if (found.wish?.bond !== 'kin' || among !== undefined) continue
    const years = rng.fork('kin').int(...yearsIn(found))
    among = [years - BETWEEN, years + BETWEEN]
    chosen.set(role, { ...found, wish: { ...found.wish, age: [years, years] } })
  }
  // one more name is the player's
  const naming = dealtBy(rng, deal, roles.length + 1)
  const families = naming.shuffle(pack.names.family)
  const isOfOneHouse = hero.tie !== null && !AMONG_STRANGERS.has(hero.tie.relation)
  const isOneFamily = hero.tie !== null && KINSHIP[hero.tie.relation].isFamily
  const firstKin = roles.findIndex((role) => chosen.get(role)?.wish?.bond === 'kin')
  const taken = new Set<string>()
  return roles.flatMap((role, at): StoryMember[] => {
    const one = chosen.get(role)
    if (one === undefined) return []
    const { from, wish } = one
    const drawn: Sex = from.sex === 'any' ? rng.pick(['male', 'female']) : from.sex
    const sex = sexOf(one, drawn)
    const theirs = (from.given ?? []).filter((name) => !taken.has(name))
    const others = pack.names[sex]
    const given = firstFree(naming.shuffle(theirs.length > 0 ? theirs : others), taken)
    taken.add(given)
    const greets = deal?.game ?? rng.fork(`hello ${role}`).int(0, GREETINGS)
    const bond = wish?.bond ?? null
    const noun = wish?.noun ?? ''
    const of = bond === 'kin' && isOneFamily ? firstKin : at
    const family = families[of % families.length] ?? ''
    return [
      {
        ...calledBy(pack.nameOf(given, family, sex), given, bond === 'kin' && isOfOneHouse),
        ...pack.pronouns[sex],
        ...{ id: at + 1, role, family, sex, years: rng.int(...yearsIn(one)), from, greets, bond },
        noun,
      },
    ]
  })
}

/** More than anybody has greetings, and divided by two and three alike. */
const GREETINGS = 599

const LINES = [
  ...(['want', 'fear', 'look', 'habit', 'warm', 'cold'] as const),
  ...(['secret', 'advice', 'bye', 'bio'] as const),
] as const

/** What the texts of a plot call somebody: `{judge.full}`, `{judge.hello}`; a role can have a look and a card of its own. */
export const castWords = (
  cast: readonly StoryMember[],
  roles: StoryTexts['roles'] = {},
): Record<string, string> =>
  Object.fromEntries(
    cast.flatMap(({ role, from, greets, bond, full, short, call, he, him, his, himself }) => {
      // nobody says 您 to their own
      const said = (text: string): string => (bond === null ? text : text.replaceAll('您', '你'))
      const own = (text: string): string => said(text.replaceAll('{me.', `{${role}.`))
      const dealt = (texts: readonly string[]): string => texts[greets % texts.length] ?? ''
      const { card, look } = roles[role] ?? {}
      const lines = [
        ...LINES.map((name) => [name, from[name]] as const),
        ['hello', dealt([from.hello].flat())] as const,
        ...(card === undefined ? [] : [['bio', dealt(card)] as const]),
        ...(look === undefined ? [] : [['look', dealt(look)] as const]),
      ].map(([name, text]) => [`${role}.${name}`, own(text)])
      const names = { full, short, call, he, him, his, himself }
      return [...Object.entries(names).map(([name, text]) => [`${role}.${name}`, text]), ...lines]
    }),
  )
