import { expect, it } from 'vitest'
import { factsWithSecrets } from '#schemas/event.ts'
import { catalog } from '#schemas/events/index.ts'
import { slices } from '#schemas/slices/index.ts'

it('[EV43] no fact, and no slice of the draft, has room for a secret', () => {
  expect(factsWithSecrets(catalog)).toEqual([])
  expect(factsWithSecrets(slices.map(({ name, schema }) => ({ type: name, schema })))).toEqual([])
})
