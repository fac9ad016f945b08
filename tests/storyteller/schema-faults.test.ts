import { expect, it } from 'vitest'
import { z } from 'zod'
import { schemaFaults } from '#server/storyteller/texts/schema-faults.ts'

const Role = z.strictObject({ role: z.string() })

it('[TL26] a misspelled key is told with the nearest one in the parts of a list that have a place of their own, and in those after them', () => {
  const Roles = z.tuple([Role, Role], Role)
  const told = (at: number) => {
    const value: unknown[] = Array.from({ length: 4 }, () => ({ role: 'a' }))
    value[at] = { role: 'a', rol: 'b' }
    return schemaFaults(value, Roles)
  }
  for (const at of [0, 1, 2, 3])
    expect(told(at)).toEqual([
      { path: [at, 'rol'], message: 'there is no such key here; did you mean role?' },
    ])
})

it('[TL27] what is not there is missed at its place, and a file that is empty is no missing key', () => {
  const wrong = (value: unknown) => schemaFaults(value, z.strictObject({ role: Role }))
  expect(wrong({})).toEqual([{ path: ['role'], message: 'is missing' }])
  expect(wrong({ role: {} })).toEqual([{ path: ['role', 'role'], message: 'is missing' }])
  const [empty, ...more] = wrong(undefined)
  expect(more).toEqual([])
  expect(empty?.path).toEqual([])
  expect(empty?.message).not.toBe('is missing')
})
