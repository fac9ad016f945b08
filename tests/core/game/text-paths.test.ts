import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressedTexts } from '#core/game/addresses.ts'
import { pathsOfTexts } from '#core/game/text-paths.ts'
import { snapshotOf } from '#fixtures/arbitraries.ts'
import { aGame, aNode, anOption } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { valueAt } from '#schemas/wire/game-path.ts'
import { parsePath } from '#schemas/wire/path.ts'

const ORIGIN = 'http://pictures.test'

/** Addresses whose text does not stand at their path on the wire. */
function astray(game: GameSnapshot): unknown[] {
  const wire = encodeGame(game, 1, ORIGIN)
  const paths = pathsOfTexts(game)
  return addressedTexts(game).flatMap(({ address, text }) => {
    const path = paths.get(address)
    const found = path === undefined ? undefined : valueAt(wire, parsePath(path) ?? [])
    // what holds nothing may be left out
    const stands = found === text || (text === '' && found === undefined)
    return stands ? [] : [{ address, path, text, found }]
  })
}

describe('the paths of texts', () => {
  it.each(['en_US', 'zh_CN', 'ja_JP'] as const)(
    '[RV9] lead to every text of a game told in %s',
    (language) => {
      expect(astray(sampleGame(language))).toEqual([])
    },
  )

  it('[RV9] lead to every text of any game, by what it belongs to', () => {
    fc.assert(
      fc.property(snapshotOf, (game) => {
        expect(astray(game)).toEqual([])
      }),
    )
  })

  it('[RV9] follow a text when something before it is removed', () => {
    const game = sampleGame('en_US')
    const [, second] = game.npcs
    const address = `npcs/${second?.id}/bio`
    expect(pathsOfTexts(game).get(address)).toBe('npc_list.npcs[1].bio')
    const less = { ...game, npcs: game.npcs.slice(1) }
    expect(pathsOfTexts(less).get(address)).toBe('npc_list.npcs[0].bio')
    expect(pathsOfTexts({ ...game, npcs: [] }).get(address)).toBeUndefined()
  })

  it('[RV9] are those of the first where two share an id, and what only the other holds has none', () => {
    const option = (id: string) => anOption({ id, content: `Option ${id}` })
    const content = (...nodes: KeyNode[]) => ({ key: 'chapter_1', index: 1, nodes, tasks: [] })
    const contents = [
      content(aNode({ id: 1, options: [option('a')] }), aNode({ id: 1, options: [option('b')] })),
      content(aNode({ id: 2 })),
    ]
    const paths = pathsOfTexts(aGame({ contents }))
    const nodes = 'script_key_nodes_and_task_map.chapter_1.key_nodes'
    expect(paths.get('nodes/chapter_1/1/content')).toBe(`${nodes}[0].content.content`)
    expect(paths.get('nodes/chapter_1/1/options/a/content')).toBe(
      `${nodes}[0].options[0].content.content`,
    )
    expect(paths.get('nodes/chapter_1/1/options/b/content')).toBeUndefined()
    expect(paths.get('nodes/chapter_1/2/content')).toBeUndefined()
  })
})
