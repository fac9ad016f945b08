import type { Kit } from '#server/storyteller/builtin/kit.ts'
import type { IdeaNouns } from '#server/storyteller/builtin/language-pack.ts'
import { isSaid } from '#server/storyteller/reading/choose-kit.ts'
import type { Texts } from '#server/storyteller/texts/texts.ts'
import { fittedVictim } from './fit-victim.ts'

/** An idea that is itself a riddle: what is left to tell of it is its answer. */
const RIDDLE =
  /殺|事件|謎|真相|秘密|犯人|死体|失踪|消え|破壊|妨害|細工|壊され|壊した|を切|が切|断ち切|台無し|毒/

/** Which of the stories that fit any idea is told of this one: always the same of the same idea. */
export function storyFor(nouns: IdeaNouns, texts: Texts): Kit {
  const { elsewhere, stories } = texts
  const letters = [...`${nouns.setting}${nouns.role}${nouns.thing}`]
  const sum = letters.reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0)
  const idea = nouns.idea ?? ''
  const riddle = RIDDLE.test(idea) || (texts.deeds ?? []).some((deed) => isSaid(deed, idea))
  const story = riddle ? elsewhere : (stories[sum % stories.length] ?? elsewhere)
  return { ...story, victim: fittedVictim(nouns, story.victim, texts) }
}
