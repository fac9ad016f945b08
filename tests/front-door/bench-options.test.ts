import { expect, it } from 'vitest'
import { optionsOf } from '../../bench/options.ts'

const rows = [
  { id: 'P1', what: 'folding' },
  { id: 'P2', what: 'painting' },
]
const listed = expect.stringMatching(/--rows.*--quick.*P1 {4}folding\n {2}P2 {4}painting$/s)

it('[FD18] the bench says what it can be asked for', () => {
  for (const word of ['--help', '-h']) expect(optionsOf([word], rows)).toEqual({ told: listed })
})

it('[FD18] the bench refuses a flag, a word or a row it does not know, and lists those it knows', () => {
  for (const words of [['--fast'], ['P1'], ['--rows'], ['--rows', 'P1,P9']]) {
    const read = optionsOf(words, rows)
    expect(read).toEqual({ refused: listed })
    expect(JSON.stringify(read)).not.toContain(' at ')
  }
})

it('[FD18] the bench measures the rows that were asked for, else all', () => {
  expect(optionsOf(['--rows', 'p2', '--quick'], rows)).toEqual({ quick: true, rows: [rows[1]] })
  expect(optionsOf([], rows)).toEqual({ quick: false, rows })
})
