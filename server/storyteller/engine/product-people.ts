import type { Npc } from '#schemas/npc.ts'
import type { Player } from '#schemas/player.ts'
import type { Brief } from '#schemas/settings.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { SEXES, type Sex } from '#server/storyteller/builtin/line.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { large } from '#server/storyteller/builtin/telling/large.ts'
import { kinOf, type StoryMember } from './casting.ts'
import type { StoryHero } from './story-hero.ts'
import type { StoryGame } from './tell-story.ts'

const COAT = '#2f3542'

/** Everybody of a game with what stands on their cards. */
export function npcsOf({ cast, texts, teller, plot, hero }: StoryGame, pack: LanguagePack): Npc[] {
  const kin = kinOf(plot, hero, cast)
  return cast.map(({ id, role, full, sex, years, from }) => {
    const words = texts.story.roles[role]
    const tell = (text: NonNullable<typeof words>['bio']): string => teller.tell(text).text
    return {
      id,
      name: full,
      gender: pack.sexLabel[sex],
      age: String(years),
      occupation: large(tell(words?.occupation ?? '')),
      bio: tell({ parts: [words?.bio ?? '', role === kin?.role ? '{kin}' : '', `{${role}.bio}`] }),
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
    cast.map(({ full, role }) => ({
      full,
      call: full,
      occupation: teller.tell(texts.story.roles[role]?.occupation ?? '').text,
    })),
  )

const YOUNG: ReadonlySet<Brief['ageGroup']> = new Set(['TEEN', 'UNDER_18'])

/** How far brothers and sisters are apart who are no twins. */
const APART = 5

/** How old who plays is: of an age with their kin, as the idea says, or as the age of the audience has it. */
function ageOf(
  { age, kin }: StoryHero,
  sibling: StoryMember | undefined,
  { ageGroup }: Brief,
  rng: Rng,
): number {
  if (sibling !== undefined)
    return sibling.years + (kin?.isTwin === true ? 0 : rng.pick([-1, 1]) * rng.int(1, APART))
  if (age !== null) return rng.int(age[0], age[1])
  return YOUNG.has(ageGroup) ? rng.int(14, 17) : rng.int(24, 41)
}

/** Who plays: as the idea says, else as the audience and its age have it, under a name nobody else has. */
export function playerOf(game: StoryGame, pack: LanguagePack, brief: Brief, rng: Rng): Player {
  const { cast, texts, teller, plot, hero } = game
  const sex = hero.sex ?? AUDIENCE_SEX[brief.audience]
  const named: Sex = sex === 'any' ? rng.pick(SEXES) : sex
  const isFree = (name: string): boolean => cast.every(({ full }) => !full.includes(name))
  const given = rng.pick(pack.names[named].filter(isFree))
  const family = rng.pick(pack.names.family.filter(isFree))
  const sibling = kinOf(plot, hero, cast)
  const { synopsis, backstory } = texts.story.player
  return {
    name: pack.nameOf(given, sibling?.family ?? family, named).full,
    gender: pack.sexLabel[sex],
    age: String(ageOf(hero, sibling, brief, rng)),
    voiceId: '',
    profession: large(teller.tell('{hero}').text),
    synopsis: teller.tell(synopsis).text,
    backstory: teller.tell(backstory).text,
  }
}
