import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { GameSnapshot } from '#schemas/game.ts'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { Analysis, Quoted } from '#server/storyteller/assistant-port.ts'
import { ask, editsFor } from './asking.ts'

const Requests = z.array(
  z.union([
    z.string(),
    z.strictObject({ ask: z.string(), of: z.string(), words: z.string().exactOptional() }),
  ]),
)
type Request = { readonly text: string; readonly quotes: readonly Quoted[] }

/** Where the kept requests and what was answered to them stand. */
export const KEPT = join(import.meta.dirname, 'kept')

/** The requests kept for a language. */
export const requestsIn = (language: GameLanguage): Request[] =>
  Requests.parse(
    parse(readFileSync(join(KEPT, `requests-${requestLanguageOf(language)}.yaml`), 'utf8')),
  ).map((one) =>
    typeof one === 'string'
      ? { text: one, quotes: [] }
      : { text: one.ask, quotes: [{ address: one.of, text: one.words ?? '' }] },
  )

/** Wordings in any language. */
export const wordingsKept = (): string[] =>
  z.array(z.string()).parse(parse(readFileSync(join(KEPT, 'wordings.yaml'), 'utf8')))

const onOneLine = (text: string): string => text.replaceAll('\n', ' / ')

/** What an analysis says, a line for each thing said. */
function linesOf(analysis: Analysis): string[] {
  if (analysis.kind === 'directions')
    return [
      `  no: ${analysis.sentence}`,
      ...analysis.directions.map((direction) => `    rather: ${JSON.stringify(direction)}`),
    ]
  const { sentence, places, operation, isWhole } = analysis
  return [
    `  yes: ${sentence}`,
    `    by: ${operation.kind}${isWhole ? ', whole' : ''}`,
    ...places.map(
      ({ address, title, reason, then, parts }) =>
        `    ${[address, title, reason, ...(parts ?? [])].join(' | ')} -> ${onOneLine(then)}`,
    ),
  ]
}

/** What is answered to a request and, with every other place ticked, what is written. */
export async function answerTo(
  game: GameSnapshot,
  { text, quotes }: Request,
  language: GameLanguage,
): Promise<string> {
  const analysis = await ask(game, text, quotes, requestLanguageOf(language))
  const quoted = quotes.map(({ address, text: words }) => ` [${address}${words && `: ${words}`}]`)
  const lines = [`${text}${quoted.join('')}`, ...linesOf(analysis)]
  if (analysis.kind !== 'plan' || analysis.places.length < 2) return lines.join('\n')
  const scope = analysis.places.map(({ address }) => address).filter((_, at) => at % 2 === 0)
  const written = (await editsFor(game, analysis, scope)).map(({ address }) => address)
  return [...lines, `    of every other one: ${written.join(', ') || 'nothing'}`].join('\n')
}
