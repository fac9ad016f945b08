import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRules } from '../rules/read-rules.ts'
import { ASVS } from './asvs.ts'

const page = readFileSync('docs/security.md', 'utf8')
const STATUSES = ['met', 'by design', 'partly', 'not met', 'none here']
/** A row: what is asked, the requirements it answers, what stands here and why, and the rules that show it. */
const rows = [
  ...page.matchAll(
    /^\| ([^|]+?) +\| (V[\d. V]+?) +\| \*\*([a-z ]+)\*\*:? ?([^|]*?) *\| ([^|]*?) *\|$/gm,
  ),
].map(([, asked = '', ids = '', status = '', why = '', shown = '']) => ({
  asked,
  ids: ids.split(' '),
  status,
  why,
  rules: shown.split(', ').filter(Boolean),
}))

describe('the page of security', () => {
  it('[OP8] answers every requirement of levels 1 and 2 once, and none that is not there', () => {
    expect([...ASVS.values()].filter((level) => level === 1)).toHaveLength(70)
    expect([...ASVS.values()].filter((level) => level === 2)).toHaveLength(183)
    const asked = [...ASVS].filter(([, level]) => level < 3).map(([id]) => id)
    expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(asked.sort())
  })

  it('[OP8] names rules that are there for what is met, and says why for what is not', () => {
    const known = new Set(readRules().rules.map(({ id }) => id))
    for (const { asked, status, why, rules } of rows) {
      expect(STATUSES, asked).toContain(status)
      for (const rule of rules) expect(known.has(rule), `${asked}: ${rule}`).toBe(true)
      if (status === 'met') expect(rules, asked).not.toEqual([])
      if (status === 'partly' || status === 'not met')
        expect(why + rules.join(), asked).not.toBe('')
    }
    // whatever else the page calls upon is a rule, too
    for (const [, rule = ''] of page.matchAll(/\b([A-Z]{2}\d{1,3})\b/g))
      expect(known.has(rule), rule).toBe(true)
  })

  it('[OP8] counts what it says', () => {
    for (const level of [1, 2]) {
      const counts = STATUSES.map(
        (status) =>
          rows
            .filter((row) => row.status === status)
            .flatMap(({ ids }) => ids)
            .filter((id) => ASVS.get(id) === level).length,
      )
      const sum = counts.reduce((all, one) => all + one, 0)
      const [, told = ''] = new RegExp(`^\\| level ${level} +\\|(.*)\\|$`, 'm').exec(page) ?? []
      expect(told.split('|').map(Number)).toEqual([...counts, sum])
    }
  })
})
