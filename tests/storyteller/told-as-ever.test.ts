import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requestLanguageOf } from '#schemas/language.ts'
import { IDEAS, LANGUAGES } from './ideas.ts'
import { briefAt, proposalOf, toldLine, unitLines } from './told-as-ever.ts'

const HEADER =
  'What is proposed and told for some ideas: a form changes with the code alone, words with the texts too: vitest run -u'
/** So many ideas of a language, and so many games of each. */
const [MOST, GAMES] = [5, 4]

it.each(LANGUAGES)(
  '[TL70] the ideas kept for it are told as ever, in form and words: %s',
  async (language) => {
    const lines = [HEADER]
    for (const [at, idea] of IDEAS[language].slice(0, MOST).entries()) {
      const proposal = await proposalOf(idea, language)
      // the first idea is told in another order of lengths than the second
      const briefs = proposal.keys
        .slice(0, GAMES)
        .map((key, place) => briefAt(idea, language, key, at + place))
      lines.push(idea, ...proposal.lines, ...briefs.map(toldLine))
      if (at < 2 && briefs[at] !== undefined) lines.push(...(await unitLines(briefs[at])))
    }
    const kept = join(import.meta.dirname, 'as-ever', `told-${requestLanguageOf(language)}.txt`)
    await expect([...lines, ''].join('\n')).toMatchFileSnapshot(kept)
  },
  120_000,
)
