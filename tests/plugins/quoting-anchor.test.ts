import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteLabel } from '#plugins/chat/projections.ts'
import { type Anchored, anchorOf, hashOf, locate, locateIn } from '#plugins/quoting/anchor.ts'
import { graphemeCount, trimmed } from '#plugins/quoting/graphemes.ts'
import { toSeen, toSource } from '#plugins/quoting/text-leaf.ts'
import { seenOf } from '#ui/kit/seen.ts'

const words = fc.string({
  unit: fc.constantFrom(...('abcde 3。灯塔の*\n“👩‍🚒é'.match(/./gsu) ?? [])),
  maxLength: 80,
})
const spot = fc.tuple(words, fc.nat(80), fc.nat(80)).map(([text, a, b]) => {
  const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)]
  const anchor = anchorOf(text, { start, end }, 1)
  const quoted: Anchored = { path: 'p', text: text.slice(start, end), anchor }
  return { text, start, end, quoted }
})
const at = (text: string | undefined) => (path: string) => (path === 'p' ? text : undefined)

describe('an anchor', () => {
  it('[QT21] of a text that did not change answers the same words', () => {
    fc.assert(
      fc.property(spot, ({ text, start, end, quoted }) => {
        expect(locate(quoted, at(text))).toEqual({ state: 'fresh', path: 'p', start, end })
      }),
    )
  })

  it('[QT21] finds no other words than those quoted, whatever became of the text', () => {
    fc.assert(
      fc.property(spot, words, ({ quoted }, later) => {
        const found = locate(quoted, at(later))
        if (found.state !== 'stale') expect(later.slice(found.start, found.end)).toBe(quoted.text)
      }),
      { numRuns: 1_000 },
    )
  })

  it('[QT21] finds words that stand once and keep their neighbours, after any edit elsewhere', () => {
    fc.assert(
      fc.property(spot, words, words, ({ text, start, end, quoted }, head, tail) => {
        const later = `${head}${text}${tail}`
        fc.pre(end > start && later.indexOf(quoted.text) === later.lastIndexOf(quoted.text))
        const found = locateIn(later, quoted)
        expect(found).toEqual({ start: head.length + start, end: head.length + end })
      }),
      { numRuns: 1_000 },
    )
  })

  it('[QT21] is stale after an edit inside its words', () => {
    fc.assert(
      fc.property(spot, fc.nat(), ({ text, start, end, quoted }, nat) => {
        fc.pre(end > start)
        const inside = start + (nat % (end - start))
        const later = `${text.slice(0, inside)}§${text.slice(inside + 1)}`
        fc.pre(!later.includes(quoted.text))
        expect(locate(quoted, at(later))).toEqual({ state: 'stale' })
      }),
    )
  })

  it('[QT21] finds a whole text that stands elsewhere by its hash', () => {
    fc.assert(
      fc.property(spot, ({ text, start, end, quoted }) => {
        const pathOf = (hash: string) => (hash === hashOf(text) ? 'q' : undefined)
        const found = locate(quoted, () => undefined, pathOf)
        expect(found).toEqual({ state: 'moved', path: 'q', start, end })
        expect(locate(quoted, () => undefined)).toEqual({ state: 'stale' })
      }),
    )
  })

  it('[QT21] takes a few common words in a wholly different text for others', () => {
    const text = 'She lit the lamp at dusk.'
    const quoted = { path: 'p', text: 'the', anchor: anchorOf(text, { start: 8, end: 11 }, 1) }
    expect(locate(quoted, at('Nobody knew the way.'))).toEqual({ state: 'stale' })
  })

  it('[QT21] chooses the nearest of words that stand as well in two places', () => {
    const text = 'ab the lamp cd'
    const quoted = { text: 'the lamp', anchor: anchorOf(text, { start: 3, end: 11 }, 1) }
    const twice = `${text} ${text}`
    expect(locateIn(twice, quoted)).toEqual({ start: 3, end: 11 })
    expect(locateIn(`x${twice}`, quoted)).toEqual({ start: 4, end: 12 })
  })
})

describe('words of a text', () => {
  it('[QT1] are trimmed once, and to whole characters', () => {
    fc.assert(
      fc.property(spot, ({ text, start, end }) => {
        const once = trimmed(text, { start, end })
        expect(trimmed(text, once)).toEqual(once)
        const found = text.slice(once.start, once.end)
        expect(found).toBe(found.trim())
      }),
    )
    const text = 'a 👩‍🚒 b'
    expect(trimmed(text, { start: 3, end: 5 })).toEqual({ start: 2, end: 7 })
  })

  it('[QT3] are called by 20 characters and an ellipsis', () => {
    fc.assert(
      fc.property(words, (text) => {
        const label = quoteLabel(text)
        expect(graphemeCount(label)).toBeLessThanOrEqual(21)
        expect(label.endsWith('…')).toBe(graphemeCount(text.replace(/\s+/g, ' ').trim()) > 20)
      }),
    )
    expect(quoteLabel('👩‍🚒'.repeat(21))).toBe(`${'👩‍🚒'.repeat(20)}…`)
    expect(quoteLabel('  He was paid\nto carry one crate ')).toBe('He was paid to carry…')
  })

  it('[QT4] [QT17] as they are seen and as they are written lead to each other', () => {
    const language = fc.constantFrom('en_US', 'zh_CN', 'ja_JP')
    fc.assert(
      fc.property(
        words,
        language,
        fc.boolean(),
        fc.nat(),
        fc.nat(),
        (text, language, block, a, b) => {
          const seen = seenOf(text, language, block)
          const whole = seen.lines
            .flat()
            .map((run) => run.text)
            .join('')
          expect(seen.at).toHaveLength(whole.length)
          expect(seen.at).toEqual(seen.at.toSorted((one, other) => one - other))
          fc.pre(whole.length > 0)
          const [from = 0, to = 0] = [a % whole.length, b % whole.length].toSorted((x, y) => x - y)
          expect(toSeen(seen, ...toSource(seen, from, to + 1))).toEqual([from, to + 1])
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('[QT17] are quoted with the marks of their emphasis where all of it is selected', () => {
    const text = 'The *drowned* bell rings 3*4 times.\n\nTwice.'
    const seen = seenOf(text, 'en_US', true)
    const shown = seen.lines
      .flat()
      .map((run) => run.text)
      .join('')
    expect(shown).toBe('The drowned bell rings 3×4 times.Twice.')
    const written = (words: string) => {
      const from = shown.indexOf(words)
      return text.slice(...toSource(seen, from, from + words.length))
    }
    expect(written('The drowned bell')).toBe('The *drowned* bell')
    expect(written('rings 3×4')).toBe('rings 3*4')
    expect(written('times.Twice')).toBe('times.\n\nTwice')
    const quoted = seenOf('他说*走*。', 'zh_CN', false)
    expect(
      quoted.lines
        .flat()
        .map((run) => run.text)
        .join(''),
    ).toBe('他说“走”。')
    expect(toSource(quoted, 2, 5)).toEqual([2, 5])
  })
})
