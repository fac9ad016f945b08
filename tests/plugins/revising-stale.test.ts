import { describe, expect, it } from 'vitest'
import { decideConflict } from '#plugins/revising/commands.ts'
import { lostEdits } from '#plugins/revising/projections.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { BIO, GAME, openWritten, TITLE } from './editing-world.ts'

describe('an edit on an older version', () => {
  it('[RV7] is made anew where another text was changed', async () => {
    const { server, begin, commit, sent, until, edit } = await openWritten()
    begin(TITLE)
    server.change(BIO, 'Keeps the light.')
    commit(TITLE, 'Low Tide')
    await until(5_000)
    expect(sent().map(({ base_version }) => base_version)).toEqual([3, 4])
    expect(server.game.elements.title).toBe('Low Tide')
    expect(server.game.npcs[1]?.bio).toBe('Keeps the light.')
    await until(10_000)
    expect(edit(TITLE)).toBeUndefined()
  })

  it('[RV7] is merged where other words of the text were changed', async () => {
    const { server, begin, commit, until } = await openWritten()
    begin(BIO)
    const bio = GAME.npcs[1]?.bio ?? ''
    server.change(BIO, `Once: ${bio}`)
    commit(BIO, `${bio} So it is said.`)
    await until(5_000)
    expect(server.game.npcs[1]?.bio).toBe(`Once: ${bio} So it is said.`)
  })

  it('[RV7] is nothing where another client wrote the same', async () => {
    const { server, begin, commit, sent, edit, until } = await openWritten()
    begin(TITLE)
    server.change(TITLE, 'Low Tide')
    commit(TITLE, 'Low Tide')
    await until(5_000)
    expect(sent()).toHaveLength(1)
    expect(edit(TITLE)).toBeUndefined()
  })

  it('[RV7] is made anew three times where another client is always faster, and is then refused', async () => {
    const { server, begin, commit, edit, sent, until } = await openWritten()
    const desc = 'Made on an older version'
    Object.defineProperty(server, 'edit', {
      get() {
        server.change(BIO, `Version ${server.game.scriptVersion}.`)
        return { ok: false, status: 409, desc }
      },
    })
    begin(TITLE)
    commit(TITLE, 'Low Tide')
    await until(30_000)
    expect(sent()).toHaveLength(4)
    expect(edit(TITLE)).toMatchObject({ status: 'refused', text: 'Low Tide', desc })
  })

  it('[RV7] is refused in the words of a server that has nothing newer', async () => {
    const { server, begin, commit, edit, until } = await openWritten()
    server.edit = { ok: false, status: 409, desc: 'It is still being written' }
    begin(TITLE)
    commit(TITLE, 'Low Tide')
    await until(5_000)
    expect(edit(TITLE)).toMatchObject({ status: 'refused', desc: 'It is still being written' })
  })

  it('[RV8] is decided by its creator where the same words were changed', async () => {
    const conflict = async () => {
      const world = await openWritten()
      world.begin(TITLE)
      world.server.change(TITLE, 'High Tide')
      world.commit(TITLE, 'Low Tide')
      await world.until(5_000)
      const { base, text, theirs, status } = world.edit(TITLE) ?? {}
      expect([status, base, text, theirs]).toEqual([
        'conflict',
        GAME.elements.title,
        'Low Tide',
        'High Tide',
      ])
      const decide = async (text: string) => {
        world.editor.run(decideConflict, { address: TITLE, text })
        await world.until(15_000)
        expect(world.edit(TITLE)).toBeUndefined()
        return world.server.game.elements.title
      }
      return { ...world, decide }
    }
    expect(await (await conflict()).decide('Low Tide')).toBe('Low Tide')
    expect(await (await conflict()).decide('High Tide')).toBe('High Tide')
    expect(await (await conflict()).decide(GAME.elements.title ?? '')).toBe(GAME.elements.title)
    const third = await conflict()
    third.begin(TITLE)
    expect(third.edit(TITLE)).toMatchObject({ status: 'open', base: 'High Tide', text: 'Low Tide' })
    third.commit(TITLE, 'No Tide')
    await third.until(15_000)
    expect(third.server.game.elements.title).toBe('No Tide')
    expect(third.editor.run(decideConflict, { address: TITLE, text: 'x' })).toEqual({
      refused: 'no_conflict',
    })
  })

  it('[RV9] follows its text when something before it is removed', async () => {
    const { server, begin, commit, sent, until } = await openWritten()
    begin(BIO)
    server.game = { ...server.game, npcs: server.game.npcs.slice(1), scriptVersion: 4 }
    server.seq += 2
    commit(BIO, 'Keeps the light.')
    await until(1_000)
    expect(sent().map(({ changes: [change] }) => change?.path)).toEqual([
      gamePath.npc(1, 'bio'),
      gamePath.npc(0, 'bio'),
    ])
  })

  it('[RV9] of what is no longer in the game is shown, and not lost', async () => {
    const { server, begin, commit, draft, revert, until } = await openWritten()
    begin(BIO)
    server.game = { ...server.game, npcs: [], scriptVersion: 4 }
    server.seq += 2
    commit(BIO, 'Keeps the light.')
    await until(1_000)
    expect(lostEdits(draft())).toMatchObject([{ address: BIO, text: 'Keeps the light.' }])
    revert(BIO)
    expect(lostEdits(draft())).toEqual([])
  })
})
