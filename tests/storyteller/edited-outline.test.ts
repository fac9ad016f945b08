import { expect, it } from 'vitest'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { briefOf, IDEAS } from './ideas.ts'

const introOf = (outlineText: string) => {
  const brief = briefOf(IDEAS.en_US[0] ?? '', 'en_US', 'journey-parcel.1')
  return snapshotOf(provenMaterial({ ...brief, outlineText })).elements.intro
}

it('[OL8] a game is introduced by its outline as its creator rewrote it, else as it was told', () => {
  expect(introOf('  They all lied. ')).toBe('They all lied.')
  const told = introOf('')
  expect(told?.length).toBeGreaterThan(40)
  expect(introOf(' ')).toBe(told)
})
