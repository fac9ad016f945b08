import { expect, it } from 'vitest'
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
