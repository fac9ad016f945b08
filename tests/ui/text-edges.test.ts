import { describe, expect, it } from 'vitest'
import { emphasisPlaces, emphasisRuns } from '#ui/kit/emphasis.ts'
import { pieces, STRIDE, strides, tameMarkdown } from '#ui/kit/markdown-limits.ts'

const shown = (...[text, language, end]: Parameters<typeof emphasisRuns>) =>
  emphasisRuns(text, language, end).map((run) => (run.emphasised ? `<${run.text}>` : run.text))

describe('emphasis of a game', () => {
  it('[PU60] is set apart in English, and stands in marks of its own in Chinese and Japanese', () => {
    expect(shown('a *b* **c d** e', 'en_US')).toEqual(['a ', '<b>', ' ', '<c d>', ' e'])
    expect(shown('灯*塔*', 'ja_JP')).toEqual(['灯', '〈塔〉'])
    expect(shown('灯*塔*。', 'zh_CN')).toEqual(['灯', '“塔”', '。'])
    // within speech the marks are the inner ones
    expect(shown('他说：“*灯*”，*塔*', 'zh_CN').join('')).toBe('他说：“‘灯’”，“塔”')
    expect(emphasisRuns('a *b* c', 'en_US').map(({ at }) => at)).toEqual([0, 2, 5])
  })

  it('[PU60] shows no asterisk that marks nothing, and multiplies between numbers', () => {
    for (const [text, seen] of [
      ['2*3', '2×3'],
      ['2 * 3', '2 × 3'],
      ['a*b', 'ab'],
      ['2*b', '2b'],
      ['a *', 'a '],
      ['**', ''],
    ] as const)
      expect(shown(text, 'en_US').join(''), text).toBe(seen)
    expect(shown('*two\nlines*', 'en_US').join('')).toBe('two\nlines')
    expect(shown('', 'en_US')).toEqual([])
  })

  it('[PU60] is there as soon as it is begun, and closed when all of it is typed', () => {
    const at = (end: number) => shown('a *bc* d', 'zh_CN', end)
    expect(at(0)).toEqual([])
    expect(at(2)).toEqual(['a '])
    expect(at(3)).toEqual(['a ', '“'])
    expect(at(4)).toEqual(['a ', '“b'])
    expect(at(5)).toEqual(['a ', '“bc'])
    expect(at(6)).toEqual(['a ', '“bc”'])
    expect(at(7)).toEqual(['a ', '“bc”', ' '])
    expect(shown('**ab**', 'en_US', 3)).toEqual(['<a>'])
  })

  it('[PU60] has a place in its text for each sign that is seen', () => {
    for (const text of ['灯*塔*。', '他说：“**灯**”，*塔*', '2*3 *x* y*', ''])
      for (const language of ['zh_CN', 'ja_JP'] as const)
        expect(emphasisPlaces(text, language).length).toBe(shown(text, language).join('').length)
    expect(emphasisPlaces('a *b* c', 'en_US')).toEqual([0, 1, 3, 5, 6])
    expect(emphasisPlaces('a **b** c', 'ja_JP')).toEqual([0, 1, 2, 4, 6, 7, 8])
    expect(emphasisPlaces('2*3', 'en_US')).toEqual([0, 1, 2])
  })
})

describe('Markdown nobody writes by hand', () => {
  it('[SC61] is cut: a run of a mark to 40, an indent to 40, nested marks to 20', () => {
    for (const mark of ['[', '*', '#', '|', '~', '\\']) {
      expect(tameMarkdown(mark.repeat(40))).toBe(mark.repeat(40))
      expect(tameMarkdown(`a${mark.repeat(41)}b`)).toBe(`a${mark.repeat(40)}b`)
    }
    expect(tameMarkdown('a'.repeat(50))).toBe('a'.repeat(50))
    expect(tameMarkdown(`${' '.repeat(40)}a`)).toBe(`${' '.repeat(40)}a`)
    expect(tameMarkdown(`${' '.repeat(45)}a\n\tb`)).toBe(`${' '.repeat(40)}a\n\tb`)
    const nested = (count: number) => '> '.repeat(count)
    expect(tameMarkdown(`${nested(20)}a`)).toBe(`${nested(20)}a`)
    expect(tameMarkdown(`${nested(21)}a`)).toBe(`${nested(20)}a`)
    expect(tameMarkdown(`${'- 1. '.repeat(11)}  a`)).toBe(`${'- 1. '.repeat(10)}a`)
  })

  it('[SC61] is read in pieces at the ends of words where it has more than 600 marks, and code whole', () => {
    const marked = (marks: number, length: number) =>
      '_'.repeat(marks) + 'ab '.repeat(Math.ceil((length - marks) / 3)).slice(0, length - marks)
    expect(pieces(marked(600, 600))).toEqual([marked(600, 600)])
    expect(pieces(marked(600, 1_200))).toEqual([marked(600, 1_200)])
    const cut = pieces(marked(601, 1_500))
    expect(cut.join('')).toBe(marked(601, 1_500))
    expect(cut.map(({ length }) => length)).toEqual([600, 598, 302])
    // a word longer than a piece is cut where it must
    expect(pieces('_'.repeat(1_201)).map(({ length }) => length)).toEqual([600, 600, 1])
    const code = `\`\`\`\n${marked(700, 900)}`
    expect(pieces(code)).toEqual([code])
    expect(pieces(`   ~~~\n${marked(700, 900)}`)).toHaveLength(1)
    expect(pieces(`    ~~~\n${marked(700, 900)}`).length).toBeGreaterThan(1)
  })

  it('[SC61] is read in strides where it is longer than anybody writes a block', () => {
    const lines = 'word\n'.repeat(STRIDE / 5)
    expect(strides(lines)).toEqual([lines])
    const cut = strides(`${lines}word\nend`)
    expect(cut.join('')).toBe(`${lines}word\nend`)
    expect(cut.every((one) => one.length <= STRIDE)).toBe(true)
    expect(cut.length).toBe(2)
    expect(cut[0]?.endsWith('\n')).toBe(true)
    expect(strides(`~~~\n${lines}${lines}`)).toHaveLength(1)
  })
})
