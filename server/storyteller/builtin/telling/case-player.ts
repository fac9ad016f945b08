import { requestLanguageOf } from '#schemas/language.ts'
import type { Player } from '#schemas/player.ts'
import type { Brief } from '#schemas/settings.ts'
import { type HeroSaid, heroSaid } from '#server/storyteller/reading/typed/hero-said.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import type { Premise } from '../compose.ts'
import type { Kit } from '../kit.ts'
import { large } from './large.ts'
import type { Teller } from './teller.ts'

const NOTHING: HeroSaid = { trait: null, sex: null, age: null }

/** What the idea says of its person, where that is who plays; a kit written for other ideas has a player of its own. */
function saidOf({ words, reading, pack }: Premise, profession: string): HeroSaid {
  const role = profession.toLowerCase()
  if (role !== words.role.toLowerCase() && role !== words.hero) return NOTHING
  const read = readTyped(reading.text, requestLanguageOf(pack.language))
  // 卖春联的姑娘 is the 姑娘 that was read
  const who = read.who?.text.toLowerCase() ?? role
  return role === who || role.endsWith(`的${who}`) || role.endsWith(`の${who}`)
    ? heroSaid(read)
    : NOTHING
}

const AUDIENCE_SEX = { MALE: 'male', FEMALE: 'female', ALL: 'any' } as const
const YOUNG: ReadonlySet<Brief['ageGroup']> = new Set(['TEEN', 'UNDER_18'])

/** Who plays a case: of the sex and the age an idea says, else as the audience and its age have it. */
export function casePlayer(
  { premise, kit: { player } }: { readonly premise: Premise; readonly kit: Kit },
  teller: Teller,
  { audience, ageGroup }: Brief,
): Player {
  const chance = premise.rng.fork('player')
  const profession = teller.tell(player.profession)
  const said = saidOf(premise, profession)
  const name = chance.pick(player.names)
  const span = said.age ?? (YOUNG.has(ageGroup) ? ([14, 17] as const) : ([24, 41] as const))
  return {
    name,
    gender: premise.pack.sexLabel[said.sex ?? AUDIENCE_SEX[audience]],
    age: String(chance.int(...span)),
    voiceId: '',
    profession: large(profession),
    synopsis: teller.tell(player.synopsis),
    backstory: teller.tell(player.backstory),
  }
}
