import { expect, it } from 'vitest'
import { catalog, definitionOf } from '#schemas/events/index.ts'
import { FORMER, presentType } from '#schemas/former-types.ts'

/** Past tenses that do not end in -ed. */
const IRREGULAR =
  /(Back|Chosen|Done|Found\w*|Hidden|Held|Left|Made|Out|Read|Reset|Seen|Sent|Set|Shown|Sought|Told|Undone|Withdrawn|Written|In|Rewound|ForLogin)$/i

const names = (type: string): boolean => /^[a-z]+\/[a-z]+([A-Z][a-z]+)*$/.test(type)

it('[HS54] the type of a fact is its slice and what happened, in the past tense', () => {
  const types = catalog.map(({ type }) => type)
  expect(types.length).toBeGreaterThan(100)
  expect(types.filter((type) => !names(type))).toEqual([])
  expect(types.filter((type) => !/ed$/.test(type) && !IRREGULAR.test(type))).toEqual([])
})

it('[EV44] a former name is no present one, and leads to one', () => {
  for (const [former, present] of FORMER) {
    expect([definitionOf(former), presentType(former)]).toEqual([undefined, present])
    expect(definitionOf(present)?.type).toBe(present)
    expect(presentType(present)).toBe(present)
  }
})
