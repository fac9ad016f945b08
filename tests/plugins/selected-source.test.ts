import { expect, it } from 'vitest'
import { selectedSource } from '#plugins/revising/selected-source.ts'

const SOURCE = 'The lamp is out. The *lamp* is lit. The lamp is gone.'

it.each([
  [0, 'lamp', [4, 8]],
  [18, 'lamp', [22, 26]],
  [30, 'lamp', [22, 26]],
  [33, 'lamp', [40, 44]],
  [99, 'lamp ', [40, 44]],
  [4, 'lamp is ', [4, 11]],
  [0, 'lamp* is', [22, 30]],
  [0, 'lamp was', null],
  [0, '  ', null],
  [0, '', null],
] as const)(
  '[RV1] with %i letters read before them, the words %j stand at %j of their source',
  (before, words, place) => {
    expect(selectedSource(SOURCE, before, words)).toEqual(place)
  },
)
