import { expect, it } from 'vitest'
import { byDay, timeOf } from '#plugins/history/days.ts'

const NOW = new Date(2026, 10, 23, 15, 4).getTime()
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour, 30).toISOString()

it('[HI11] groups versions by their days, the near ones by name', () => {
  const rows = [at(23, 0), at(22, 23), at(22, 1), at(20), at(9), 'never', ''].map((moment) => ({
    at: moment,
  }))
  const named = (language: string) => byDay(rows, NOW, language).map(({ day }) => day)
  expect(named('en')).toEqual(['today', 'yesterday', 'Friday', 'November 9, 2026', ''])
  expect(named('zh')).toEqual(['今天', '昨天', '星期五', '2026年11月9日', ''])
  expect(named('ja')).toEqual(['今日', '昨日', '金曜日', '2026年11月9日', ''])
  expect(byDay(rows, NOW, 'en').flatMap(({ rows: ofDay }) => ofDay)).toEqual(rows)
})

it('[HI11] says the hour and minute as its reader does, and nothing where nobody knows', () => {
  expect(timeOf(at(23, 15), 'en').replace(/\s/, ' ')).toBe('3:30 PM')
  expect(timeOf(at(23, 15), 'ja')).toBe('15:30')
  expect(timeOf('never', 'en')).toBe('')
})
