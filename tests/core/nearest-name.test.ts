import { expect, it } from 'vitest'
import { nearestName, slipsBetween } from '#core/nearest-name.ts'

const NAMES = ['npcs/written', 'npcs/tasksWritten', 'live/connected', 'INVITE_MODE', 'PORT']

it.each([
  ['npcs/writen', 'npcs/written'],
  ['npcs/wirtten', 'npcs/written'],
  ['NPCS/WRITTEN', 'npcs/written'],
  ['INVITE_MOD', 'INVITE_MODE'],
  ['POTR', 'PORT'],
  ['', undefined],
  ['PATH', undefined],
  ['HOSTNAME', undefined],
  ['zzzzzzzz', undefined],
])('[RP11] takes %s for %s', (name, meant) => {
  expect(nearestName(name, NAMES)).toBe(meant)
})

it.each([
  ['ab', 'ba', 1],
  ['ab', 'bc', 2],
  ['ab', 'ca', 2],
  ['a', 'ba', 1],
  ['', 'ab', 2],
])('[RP11] counts between %j and %j %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})
