import { globSync, readFileSync } from 'node:fs'

/** A rule of the specification; `piece` is the work it waits for, null when it is due. */
export type Rule = { id: string; sentence: string; piece: string | null }

export const RULE = /^- \*\*([A-Z]{2}\d+)\*\* (.+?)(?: · open: (.+))?$/

/** The rules of a page, in its order. */
export const rulesIn = (text: string): Rule[] =>
  text
    .split('\n')
    .map((line) => RULE.exec(line))
    .filter((found) => found !== null)
    .map(([, id = '', sentence = '', piece]) => ({ id, sentence, piece: piece ?? null }))

/** A title is a string that begins with its ids: `[ST1] …`, `[ST1] [ST2] …` or `[ST1, ST2] …`. */
const TITLE = /(?<!\.(?:skip|todo)\(\s*)['"`]((?:\[[A-Z]{2}\d+(?:, ?[A-Z]{2}\d+)*\] ?)+)/g
const COMMENTED = /^\s*(?:\/\/|\*|\/\*).*$/gm

/** The ids the titles of a test file name. */
export const idsIn = (source: string): string[] =>
  [...source.replace(COMMENTED, '').matchAll(TITLE)].flatMap(([, ids = '']) =>
    [...ids.matchAll(/[A-Z]{2}\d+/g)].map(([id]) => id),
  )

const STOPPED =
  /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|only|fails)\b|\b[xf](?:it|describe)\(/g

/** The calls of a test file that run nothing, or keep others from running. */
export const stoppedIn = (source: string): string[] =>
  [...source.replace(COMMENTED, '').matchAll(STOPPED)].map(([call]) => call)

/** The pages of rules and the sources of the tests, as they stand on the disk. */
export function readRules() {
  const page = readFileSync('tests/rules.md', 'utf8')
  const ahead = readFileSync('tests/rules-ahead.md', 'utf8')
  const files = globSync(['tests/**/*.test.{ts,tsx}', 'tests/e2e/**/*.{ts,tsx,mjs}'])
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const tested = new Set([...sources.values()].flatMap(idsIn))
  return { page, ahead, rules: rulesIn(page), sources, tested }
}
