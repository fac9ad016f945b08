import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { OwnerSaid } from '#server/storyteller/reading/typed/beside-said.ts'
import type { StoryMember } from './casting.ts'
import type { PlotContent } from './content.ts'
import { memberOf } from './group.ts'
import type { IdeaTexts } from './idea-texts.ts'
import type { StoryHero } from './story-hero.ts'
import { said } from './tests/phrases.ts'

type Met = Pick<StoryMember, 'role' | 'sex' | 'bond' | 'noun'>
type Input = {
  readonly content: Pick<PlotContent, 'idea'>
  readonly pack: Pick<LanguagePack, 'list'>
  /** The idea, in the language that is told. */
  readonly typed: string
  readonly group: string
  readonly cast: readonly Met[]
  readonly hero: StoryHero
  /** What is told of a group of which nobody is missing. */
  readonly everybody?: string | undefined
  /** What is told of those whom the idea names beside the player. */
  readonly others?: string | undefined
  /** The rest of the group are met as what they do there: children who accuse. */
  readonly isMet?: boolean
  /** How one of them is named with what they are: {name}, {noun}. */
  readonly each: string
}

const nameOf = ({ role }: Pick<Met, 'role'>): string => `{${role}.full}`

/** Of several, whom the story meets, and whom it does not. */
function groupTold({ content: { idea }, pack, group, ...input }: Input): string {
  const { cast, hero, everybody, isMet = false } = input
  const met = cast.filter(({ bond }) => bond !== null)
  const [first, ...more] = met
  if (first === undefined) return isMet ? '' : said(idea.alone, { group })
  const size = hero.group?.size ?? null
  if (more.length === 0 && (size === null || size === 2))
    return said(idea.kin, { group, name: nameOf(first) })
  if (everybody !== undefined && more.length > 0)
    return said(everybody, { group, names: pack.list(met.map(nameOf)) })
  const isAll = size === null || met.length + 1 >= size
  return said(isAll ? idea.together : idea.someOf, { group, names: pack.list(met.map(nameOf)) })
}

/** What brothers and sisters are called together that an idea names one by one. */
const siblingsIn = ({ siblings }: IdeaTexts, { sex }: StoryHero, kin: Met): string =>
  siblings[sex === kin.sex ? sex : 'both']

/** To whom the player belongs, or for whom it all is; '' where an idea says nothing of it. */
function tieTold(input: Input): string {
  const { content, cast, hero } = input
  const { idea } = content
  if (hero.tie === null) return ''
  const { relation, isFor, sex } = hero.tie
  const kin = cast.find(({ bond }) => bond === 'kin')
  if (kin === undefined && isFor)
    return said(idea.forWhom, { relation: idea.relations[relation][sex ?? 'any'] })
  if (kin === undefined) return ''
  const name = nameOf(kin)
  if (relation === 'sibling') return said(idea.kin, { group: siblingsIn(idea, hero, kin), name })
  return said(idea.tied, { name, relation: idea.relations[relation][kin.sex] })
}

/** What the one whom a plot ties to the player is to them: “sister”; an old rival, where the idea says nothing. */
function bondOf({ content: { idea }, cast, hero }: Input): string {
  const isInIt = hero.tie !== null && !hero.tie.isFor
  const relation = isInIt ? hero.tie.relation : 'rival'
  const kin = isInIt ? cast.find(({ bond }) => bond === 'kin') : undefined
  const isYounger = relation === 'sibling' ? (hero.tie?.isYounger ?? null) : null
  if (kin !== undefined && isYounger !== null && idea.byAge !== undefined)
    return idea.byAge[isYounger ? 'younger' : 'older'][kin.sex]
  return idea.relations[relation][kin?.sex ?? 'any']
}

/** Whom an idea names beside its player; '' where that is nobody. */
function othersTold({ pack, cast, others, each }: Input): string {
  const named = cast.filter(({ noun }) => noun !== '')
  if (others === undefined || named.length === 0) return ''
  const names = named.map((one) => said(each, { name: nameOf(one), noun: one.noun }))
  return said(others, { names: pack.list(names) })
}

/** Words of Chinese for grandparents that are not those of a father’s house. */
const MATERNAL = /^(?:外婆|姥姥|外公|姥爷)$/u
/** Somebody by what they are to the player. */
function relative(idea: Input['content']['idea'], { of, sex }: OwnerSaid): string {
  if (of === 'ancestor') return ''
  return of === 'master' ? idea.master : idea.relations[of][sex ?? 'any']
}

/** Whose the thing was, by what they are to the player; '' where an idea does not say. */
function ownerWord({ content: { idea }, hero: { owner }, typed }: Input): string {
  if (owner === null) return ''
  // 外婆 is another one than 奶奶, and nobody counts how far back an ancestor is
  const isOwn = owner.of === 'ancestor' || MATERNAL.test(owner.word)
  return isOwn && typed.includes(owner.word) ? owner.word : relative(idea, owner)
}

/** Whose the place was, as the idea says it, or in another language by what they are; '' where it does not. */
function keeperWord({ content: { idea }, hero: { keeper }, typed }: Input): string {
  if (keeper === null) return ''
  return typed.includes(keeper.word) ? keeper.word : relative(idea, keeper)
}

/** What is told of whom an idea has beside its player: `{kin}` in the prologue, `{fellow}` behind what somebody is, `{bond}`, `{group}`, and whose the thing and the place were. */
export const bondWords = (
  input: Input,
): Record<'kin' | 'fellow' | 'bond' | 'owner' | 'keeper' | 'group', string> => ({
  group: input.group,
  bond: bondOf(input),
  owner: ownerWord(input),
  keeper: keeperWord(input),
  kin:
    (input.hero.group === null || input.group === '' ? tieTold(input) : groupTold(input)) ||
    othersTold(input),
  fellow: input.group === '' ? '' : memberOf(input.content.idea.fellow, input.group),
})
