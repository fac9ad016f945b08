import type { IdeaNouns } from '../../../content.ts'
import type { Kit } from '../../../kit.ts'
import { heirs } from '../heirs/kit.ts'
import { fittedVictim } from './fit.ts'
import { elsewhere } from './kit.ts'

const STORIES: readonly Kit[] = [elsewhere, heirs]

/** An idea that is itself a riddle: what is left to tell of it is its answer. */
const RIDDLE = /殺|事件|謎|真相|秘密|犯人|死体|失踪|消え/

/** Which of the stories that fit any idea is told of this one: always the same of the same idea. */
export function storyFor(nouns: IdeaNouns): Kit {
  const letters = [...`${nouns.setting}${nouns.role}${nouns.thing}`]
  const sum = letters.reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0)
  const riddle = RIDDLE.test(nouns.idea ?? '')
  const story = riddle ? elsewhere : (STORIES[sum % STORIES.length] ?? elsewhere)
  return { ...story, victim: fittedVictim(nouns, story.victim) }
}
