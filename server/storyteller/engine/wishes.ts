import type { Sex } from '#server/storyteller/builtin/line.ts'
import type { RelationSaid } from '#server/storyteller/reading/typed/relation-said.ts'
import type { ArchetypeTrait } from './archetype.ts'
import { distance, KINSHIP, notBefore, olderOf } from './kinship.ts'
import type { Plot } from './plot.ts'
import type { AgeSpan, StoryHero } from './story-hero.ts'

/** What somebody of a game is to the player: one of their own, or one of those the player is one of. */
export type Bond = 'kin' | 'fellow'

/** What an idea asks of whoever plays a role. */
export type CastingWish = {
  /** Null where a role asks for an age alone. */
  readonly bond: Bond | null
  readonly sex: Sex | null
  readonly age: AgeSpan | null
  /** What the idea calls them, where it names them beside the player. */
  readonly noun?: string
  /** What the idea says they do, as those do who have this trait. */
  readonly trait?: ArchetypeTrait
}

/** Who plays, and what whoever their thing is brought to does, where some can be cast who do that. */
export type Errand = StoryHero & { readonly receiver?: ArchetypeTrait | undefined }

/** Nobody has been anything for so long as a child. */
const GROWN_UP = 20
/** How old somebody was at least when they began what they have done ever since. */
const BEGINNER = 16
/** How many years texts let pass where an idea does not say. */
const SILENCE = 7

const isChild = ({ age }: StoryHero): boolean => age !== null && age[1] < GROWN_UP

/** Where two are on two sides, somebody from whom a thing is taken has a part. */
const OPPOSED: ReadonlySet<Plot['kind']> = new Set(['relationship', 'contest'])

/** With whom the player belongs together in the story; for whom it is done is in it where it is brought to them. */
function tieOf(
  { kind, receives }: Pick<Plot, 'kind' | 'receives'>,
  { tie, goal }: StoryHero,
): RelationSaid | null {
  if (tie === null) return null
  if (tie.isFor) return receives !== undefined && goal === 'person' ? tie : null
  return tie.isFrom && !OPPOSED.has(kind) ? null : tie
}

/** How old who plays can be; null where nothing says so. */
export function heroSpan(
  plot: Pick<Plot, 'kind' | 'peers' | 'receives'>,
  hero: StoryHero,
): AgeSpan | null {
  const { age, apart, done } = hero
  if (isChild(hero)) return age
  const { kind, peers } = plot
  const tie = tieOf(plot, hero)
  const kinship = tie === null ? undefined : KINSHIP[tie.relation]
  const ofAnAge = kinship !== undefined && kinship.older[0] < 0 && kinship.older[1] > 0
  const own = age ?? (ofAnAge ? peers : undefined) ?? kinship?.own ?? null
  // an idea that says nothing of years is told of grown people anyway
  const silence = kind === 'relationship' ? (apart ?? (own === null ? 0 : SILENCE)) : 0
  const since = silence === 0 ? 0 : silence + (kinship?.atParting ?? BEGINNER)
  const first = Math.max(since, done === null ? 0 : done + BEGINNER)
  return first === 0 ? own : notBefore(own ?? [GROWN_UP, 0], first)
}

/** How old somebody is beside who plays. */
const besides = ([least, most]: AgeSpan, [from, to]: AgeSpan): AgeSpan => [least + from, most + to]

type Asked = Pick<
  Plot,
  'kind' | 'tie' | 'fellows' | 'roles' | 'makes' | 'host' | 'child' | 'receives' | 'peers'
>

/** Who has been something for years is no child. */
const isOfYears = ({ roles }: Asked, role: string): boolean =>
  ['grown', 'settled'].every((trait) => roles[role]?.includes(trait) === true)

/** Who of several can be in it beside the player: of a couple, or of father and son, there are no more. */
function fellowsOf(plot: Asked, hero: StoryHero): readonly string[] {
  const tie = tieOf(plot, hero)
  const [least, most] = KINSHIP[tie?.relation ?? 'friend'].older
  if (hero.group === null || tie?.relation.endsWith('pouse') === true) return []
  if (least >= 0 || most <= 0) return []
  return (plot.fellows ?? []).filter((role) => !isChild(hero) || !isOfYears(plot, role))
}

