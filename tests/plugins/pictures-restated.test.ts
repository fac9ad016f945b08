import { describe, expect, it } from 'vitest'
import { aGame, aLocation, anNpc } from '#fixtures/builders.ts'
import { locations } from '#plugins/basics/projections.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { answered, frameOf, ORIGIN, openTestEditor } from './test-editor.ts'

const url = (name: string) => `${ORIGIN}/media/${name}.webp`
const [A, B] = [url('a'), url('b')]
const TOLD: readonly GameFact[] = [
  { type: 'basics/written', payload: { elements: {}, locations: [aLocation()] } },
  { type: 'npcs/written', payload: { npcs: [anNpc()] } },
  { type: 'media/npcPainted', payload: { npcId: 1, photo: A, avatar: A } },
  { type: 'media/locationPainted', payload: { images: { quay: A } } },
]
const restated = (picture: string | null, revision?: string): GameFact => ({
  type: 'updates/applied',
  payload: {
    modules: {
      npcs: [anNpc({ photo: picture, avatar: picture })],
      locations: [aLocation({ image: picture })],
    },
    ...(revision === undefined ? {} : { revision }),
  },
})

/** What an editor shows that was told facts under numbers, in some order. */
async function shownAfter(numbered: readonly (readonly [number, GameFact])[]) {
  const testEditor = openTestEditor({ answer: () => answered(aGame(), 0) })
  testEditor.open()
  await testEditor.until(0)
  for (const [seq, fact] of numbered) testEditor.last().frame(frameOf(fact, seq))
  const draft = testEditor.draft()
  const [npc] = cast(draft)
  return {
    shown: [npc?.photo, npc?.avatar, locations(draft)[0]?.image],
    game: gameSnapshot(draft),
    media: draft.script.media,
  }
}
const inOrder = (facts: readonly GameFact[]) => facts.map((fact, at) => [at + 1, fact] as const)

describe('pictures that a revision restates', () => {
  it('[PN1] [PN10] are shown on every device in place of those that were painted before', async () => {
    const { shown, game } = await shownAfter(inOrder([...TOLD, restated(B, 'r1')]))
    expect(shown).toEqual([B, B, B])
    expect(game.npcPhotos).toEqual([{ npcId: 1, photo: B, avatar: B }])
    expect(game.locationImages).toEqual({ quay: B })
  })

  it('[PN10] are gone again where there was none before, and stay where a server tells no revisions', async () => {
    expect((await shownAfter(inOrder([...TOLD, restated(null, 'r1')]))).shown).toEqual([
      null,
      null,
      null,
    ])
    expect((await shownAfter(inOrder([...TOLD, restated(null)]))).shown).toEqual([A, A, A])
  })

  it('[PN10] are the same in whatever order they come', async () => {
    const facts = inOrder([...TOLD, restated(B, 'r1'), restated(A, 'r2'), restated(B, 'r3')])
    const straight = await shownAfter(facts)
    expect(straight.shown).toEqual([B, B, B])
    for (const turn of [1, 3, 5]) {
      const turned = await shownAfter([...facts.slice(turn), ...facts.slice(0, turn)])
      expect(turned.media).toEqual(straight.media)
    }
    expect((await shownAfter(facts.toReversed())).media).toEqual(straight.media)
  })

  it('[PN10] are those that were told: a photo alone, and an avatar alone', async () => {
    const npcs = [anNpc({ photo: B }), anNpc({ id: 2, avatar: A })]
    const payload = { modules: { npcs }, revision: 'r1' }
    const { game } = await shownAfter(inOrder([...TOLD, { type: 'updates/applied', payload }]))
    expect(game.npcPhotos).toEqual([
      { npcId: 1, photo: B, avatar: null },
      { npcId: 2, photo: null, avatar: A },
    ])
  })
})
