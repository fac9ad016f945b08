import { describe, expect, it } from 'vitest'
import { idsIn, RULE, type Rule, readRules, rulesIn, stoppedIn } from './read-rules.ts'

/** The work that comes next: the only one a rule of this page may wait for. */
const NEXT = 'eight kinds of games'

const twiceIn = (ids: string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
]

const { page, ahead, rules, sources, ids, tested } = readRules()
const due = rules.filter(({ piece }) => piece === null)
const list = (some: Rule[]): string =>
  some.map(({ id, sentence }) => `\n  ${id} ${sentence}`).join('')

describe('the rules', () => {
  it('[HS1] no id stands twice, nor in the rules of work to come', () => {
    expect(twiceIn([...rules, ...rulesIn(ahead)].map(({ id }) => id))).toEqual([])
  })

  it('[HS1] every line of the list has the form of a rule and ends as a sentence', () => {
    const lines = `${page}\n${ahead}`.split('\n').filter((line) => line.startsWith('- '))
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
    expect(missing.length, `without a test:${list(missing)}`).toBe(0)
  })

  it('[HS2] every id a test names is a rule', () => {
    const known = new Set(rules.map(({ id }) => id))
    const unknown = [...ids].flatMap(([file, some]) =>
      some.filter((id) => !known.has(id)).map((id) => `${id} in ${file}`),
    )
    expect(unknown).toEqual([])
  })

  it('[HS3] an open rule names the piece of work it waits for', () => {
    const strange = rules.filter(({ piece }) => piece !== null && piece !== NEXT)
    expect(strange.map(({ id, piece }) => `${id}: ${piece}`)).toEqual([])
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
    expect(idsIn(`it(\`[ZZ1] says $\{what}\`, () => {})`)).toEqual(['ZZ1'])
  })

  it('[HS2] does not take a text that begins with an id for a test', () => {
    expect(idsIn(`const TITLES = { one: '[ZZ1] says so' }`)).toEqual([])
    expect(idsIn(`expect('[ZZ1] says so').toBe(said)\nit('says so', () => {})`)).toEqual([])
    expect(idsIn(`it.each(['[ZZ1]'])('says %s', () => {})`)).toEqual([])
  })

  it('[HS5] does not count a test that never runs', () => {
    const dead = ['skip', 'todo'].map((way) => title(`it.${way}`, 'ZZ1'))
    expect(dead.flatMap((call) => idsIn(call))).toEqual([])
    expect(dead.flatMap(stoppedIn)).toHaveLength(2)
  })
})
