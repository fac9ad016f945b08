import { expect, it } from 'vitest'
import type { Duration } from '#schemas/settings.ts'
import type { Case } from '#server/storyteller/builtin/case/truth.ts'
import { keysOf } from '#server/storyteller/builtin/telling/scene.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

type Who = 'ally' | 'marked' | 'loner' | 'holder' | 'culprit' | 'visited'

/** Whose words a scene is made of; whatever is not here the narrator tells. */
const SPOKEN: Readonly<Record<string, Who>> = {
  ally: 'ally',
  talk: 'visited',
  'says-culprit': 'culprit',
  'says-loner': 'loner',
  'says-holder': 'holder',
  'says-marked': 'marked',
  clock: 'ally',
  'soft-loner': 'loner',
  witness: 'loner',
  'hard-loner': 'loner',
  'soft-holder': 'holder',
  'hard-holder': 'holder',
  register: 'ally',
  'right-order': 'holder',
  'clear-marked': 'marked',
  confess: 'culprit',
  motive: 'culprit',
}
const NARRATOR = 0
/** What a long game tells beside it. */
const IN_LONG: Readonly<Record<string, Who>> = { row: 'ally', 'own-row': 'loner' }
/** Where a case pauses, the ally asks for something, and has the last word. */
const PAUSE = /^pause-\w+-(?:begin|end)$/
const speakerOf = (truth: Case, key: string): number => {
  const who = PAUSE.test(key) ? 'ally' : (SPOKEN[key] ?? IN_LONG[key])
  return who === undefined ? NARRATOR : truth[who].id
}

it('[TL6] every scene of every act is told by the one whose words it is, else by the narrator', () => {
  const durations: readonly Duration[] = ['beginner', 'normal', 'extreme']
  for (const language of LANGUAGES)
    for (const [at, duration] of durations.entries()) {
      const brief = briefOf(IDEAS[language][at] ?? '', language, LENSES[at])
      const game = gameOf({ ...brief, duration })
      const { truth } = game.premise
      const nodes = game.contents.flatMap((chapter) => chapter.nodes)
      const told = new Map(nodes.map(({ id, speaker }) => [id, speaker]))
      const keys = game.scenes.flat().flatMap(keysOf)
      expect(keys).toEqual(expect.arrayContaining(Object.keys(SPOKEN)))
      for (const key of keys)
        expect([key, told.get(game.ids.node(key))]).toEqual([key, speakerOf(truth, key)])
      expect(new Set(told.values()).size).toBe(6)
    }
})
