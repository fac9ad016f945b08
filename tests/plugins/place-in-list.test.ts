import { expect, it } from 'vitest'
import { placeInList } from '#plugins/arranging/projections.ts'
import { GAME, openWritten } from './editing-world.ts'

it('[BH8] a part knows its place in the list it is in, counted from one; what is in none has none', async () => {
  const { draft } = await openWritten()
  const [chapter] = GAME.chapters
  const content = GAME.contents[0]
  const node = content?.nodes.find(({ options }) => options.length > 1)
  const option = `nodes/${content?.key}/${node?.id}/options/${node?.options[1]?.id}`
  const placeOf = (at: string) => placeInList(draft(), at)
  const last = GAME.npcs.length
  expect(placeOf(`npcs/${GAME.npcs[0]?.id}`)).toEqual({ place: 1, count: last })
  expect(placeOf(`npcs/${GAME.npcs.at(-1)?.id}`)).toEqual({ place: last, count: last })
  expect(placeOf(`locations/${GAME.locations[1]?.id}`)).toEqual({
    place: 2,
    count: GAME.locations.length,
  })
  expect(placeOf(`story/chapter/${chapter?.id}`)).toEqual({
    place: 1,
    count: GAME.chapters.length,
  })
  expect(placeOf(option)).toEqual({ place: 2, count: node?.options.length })
  expect(['npcs/nobody', `nodes/${content?.key}/${node?.id}`, 'basics/title'].map(placeOf)).toEqual(
    [null, null, null],
  )
})
