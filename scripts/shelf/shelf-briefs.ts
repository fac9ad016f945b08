import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { GameLanguage } from '#schemas/language.ts'
import { ArtStyle, type Brief, Duration } from '#schemas/settings.ts'
import { CONTENT, FOLDERS } from '#server/storyteller/texts/sources.ts'

const Shelved = z.strictObject({
  idea: z.string().min(1),
  outline: z.string().min(1),
  style: ArtStyle,
  duration: Duration.default('beginner'),
})

/** What the games on the shelf of a language are told from, in the order in which they stand there. */
export function shelfBriefs(language: GameLanguage): Brief[] {
  const file = join(CONTENT, 'shelf', `${FOLDERS[language]}.yaml`)
  const found = z.array(Shelved).parse(parse(readFileSync(file, 'utf8')))
  return found.map(({ idea, outline, style, duration }) => ({
    idea,
    outlineKey: outline,
    outlineText: '',
    artStyle: style,
    audience: 'ALL',
    duration,
    // whoever opens home may open them
    ageGroup: 'ALL',
    language,
  }))
}
