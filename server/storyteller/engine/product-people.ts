import type { Npc } from '#schemas/npc.ts'
import type { Player } from '#schemas/player.ts'
import type { Brief } from '#schemas/settings.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { SEXES, type Sex } from '#server/storyteller/builtin/line.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { large } from '#server/storyteller/builtin/telling/large.ts'
import type { StoryGame } from './tell-story.ts'

const COAT = '#2f3542'

/** Everybody of a game with what stands on their cards. */
export function npcsOf({ cast, texts, teller }: StoryGame, pack: LanguagePack): Npc[] {
  return cast.map(({ id, role, full, sex, years, from }) => {
    const words = texts.story.roles[role]
    const tell = (text: NonNullable<typeof words>['bio']): string => teller.tell(text).text
    return {
      id,
      name: full,
      gender: pack.sexLabel[sex],
      age: String(years),
      occupation: large(tell(words?.occupation ?? '')),
      bio: tell({ parts: [words?.bio ?? '', `{${role}.bio}`] }),
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

/** Who plays: as the audience and its age have it, under a name nobody else has. */
export function playerOf(
  { cast, texts, teller }: StoryGame,
  pack: LanguagePack,
  brief: Brief,
  rng: Rng,
): Player {
  const sex = AUDIENCE_SEX[brief.audience]
  const named: Sex = sex === 'any' ? rng.pick(SEXES) : sex
  const isFree = (name: string): boolean => cast.every(({ full }) => !full.includes(name))
  const given = rng.pick(pack.names[named].filter(isFree))
  const family = rng.pick(pack.names.family.filter(isFree))
  const { synopsis, backstory } = texts.story.player
  return {
    name: pack.nameOf(given, family, named).full,
    gender: pack.sexLabel[sex],
    age: String(YOUNG.has(brief.ageGroup) ? rng.int(14, 17) : rng.int(24, 41)),
    voiceId: '',
    profession: large(teller.tell('{hero}').text),
    synopsis: teller.tell(synopsis).text,
    backstory: teller.tell(backstory).text,
  }
}
