import { describe, expect, it } from 'vitest'
import { withEdits } from '#core/game/edits.ts'
import { entities } from '#core/game/entity-list.ts'
import { aLeaf, anObject, type Edit, places } from '#core/game/shapes.ts'
import { aGame, anNpc } from '#fixtures/builders.ts'

type Thing = { id: number; text: string }
const list = entities<Thing>(({ id }) => id, anObject())
const [one, other, third] = [1, 2, 3].map((id): Thing => ({ id, text: `thing ${id}` }))
const THINGS = [one, other, third] as Thing[]
const put = (value: unknown): Edit => ({ address: '', value })
const order = (...ids: string[]): Edit => ({ address: '', order: ids })
const GONE: Edit = { address: '', remove: true }

describe('a list of entities', () => {
  it('[GM14] is written whole, or put in another order, and is never taken away by itself', () => {
    expect(list.edit(THINGS, [], put([other]))).toEqual([other])
    expect(list.edit(THINGS, [], order('3', '1', '2'))).toEqual([third, one, other])
    expect(list.edit(THINGS, [], GONE)).toBeUndefined()
  })

  it('[GM14] holds behind those that an order names those it does not, as they stood', () => {
    expect(list.edit(THINGS, [], order('3'))).toEqual([third, one, other])
    expect(list.edit(THINGS, [], order('9', '2'))).toEqual([other, one, third])
  })

  it('[GM14] takes a whole entity in the place of the one with its id, or at its end', () => {
    const changed = { id: 2, text: 'other' }
    expect(list.edit(THINGS, ['2'], put(changed))).toEqual([one, changed, third])
    expect(list.edit(THINGS, ['4'], put(changed))).toEqual([...THINGS, changed])
    expect(list.edit(THINGS, ['2'], order('2'))).toBeUndefined()
    expect(list.edit(THINGS, ['9'], GONE)).toBeUndefined()
  })
})

it('[GM14] a list in which two share an id, before or after, is told whole', () => {
  const twice = [one, { ...one, text: 'again' }] as Thing[]
  for (const [before, after] of [
    [twice, THINGS],
    [THINGS, twice],
  ] as const) {
    const found: Edit[] = []
    list.compare(before, after, 'things', found)
    expect(found).toEqual([{ address: 'things', value: after }])
  }
})

describe('a value without ids', () => {
  const words = places(aLeaf)

  it('[GM14] of a list stands at its place, and a list is written whole', () => {
    expect(words.edit(['a', 'b'], ['1'], put('c'))).toEqual(['a', 'c'])
    expect(words.edit(['a', 'b'], [], put(['c']))).toEqual(['c'])
    for (const path of [[], ['1'], ['2']])
      expect(words.edit(['a', 'b'], path, GONE)).toBeUndefined()
  })

  it('[GM14] of an object is written whole, and has no order', () => {
    expect(anObject<Thing>().edit({ id: 1, text: '' }, [], put(other))).toEqual(other)
    expect(anObject<Thing>().edit({ id: 1, text: '' }, [], GONE)).toBeUndefined()
  })

  it('[GM14] is another one where a list stands in the place of an object', () => {
    const found: Edit[] = []
    aLeaf.compare(['a'], { 0: 'a' }, 'at', found)
    aLeaf.compare({ 0: 'a' }, { 0: 'a' }, 'at', found)
    expect(found).toEqual([{ address: 'at', value: { 0: 'a' } }])
  })

  it('[GM14] is written in the game: a trait, whole', () => {
    const game = aGame({ npcs: [anNpc({ id: 3 })] })
    const bold = { name: 'Bold', effect: 'Speaks first.' }
    const after = withEdits(game, [{ address: 'npcs/3/traits/0', value: bold }])
    expect(after?.npcs[0]?.traits).toEqual([bold])
    expect(withEdits(game, [{ address: 'npcs/3/traits/0', remove: true }])).toBeUndefined()
    expect(withEdits(game, [{ address: 'npcs/3/traits', order: [] }])).toBeUndefined()
  })
})
