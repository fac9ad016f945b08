import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { readRetellable, tellPartAgain, turnTelling } from '#plugins/regenerating/commands.ts'
import {
  isRetellableUnread,
  isTellableAmong,
  partOnItsWay,
  retellablePaths,
  tellingOf,
} from '#plugins/regenerating/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { edited, NOTHING, ok, opened } from './history-editor.ts'
import { SCRIPT } from './test-editor.ts'
import { CHAPTER, counted, PHOTO, toldThrice } from './told-thrice.ts'

describe('another telling', () => {
  it('[RG2] [RG5] a part knows which telling of how many it has, and those beside it', async () => {
    const { draft } = await toldThrice()
    expect(tellingOf(draft(), CHAPTER)).toEqual({ number: 2, count: 3, earlier: 0, later: 2 })
    expect(tellingOf(draft(), gamePath.chapter(1))).toBeNull()
    const once = await toldThrice({ listSiblings: counted(2, 2) })
    expect(tellingOf(once.draft(), CHAPTER)).toBeNull()
  })

  it('[RG1] [RG6] is asked for once, on the version that is seen, until its own is here', async () => {
    const world = await toldThrice({ regenerate: ok({ script_version: 3 }) })
    expect(world.run(tellPartAgain, { path: CHAPTER })).toBeNull()
    expect(partOnItsWay(world.draft())).toBe(CHAPTER)
    expect(world.run(tellPartAgain, { path: CHAPTER })).toEqual({ refused: 'telling' })
    await world.until(1_050)
    expect(world.asks('regenerate')).toMatchObject([
      { request: { body: { id: SCRIPT, path: CHAPTER, base_version: 2 } } },
    ])
    expect(world.run(turnTelling, { path: CHAPTER, way: 'later' })).toEqual({ refused: 'telling' })
    world.tell(3, { author: 'assistant', regenerates: CHAPTER })
    expect(partOnItsWay(world.draft())).toBeNull()
  })

  it('[RG3] an earlier and a later one are chosen by their versions, where there are such', async () => {
    const world = await toldThrice({ chooseSibling: ok({ script_version: 3 }) })
    expect(world.run(turnTelling, { path: CHAPTER, way: 'earlier' })).toBeNull()
    await world.until(1_050)
    expect(world.asks('chooseSibling')).toMatchObject([
      { request: { body: { id: SCRIPT, path: CHAPTER, version: 0, base_version: 2 } } },
    ])
    const last = await toldThrice({ listSiblings: counted(2, 0, 1, 2) })
    expect(last.run(turnTelling, { path: CHAPTER, way: 'later' })).toEqual({ refused: 'no_later' })
    const first = await toldThrice({ listSiblings: counted(0, 0, 1) })
    expect(first.run(turnTelling, { path: CHAPTER, way: 'earlier' })).toEqual({
      refused: 'no_earlier',
    })
  })

  it('[RG6] a refusal is said in the server’s words, and another may be asked for', async () => {
    const desc = 'There is no other telling of this.'
    const world = await toldThrice({ regenerate: { ok: false, status: 409, desc } })
    world.run(tellPartAgain, { path: CHAPTER })
    await world.until(1_050)
    expect(world.toasts().map(({ text }) => text)).toContain(desc)
    expect(partOnItsWay(world.draft())).toBeNull()
    expect(world.run(tellPartAgain, { path: CHAPTER })).toBeNull()
  })

  it('[RG7] the siblings are counted again when the game is another version', async () => {
    const world = await toldThrice()
    expect(world.asks('listSiblings')).toHaveLength(1)
    world.tell(3, { author: 'creator' })
    await world.until(2_000)
    expect(world.asks('listSiblings')).toHaveLength(2)
  })

  it('[RG7] a game nobody changed has none to count, and a server without the calls is asked once', async () => {
    const untouched = await opened(edited(0))
    await untouched.until(1_000)
    expect(untouched.asks('listSiblings')).toEqual([])
    const bare = await toldThrice({ listSiblings: { ...NOTHING, status: 404 } })
    bare.tell(3, { author: 'creator' })
    await bare.until(2_000)
    expect(bare.asks('listSiblings')).toHaveLength(1)
    expect(bare.run(tellPartAgain, { path: CHAPTER })).toEqual({ refused: 'not_offered' })
  })
})

describe('the tools of a card', () => {
  const isTellable = (draft: Draft, path: string): boolean =>
    isTellableAmong(retellablePaths(draft), path)

  it('[RG5] stand on the cover and all pictures, and on no card before it is known to have another telling', async () => {
    const draft = (await toldThrice()).draft()
    for (const path of [gamePath.cover(), PHOTO, gamePath.location(1, 'image')])
      expect(isTellable(draft, path)).toBe(true)
    for (const path of [CHAPTER, gamePath.prologue(), gamePath.npc(0), gamePath.player()])
      expect(isTellable(draft, path)).toBe(false)
  })

  it('[RG5] [RG9] stand on the cards of the story and the world that come in more than one telling', async () => {
    const [, second] = sampleGame('en_US').chapters
    const named = ['basics/intro', 'story/prologue', `story/chapters/${second?.id}`]
    const world = await toldThrice({ listRetellable: ok(named) })
    world.run(readRetellable)
    await world.until(1_100)
    const isShown = (path: string) => isTellable(world.draft(), path)
    const shown = [gamePath.element('intro'), gamePath.prologue(), gamePath.chapter(1)]
    expect(shown.every(isShown)).toBe(true)
    const others = [gamePath.element('worldOverview'), CHAPTER, gamePath.chapter(2)]
    expect(others.some(isShown)).toBe(false)
  })

  it('[RG9] stand on whom and what comes in more than one telling, wherever it stands by now', async () => {
    const [, second] = sampleGame('en_US').npcs
    const world = await toldThrice({ listRetellable: ok(['player', `npcs/${second?.id}`]) })
    expect(world.asks('listRetellable')).toEqual([])
    expect(isRetellableUnread(world.draft())).toBe(true)
    world.run(readRetellable)
    expect(world.run(readRetellable)).toEqual({ refused: 'not_needed' })
    await world.until(1_100)
    expect(world.asks('listRetellable')).toHaveLength(1)
    const isShown = (path: string) => isTellable(world.draft(), path)
    expect([gamePath.player(), gamePath.npc(1)].every(isShown)).toBe(true)
    expect([gamePath.npc(0), gamePath.location(0)].some(isShown)).toBe(false)
    const bare = await toldThrice()
    bare.run(readRetellable)
    await bare.until(1_100)
    expect(isRetellableUnread(bare.draft())).toBe(false)
    expect(isTellable(bare.draft(), gamePath.player())).toBe(false)
  })

  it('[PN11] wait for a picture as long as the server paints at most, and say that it is on its way', async () => {
    const world = await toldThrice({ regenerate: () => new Promise(() => {}) })
    world.run(tellPartAgain, { path: PHOTO })
    await world.until(1_000 + 60_000)
    expect(partOnItsWay(world.draft())).toBe(PHOTO)
    await world.until(1_000 + 95_000)
    expect(partOnItsWay(world.draft())).toBeNull()
  })
})
