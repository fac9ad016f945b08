import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Pieces of work a rule may wait for. */
const PIECES = [
  'bench',
  'main journey',
  'model',
  'player page',
  'postgres and load',
  'quoting, chat and revision',
  'replay tools',
  'screens',
]

/** How many rules of the main journey may still lack a test. It only ever goes down. */
const UNTESTED_CEILING = 100

type Rule = { id: string; sentence: string; piece: string | null }

const RULE = /^- \*\*([A-Z]{2}\d+)\*\* (.+?)(?: · open: (.+))?$/
const rulesIn = (text: string): Rule[] =>
  text
    .split('\n')
    .map((line) => RULE.exec(line))
    .filter((found) => found !== null)
    .map(([, id = '', sentence = '', piece]) => ({ id, sentence, piece: piece ?? null }))

/** A title is a string that begins with its ids: `[ST1] …`, `[ST1] [ST2] …` or `[ST1, ST2] …`. */
const TITLE = /(?<!\.(?:skip|todo)\(\s*)['"`]((?:\[[A-Z]{2}\d+(?:, ?[A-Z]{2}\d+)*\] ?)+)/g
const COMMENTED = /^\s*(?:\/\/|\*|\/\*).*$/gm
const idsIn = (source: string): string[] =>
  [...source.replace(COMMENTED, '').matchAll(TITLE)].flatMap(([, ids = '']) =>
    [...ids.matchAll(/[A-Z]{2}\d+/g)].map(([id]) => id),
  )

const STOPPED =
  /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|only|fails)\b|\b[xf](?:it|describe)\(/g
const stoppedIn = (source: string): string[] =>
  [...source.replace(COMMENTED, '').matchAll(STOPPED)].map(([call]) => call)

const twiceIn = (ids: string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
]

const page = readFileSync('tests/rules.md', 'utf8')
const rules = rulesIn(page)
const files = globSync(['tests/**/*.test.{ts,tsx}', 'tests/e2e/**/*.{ts,tsx,mjs}'])
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const tested = new Set([...sources.values()].flatMap(idsIn))

const due = rules.filter(({ piece }) => piece === null)
const waiting = rules.filter(({ piece }) => piece === 'main journey')
const untested = waiting.filter(({ id }) => !tested.has(id))
const settled = rules.filter(({ id, piece }) => piece !== null && tested.has(id))
const list = (some: Rule[]): string =>
  some.map(({ id, sentence }) => `\n  ${id} ${sentence}`).join('')
const counts =
  `${rules.length} rules: ${due.length} due, ${rules.length - due.length} open, ` +
  `${tested.size} tested, ${settled.length} tested with a mark still on`

describe(`the rules (${counts})`, () => {
  it('[HS1] no id stands twice', () => {
    expect(twiceIn(rules.map(({ id }) => id))).toEqual([])
  })

  it('[HS1] every line of the list has the form of a rule and ends as a sentence', () => {
    const lines = page.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.filter((line) => !RULE.test(line))).toEqual([])
    expect(rules.filter(({ sentence }) => !/[.!?]$/.test(sentence)).map(({ id }) => id)).toEqual([])
  })

  it('[HS1] a rule stands in the section of its prefix', () => {
    const strays = page.split(/^## /m).flatMap((part) =>
      rulesIn(part)
        .map(({ id }) => id)
        .filter((id) => !part.startsWith(id.slice(0, 2))),
    )
    expect(strays).toEqual([])
  })

  it('[HS2] every rule that is not open has a test', () => {
    const missing = due.filter(({ id }) => !tested.has(id))
    expect(missing.length, `${counts}; without a test:${list(missing)}`).toBe(0)
  })

  it('[HS2] every id a test names is a rule', () => {
    const known = new Set(rules.map(({ id }) => id))
    const unknown = [...sources].flatMap(([file, source]) =>
      idsIn(source)
        .filter((id) => !known.has(id))
        .map((id) => `${id} in ${file}`),
    )
    expect(unknown).toEqual([])
  })

  it('[HS3] an open rule names a known piece of work', () => {
    const strange = rules.filter(({ piece }) => piece !== null && !PIECES.includes(piece))
    expect(strange.map(({ id, piece }) => `${id}: ${piece}`)).toEqual([])
  })

  it(`[HS3] at most ${UNTESTED_CEILING} rules of the main journey lack a test (now ${untested.length})`, ({
    annotate,
  }) => {
    void annotate(`tested, so the mark can go:${list(settled)}`)
    void annotate(`main journey without a test:${list(untested)}`)
    expect(
      untested.length,
      `${counts}; main journey without a test:${list(untested)}`,
    ).toBeLessThanOrEqual(UNTESTED_CEILING)
  })

  it('[HS5] no test is skipped, left as a to-do or run alone', () => {
    const stopped = [...sources].flatMap(([file, source]) =>
      stoppedIn(source).map((call) => `${call} in ${file}`),
    )
    expect(stopped).toEqual([])
  })
})

describe('the reading of rules and titles', () => {
  const title = (call: string, ids: string): string => `${call}('[${ids}] says so', () => {})`

  it('[HS1] sees an id that stands twice', () => {
    expect(twiceIn(['ZZ1', 'ZZ2', 'ZZ1'])).toEqual(['ZZ1'])
  })

  it('[HS1] reads the id, the sentence and the piece of a rule', () => {
    expect(rulesIn('- **ZZ1** It is so.\n- **ZZ2** It may be so. · open: screens\ntext')).toEqual([
      { id: 'ZZ1', sentence: 'It is so.', piece: null },
      { id: 'ZZ2', sentence: 'It may be so.', piece: 'screens' },
    ])
  })

  it('[HS2] reads the ids at the beginning of a title and nowhere else', () => {
    expect(idsIn(title('it', 'ZZ1'))).toEqual(['ZZ1'])
    expect(idsIn(title('it.each([1])', 'ZZ1] [ZZ2'))).toEqual(['ZZ1', 'ZZ2'])
    expect(idsIn(title('describe', 'ZZ1, ZZ2'))).toEqual(['ZZ1', 'ZZ2'])
    expect(idsIn(`// ${title('it', 'ZZ1')}`)).toEqual([])
    expect(idsIn(`it('says [ZZ1]')`)).toEqual([])
  })

  it('[HS5] does not count a test that never runs', () => {
    const dead = ['skip', 'todo'].map((way) => title(`it.${way}`, 'ZZ1'))
    expect(dead.flatMap(idsIn)).toEqual([])
    expect(dead.flatMap(stoppedIn)).toHaveLength(2)
  })
})
