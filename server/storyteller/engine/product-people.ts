import type { Npc } from '#schemas/npc.ts'
import type { Player } from '#schemas/player.ts'
import type { Brief } from '#schemas/settings.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { SEXES, type Sex } from '#server/storyteller/builtin/line.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { large } from '#server/storyteller/builtin/telling/large.ts'
import { kinOf, type StoryMember } from './casting.ts'
import { dealtBy } from './dealt.ts'
import { KINSHIP, olderOf, sharedAges } from './kinship.ts'
import { namedOnce } from './named-once.ts'
import type { AgeSpan, StoryHero } from './story-hero.ts'
import type { StoryGame } from './story-input.ts'
import type { Text } from './text.ts'
import { arePeers, heroSpan } from './wishes.ts'

const COAT = '#2f3542'

/** What somebody is in a story, and what the idea calls them. */
function occupationOf(
  { role, noun }: Pick<StoryMember, 'role' | 'noun'>,
  { story }: Pick<StoryGame['texts'], 'story'>,
  { tell }: Pick<StoryGame['teller'], 'tell'>,
): string {
  const what = tell(story.roles[role]?.occupation ?? '').text
  return noun === ''
    ? what
    : tell('{company.beside}').text.replace('NOUN', noun).replace('WHAT', what)
}

/** Everybody of a game with what stands on their cards. */
export function npcsOf({ cast, texts, teller }: StoryGame, pack: LanguagePack): Npc[] {
  const kin = kinOf(cast)
  return cast.map(({ id, role, full, sex, years, from, bond, noun }) => {
    const words = texts.story.roles[role]
    const tell = (text: NonNullable<typeof words>['bio']): string => teller.tell(text).text
    return {
      id,
      name: full,
      gender: pack.sexLabel[sex],
      age: String(years),
      occupation: large(
        occupationOf({ role, noun }, texts, teller) + (bond === 'fellow' ? tell('{fellow}') : ''),
      ),
      bio: namedOnce(
        tell({ parts: [words?.bio ?? '', role === kin?.role ? '{kin}' : '', `{${role}.bio}`] }),
        full,
        large(pack.pronouns[sex].he),
        pack.language,
      ),
      backstory: pack.quote(tell(`{${role}.secret}`)),
      traits: from.personality.map(({ name, effect }) => ({ name: large(name), effect })),
      appearance: tell(`{${role}.look}`),
      avatarBackground: from.portrait.coat ?? COAT,
      voiceId: '',
      avatar: null,
      photo: null,
    }
  })
}

const AUDIENCE_SEX = { MALE: 'male', FEMALE: 'female', ALL: 'any' } as const
/** Everybody of a game in one sentence, named with what they are in it. */
export const peopleOf = (
  { cast, texts, teller }: Pick<StoryGame, 'cast' | 'texts' | 'teller'>,
  pack: LanguagePack,
): string =>
  pack.visitors(
    cast.map(({ full, role, noun }) => ({
      full,
      call: full,
      occupation: occupationOf({ role, noun }, texts, teller),
    })),
  )

const YOUNG: ReadonlySet<Brief['ageGroup']> = new Set(['TEEN', 'UNDER_18'])

/** The ages of who has kin in a game: one that is said in years is kept, whoever their kin are. */
const agesBeside = (span: AgeSpan | null, beside: AgeSpan): AgeSpan =>
  span === null ? beside : (sharedAges(span, beside) ?? (span[0] === span[1] ? span : beside))

/** How old who plays is: of an age with whom they belong to, as the idea says, or as the age of the audience has it. */
function ageOf({ plot, hero, cast }: StoryGame, { ageGroup }: Brief, rng: Rng): number {
  const span = heroSpan(plot, hero)
  const kin = kinOf(cast)
  const other = kin ?? cast.find(({ role }) => role === plot.tie)
  const isOfAge = arePeers(plot) && hero.age === null && !YOUNG.has(ageGroup)
  if (other !== undefined && (kin !== undefined || isOfAge)) {
    const [least, most] = olderOf(kin !== undefined && hero.tie !== null ? hero.tie : FRIEND)
    const beside: AgeSpan = [other.years - most, other.years - least]
    return rng.int(...agesBeside(span, beside))
  }
  if (span !== null) return rng.int(...span)
  return YOUNG.has(ageGroup) ? rng.int(14, 17) : rng.int(24, 41)
}

/** Two who know each other and are nothing else. */
const FRIEND = { relation: 'friend', isTwin: false, isYounger: null } as const

/** Whether the player has the family name of theirs: a Chinese wife, and a mother, has her own. */
function isOfOneName({ tie }: StoryHero, kin: StoryMember, own: Sex, pack: LanguagePack): boolean {
  if (tie === null || !KINSHIP[tie.relation].isFamily) return false
  if (tie.relation === 'sibling' || pack.language !== 'zh_CN') return true
  return (
    tie.relation !== 'spouse' && (KINSHIP[tie.relation].older[0] > 0 ? kin.sex : own) === 'male'
  )
}

const OPPOSITE = { female: 'male', male: 'female' } as const

/** Who plays: as the idea says, else as the audience and its age have it, under a name nobody else has. */
export function playerOf(game: StoryGame, pack: LanguagePack, brief: Brief, rng: Rng): Player {
  const { cast, texts, teller, hero } = game
  const kin = kinOf(cast)
  const isCouple = hero.tie?.relation === 'spouse' || hero.tie?.relation === 'formerSpouse'
  const beside = kin !== undefined && isCouple ? OPPOSITE[kin.sex] : undefined
  const sex = hero.sex ?? beside ?? AUDIENCE_SEX[brief.audience]
  const named: Sex = sex === 'any' ? rng.pick(SEXES) : sex
  const isFree = (name: string): boolean => cast.every(({ full }) => !full.includes(name))
  const draw = dealtBy(rng, brief.deal, cast.length + 1)
  const first = (names: readonly string[]): string =>
    draw.shuffle(names).find(isFree) ?? draw.pick(names)
  const given = first(pack.names[named])
  const own = first(pack.names.family)
  const family = kin !== undefined && isOfOneName(hero, kin, named, pack) ? kin.family : own
  const { synopsis, backstory } = texts.story.player
  const tell = (text: Text): string => teller.tell(text).text
  return {
    name: pack.nameOf(given, family, named).full,
    gender: pack.sexLabel[sex],
    age: String(ageOf(game, brief, rng)),
    voiceId: '',
    profession: large(tell('{hero}')),
    synopsis: tell(synopsis),
    backstory: tell({ parts: [backstory, hero.tie?.isFor === true ? '{kin}' : ''] }),
  }
}
