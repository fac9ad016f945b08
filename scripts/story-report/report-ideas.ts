import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'

const Ideas = z.array(z.object({ idea: z.string() }))
/** Beside the ideas stands how their row is labelled. */
const Home = z.object({
  templates: z.record(z.string(), z.union([z.string(), z.object({ text: z.string() })])),
})

const textOf = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The ideas of a language whose games are measured: the read ones and those of the home page, in an order by the seed. */
export function reportIdeas(language: GameLanguage, seed: string): string[] {
  const short = requestLanguageOf(language)
  const read = Ideas.parse(parse(textOf(`fixtures/ideas/${short}.yaml`)))
  const { templates } = Home.parse(JSON.parse(textOf(`ui/locales/${short}/home.json`)))
  const offered = Object.values(templates).flatMap((one) =>
    typeof one === 'string' ? [] : [one.text],
  )
  const all = new Set([...offered, ...read.map(({ idea }) => idea)])
  return createRng(`ideas ${language} ${seed}`).shuffle([...all])
}
