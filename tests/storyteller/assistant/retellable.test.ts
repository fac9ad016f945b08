import { expect, it } from 'vitest'
import { textAddressOf } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { briefOf, IDEAS } from '../ideas.ts'
import { assistant, never, planFor } from './asking.ts'

const told = (idea: string): GameSnapshot => {
  const brief = briefOf(idea, 'en_US')
  return { ...snapshotOf(provenGame(brief)), brief }
}
const retellable = (game: GameSnapshot) =>
  assistant.retellable?.(
    game,
    ['player', ...game.npcs.map(({ id }) => textAddressOf('npcs', id))],
    never,
  )

it('[RG9] whoever is named has a plan of other words, and whoever is not has none', async () => {
  const manor = told(IDEAS.en_US.find((idea) => idea.includes('manor')) ?? '')
  const named = (await retellable(manor)) ?? []
  expect(named.length).toBeGreaterThan(0)
  for (const address of named) {
    const { places } = await planFor(manor, 'Tell this differently', [{ address, text: '' }])
    expect(places.some((place) => place.address.startsWith(`${address}/`))).toBe(true)
  }
  const others = manor.npcs.filter(({ id }) => !named.includes(`npcs/${id}`))
  expect(others.length).toBeGreaterThan(0)
  for (const { id } of others)
    await expect(
      planFor(manor, 'Tell this differently', [{ address: `npcs/${id}`, text: '' }]),
    ).rejects.toThrow()
})

it('[RG9] of a game that is not as it was told nobody is named', async () => {
  const manor = told(IDEAS.en_US.find((idea) => idea.includes('manor')) ?? '')
  expect(await retellable({ ...manor, contents: [] })).toEqual([])
})
