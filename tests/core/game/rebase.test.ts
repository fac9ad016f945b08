import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebase } from '#core/game/rebase.ts'
import { diffRuns, wordsOf } from '#core/game/word-diff.ts'

const texts = fc
  .oneof(
    fc.array(fc.constantFrom('a', 'lamp', ' ', '. ', '灯', '塔', '*', '\n', 'é'), {
      maxLength: 14,
    }),
  )
  .map((words) => words.join(''))
const word = fc.constantFrom('north', 'south', '灯', '塔', 'é')

describe('an edit and another change', () => {
  it('[RV7] one that stands alone stays as it is, whichever it is', () => {
    fc.assert(
      fc.property(texts, texts, (base, other) => {
        expect(rebase(base, other, base)).toEqual({ text: other })
        expect(rebase(base, base, other)).toEqual({ text: other })
        expect(rebase(base, other, other)).toEqual({ text: other })
      }),
    )
  })

  it('[RV7] of different words are both made', () => {
    fc.assert(
      fc.property(word, word, fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/), (a, b, kept) => {
        const base = `first ${kept} last`
        expect(rebase(base, `${a} ${kept} last`, `first ${kept} ${b}`)).toEqual({
          text: `${a} ${kept} ${b}`,
        })
      }),
    )
  })

  it('[RV7] what both changed alike, in several words, is made once beside what one of them changed', () => {
    const base = 'one two three four five'
    const both = 'one two NEW WORDS three four LAST'
    expect(rebase(base, 'one two NEW WORDS three four five', both)).toEqual({ text: both })
    const marked = 'one «two», three four LAST'
    expect(rebase(base, 'one «two», three four five', marked)).toEqual({ text: marked })
  })

  it('[RV7] come to the same whichever was first', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, mine, theirs) => {
        const one = rebase(base, mine, theirs)
        const other = rebase(base, theirs, mine)
        expect('conflict' in one).toBe('conflict' in other)
      }),
      { numRuns: 500 },
    )
  })

  it('[RV8] of the same words are a conflict', () => {
    expect(rebase('The lamp is out.', 'The lamp is lit.', 'The lamp is gone.')).toEqual({
      conflict: true,
    })
    expect(rebase('门关着。', '门开着。', '门锁着。')).toEqual({ conflict: true })
    // a sentence that was rewritten whole takes in no word of another
    expect(rebase('He sat down.', 'Nobody ever came.', 'He sat up.')).toEqual({ conflict: true })
  })

  it('[RV8] are told by the words that differ', () => {
    expect(diffRuns('The lamp is out.', 'The red lamp is lit.')).toEqual([
      { kind: 'same', text: 'The ', at: 0 },
      { kind: 'added', text: 'red ', at: 1 },
      { kind: 'same', text: 'lamp is ', at: 2 },
      { kind: 'removed', text: 'out', at: 3 },
      { kind: 'added', text: 'lit', at: 4 },
      { kind: 'same', text: '.', at: 5 },
    ])
    fc.assert(
      fc.property(texts, texts, (from, to) => {
        const runs = diffRuns(from, to)
        const side = (kind: 'removed' | 'added') =>
          runs
            .filter((run) => run.kind === 'same' || run.kind === kind)
            .map((run) => run.text)
            .join('')
        expect([side('removed'), side('added')]).toEqual([from, to])
        expect(wordsOf(from).join('')).toBe(from)
      }),
      // a word said once more, or once less, beside itself
      {
        examples: [
          ['灯', '灯灯'],
          ['灯灯塔', '灯塔'],
        ],
      },
    )
    const long = Array.from({ length: 1_200 }, (_, at) => `w${at}`).join(' ')
    expect(diffRuns(long, long.toUpperCase())).toHaveLength(2)
    expect(diffRuns(long, long)).toEqual([{ kind: 'same', text: long, at: 0 }])
    expect(diffRuns('', '')).toEqual([])
    expect(diffRuns('', 'lamp')).toEqual([{ kind: 'added', text: 'lamp', at: 0 }])
  })
})
