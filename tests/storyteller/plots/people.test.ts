import { expect, it } from 'vitest'
import { castWords } from '#server/storyteller/engine/casting.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf } from './telling.ts'

const FEWEST = 4
const OFFERED = LANGUAGES.flatMap((language) =>
  contentOf(language).plots.map((texts) => ({ language, id: texts.id, texts })),
)

it.each(OFFERED)(
  '[PG19] $id has four people at least, each met there, in $language',
  ({ language, texts }) => {
    const { cast, nodes } = tellStory(inputOf(texts, language, 'people'))
    expect(cast.length).toBeGreaterThanOrEqual(FEWEST)
    for (const { full, role } of cast)
      expect(
        nodes.some(({ text, voice }) => voice === role || text.includes(full)),
        `${role}: ${full}`,
      ).toBe(true)
  },
)

it.each(LANGUAGES)(
  '[PG247] has on the card of a role what the plot says of it, where it says any, in %s',
  (language) => {
    const [first] = contentOf(language).plots
    if (first === undefined) throw new Error('no plot')
    const { cast } = tellStory(inputOf(first, language, 'cards'))
    const [one, other] = cast
    if (one === undefined || other === undefined) throw new Error('nobody')
    const plain = castWords(cast)
    const card = ['{me.full} bakes.', '{me.full} has always baked.']
    const told = castWords(cast, {
      [one.role]: { occupation: '', bio: '', card, look: ['flour'] },
      [other.role]: { occupation: '', bio: '' },
    })
    expect(card.map((text) => text.replace('{me.', `{${one.role}.`))).toContain(
      told[`${one.role}.bio`],
    )
    expect(told[`${one.role}.look`]).toBe('flour')
    // what is not said is as it is in any story, and so is everybody else
    const changed = Object.keys(told).filter((name) => told[name] !== plain[name])
    expect(changed.toSorted()).toEqual([`${one.role}.bio`, `${one.role}.look`])
  },
)
