import { expect, it } from 'vitest'
import { dayIn, durationIn, momentIn, moneyIn } from '#ui/kit/amounts.ts'

const LANGUAGES = ['en', 'zh', 'ja'] as const
/** An amount as each language writes it, with spaces that all look alike. */
const written = (write: (language: string) => string): string[] =>
  LANGUAGES.map((language) => write(language).replace(/\s/gu, ' '))

it.each([
  [0, ['$0.00', 'US$0.00', '$0.00']],
  [0.000_004_2, ['$0.000004', 'US$0.000004', '$0.000004']],
  [0.0012, ['$0.001', 'US$0.001', '$0.001']],
  [0.0099, ['$0.01', 'US$0.01', '$0.01']],
  [0.01, ['$0.01', 'US$0.01', '$0.01']],
  [0.0123, ['$0.01', 'US$0.01', '$0.01']],
  [0.157, ['$0.16', 'US$0.16', '$0.16']],
  [2.5, ['$2.50', 'US$2.50', '$2.50']],
  [1234.567, ['$1,234.57', 'US$1,234.57', '$1,234.57']],
])(
  '[ML67] %d dollars are written by the cent, and below a cent by what says something',
  (amount, said) => {
    expect(written((language) => moneyIn(language, { amount, currency: 'USD' }))).toEqual(said)
  },
)

it.each([
  [0, ['0 seconds', '0秒钟', '0 秒']],
  [1, ['1 second', '1秒钟', '1 秒']],
  [1_000, ['1 second', '1秒钟', '1 秒']],
  [1_001, ['2 seconds', '2秒钟', '2 秒']],
  [59_999, ['60 seconds', '60秒钟', '60 秒']],
  [60_000, ['1 minute', '1分钟', '1 分']],
  [89_999, ['1 minute', '1分钟', '1 分']],
  [90_000, ['2 minutes', '2分钟', '2 分']],
  [3_600_000, ['60 minutes', '60分钟', '60 分']],
])(
  '[ML67] a wait of %i ms is said in seconds below a minute, else in whole minutes',
  (ms, said) => {
    expect(written((language) => durationIn(language, ms))).toEqual(said)
  },
)

it('[ML67] a day is the same everywhere, a moment is one where it is read', () => {
  expect(written((language) => dayIn(language, '2026-03-09'))).toEqual([
    'Mar 9, 2026',
    '2026年3月9日',
    '2026/03/09',
  ])
  const noon = new Date(2026, 2, 9, 12, 5)
  expect(written((language) => momentIn(language, noon.toISOString()))).toEqual([
    'Mar 9, 2026, 12:05 PM',
    '2026年3月9日 12:05',
    '2026/03/09 12:05',
  ])
})