/** Who is named beside the player, by the roles that are free for them: who belongs to the place is at home there. */
function companyOf(
  { host, child, fellows = [] }: Asked,
  { company }: StoryHero,
  wishes: ReadonlyMap<string, CastingWish>,
): (readonly [role: string, wish: CastingWish])[] {
  if (host === undefined) return []
  const inIt = company.filter(({ age }) => child !== true || age === null || age[1] >= GROWN_UP - 6)
  const keeper = inIt.find(({ keeps }) => keeps)
  const free = fellows.filter((role) => !wishes.has(role))
  const others = inIt.filter((one) => one !== keeper).slice(0, free.length)
  const named = others.map((one, at) => [free[at] ?? host, one] as const)
  return [...(keeper === undefined ? [] : [[host, keeper] as const]), ...named].map(
    ([role, { noun, sex, age }]) => [role, { bond: null, noun, sex, age }] as const,
  )
}

/** Who is the player's own, as the idea says; null where it ties nobody to them. */
function kinOf(plot: Asked, hero: StoryHero, age: AgeSpan | null): CastingWish | null {
  const tie = tieOf(plot, hero)
  // 二軒のパン屋の娘: of two who make the same each is what the other is
  const alike = plot.makes !== undefined && tie?.relation === 'rival' ? hero.sex : null
  return tie && { bond: 'kin', sex: tie.sex ?? alike, age }
}

/** Whose part it is to be the player’s own: whoever receives what is brought to them, or whom the plot ties to the player. */
const closestIn = (plot: Asked, tie: RelationSaid | null): string | undefined =>
  tie?.isFor === true ? plot.receives : plot.tie

/** Whoever receives the thing does what the idea says of them. */
function withReceiver(
  wishes: Map<string, CastingWish>,
  { receives }: Asked,
  { receiver: trait }: Errand,
): void {
  if (receives === undefined || trait === undefined) return
  wishes.set(receives, { ...(wishes.get(receives) ?? { ...NOBODY, age: null }), trait })
}

/** Whether the two of a plot are of an age, where nothing is said of years: they were children at one counter. */
export const arePeers = ({ kind, peers }: Pick<Plot, 'kind' | 'peers'>): boolean =>
  kind === 'relationship' || peers !== undefined

/** What an idea asks of the roles of a plot, by role. */
export function wishesOf(plot: Asked, hero: Errand): ReadonlyMap<string, CastingWish> {
  const tie = tieOf(plot, hero)
  const closest = closestIn(plot, tie)
  const own = heroSpan(plot, hero)
  const older = tie === null ? KINSHIP.friend.older : olderOf(tie)
  const beside = own && besides(own, older)
  const kin = kinOf(plot, hero, beside)
  const fellow: CastingWish = { bond: 'fellow', sex: hero.sex, age: own ?? AT_WORK }
  const mate = tie?.isFor === true ? fellow : (kin ?? fellow)
  const asked: (readonly [role: string, wish: CastingWish])[] = [
    ...(closest !== undefined && kin !== null ? [[closest, kin] as const] : []),
    ...fellowsOf(plot, hero)
      .filter((role) => kin === null || role !== closest)
      .map((role) => [role, mate] as const),
  ]
  const size = hero.group?.size ?? null
  const wishes = new Map(size === null ? asked : asked.slice(0, size - 1))
  for (const [role, wish] of companyOf(plot, hero, wishes)) wishes.set(role, wish)
  withReceiver(wishes, plot, hero)
  if (closest !== undefined && kin === null && arePeers(plot) && !isChild(hero))
    wishes.set(closest, { ...(wishes.get(closest) ?? NOBODY), age: beside ?? plot.peers ?? null })
  return wishes
}

/** Of what age those are who do one thing together, where nothing says more. */
const AT_WORK: AgeSpan = [20, 62]
const NOBODY = { bond: null, sex: null } as const

/** Beyond so many years somebody is no longer whom the texts of an archetype speak of. */
export const FAR = 8

/** How many years somebody is from what is asked for. */
export const farFrom = (age: AgeSpan, wish: Pick<CastingWish, 'age'>): number =>
  wish.age === null ? 0 : distance(age, wish.age)
