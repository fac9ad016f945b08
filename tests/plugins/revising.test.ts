import { describe, expect, it } from 'vitest'
import { editAt, presentText } from '#plugins/revising/projections.ts'
import { updateShown } from '#plugins/revision-animation/projections.ts'
import { SIZES } from '#schemas/limits.ts'
import { EDITS_KEY } from '#schemas/revising.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { BIO, GAME, NONE, openWritten, PLACES, TITLE } from './editing-world.ts'
import { SCRIPT } from './test-editor.ts'

describe('a text that is edited by hand', () => {
  it('[RV1] is one of a game that is written, and begins with what stands there', async () => {
    const { begin, edit } = await openWritten()
    expect(begin('nowhere')).toEqual({ refused: 'no_text' })
    expect(begin(gamePath.npc(1))).toEqual({ refused: 'no_text' })
    expect(begin(BIO)).toBeNull()
    expect(edit(BIO)).toMatchObject({ status: 'open', base: GAME.npcs[1]?.bio })
    const growing = await openWritten(new Map(), { ...GAME, status: 1 })
    expect(growing.begin(TITLE)).toEqual({ refused: 'not_written' })
  })

  it('[RV3] is one call on the version it was made on, and none where nothing was changed', async () => {
    const { begin, commit, revert, sent, edit, until } = await openWritten()
    begin(TITLE)
    commit(TITLE, GAME.elements.title ?? '')
    expect(edit(TITLE)).toBeUndefined()
    begin(TITLE)
    revert(TITLE)
    expect(edit(TITLE)).toBeUndefined()
    begin(TITLE)
    expect(commit(TITLE, '  Low\n Tide ')).toBeNull()
    await until(100)
    expect(sent()).toEqual([
      { id: SCRIPT, base_version: 3, changes: [{ path: PLACES[TITLE], value: 'Low Tide' }] },
    ])
    // it is on its way, and made once
    expect(commit(TITLE, 'Low Tide')).toEqual({ refused: 'no_edit' })
  })

  it('[RV4] stands at once, until the frame of its version is there', async () => {
    const { begin, commit, edit, tell, draft, until } = await openWritten()
    begin(TITLE)
    commit(TITLE, 'Low Tide')
    expect(editAt(draft(), PLACES[TITLE] ?? '')).toMatchObject({ text: 'Low Tide' })
    expect(begin(TITLE)).toEqual({ refused: 'sending' })
    await until(100)
    expect(edit(TITLE)).toMatchObject({ status: 'saved', version: 4 })
    tell()
    expect(edit(TITLE)).toBeUndefined()
    expect(presentText(draft(), TITLE)).toBe('Low Tide')
  })

  it('[RV4] asks for the game where no frame comes, and goes on from what was saved', async () => {
    const { begin, commit, edit, polls, until } = await openWritten()
    begin(TITLE)
    commit(TITLE, 'Low Tide')
    await until(2_000)
    expect(polls()).toHaveLength(1)
    begin(TITLE)
    expect(edit(TITLE)).toMatchObject({ status: 'open', base: 'Low Tide', text: 'Low Tide' })
    commit(TITLE, 'Low Tide')
    begin(BIO)
    commit(BIO, 'Keeps the light.')
    await until(4_000)
    expect(polls()).toHaveLength(2)
    expect(edit(TITLE)).toBeUndefined()
    await until(10_000)
    expect(edit(BIO)).toBeUndefined()
  })

  it('[RV5] is refused empty or too long, and stays in its field', async () => {
    const { begin, commit, edit, sent } = await openWritten()
    begin(TITLE)
    expect(commit(TITLE, ' \n ')).toEqual({ refused: 'empty' })
    expect(commit(TITLE, '木'.repeat(SIZES.line + 1))).toEqual({ refused: 'too_long' })
    expect(edit(TITLE)?.status).toBe('open')
    begin(BIO)
    expect(commit(BIO, 'x'.repeat(SIZES.text + 1))).toEqual({ refused: 'too_long' })
    expect(sent()).toEqual([])
    expect(commit(BIO, 'Two\n\nparagraphs ')).toBeNull()
    expect(edit(BIO)?.text).toBe('Two\n\nparagraphs')
  })

  it('[RV5] that the server refuses stays with its words, and can be tried again', async () => {
    const { server, begin, commit, edit, sent, until } = await openWritten()
    server.edit = { ok: false, status: 400, desc: 'Too long' }
    begin(TITLE)
    commit(TITLE, 'Low Tide')
    await until(100)
    expect(edit(TITLE)).toMatchObject({ status: 'refused', desc: 'Too long', text: 'Low Tide' })
    expect(begin(TITLE)).toBeNull()
    server.edit = undefined
    commit(TITLE, 'Low Tide')
    await until(200)
    expect(sent()).toHaveLength(2)
    expect(edit(TITLE)).toMatchObject({ status: 'saved', desc: '' })
  })

  it('[RV10] is not covered by the light of an update, nor is what was just written', async () => {
    const { server, begin, commit, draft, tell, until } = await openWritten()
    begin(TITLE)
    server.change(BIO, 'Keeps the light.')
    tell()
    expect(updateShown(draft())).toBeNull()
    commit(TITLE, 'Low Tide')
    await until(100)
    tell()
    expect(updateShown(draft())).toBeNull()
    server.change(BIO, 'Keeps the peace.')
    tell()
    expect(updateShown(draft())).not.toBeNull()
  })
})

describe('what was written and not yet saved', () => {
  it('[RV6] comes back when the page is opened again, to its creator alone', async () => {
    const storage = new Map<string, string>()
    const before = await openWritten(storage)
    before.begin(TITLE)
    expect(storage.has(EDITS_KEY)).toBe(false)
    before.write(TITLE, 'Half a tit')
    const after = await openWritten(storage)
    expect(after.edit(TITLE)).toMatchObject({ status: 'open', text: 'Half a tit' })
    after.revert(TITLE)
    expect(storage.has(EDITS_KEY)).toBe(false)
    storage.set(EDITS_KEY, '{')
    expect((await openWritten(storage)).draft().session.revising.edits).toEqual([])
    const kept = {
      uid: 'somebody else',
      scripts: { [SCRIPT]: before.draft().session.revising.edits },
    }
    storage.set(EDITS_KEY, JSON.stringify(kept))
    expect((await openWritten(storage)).draft().session.revising.edits).toEqual([])
  })

  it('[RV6] is forgotten by this browser when its creator signs out', async () => {
    const { editor, begin, write, storage, draft } = await openWritten()
    begin(TITLE)
    write(TITLE, 'Half a tit')
    expect(storage.has(EDITS_KEY)).toBe(true)
    editor.bus.emit({ type: 'account/signedOut', source: 'user', payload: {} })
    expect(storage.has(EDITS_KEY)).toBe(false)
    expect(draft().session.revising.edits).toEqual([])
  })

  it('[RV6] waits without a network, and is sent in order and once when it is back', async () => {
    const { server, begin, commit, edit, sent, last, until } = await openWritten()
    last().say({ kind: 'opened' })
    server.edit = NONE
    begin(TITLE)
    commit(TITLE, 'Low Tide')
    begin(BIO)
    commit(BIO, 'Keeps the light.')
    await until(100)
    expect([edit(TITLE)?.status, edit(BIO)?.status]).toEqual(['waiting', 'waiting'])
    const before = sent().length
    server.edit = undefined
    last().drop()
    await until(3_000)
    last().say({ kind: 'opened' })
    await until(20_000)
    expect(
      sent()
        .slice(before)
        .map(({ changes: [change] }) => change?.value),
    ).toEqual(['Low Tide', 'Keeps the light.'])
    expect(server.game.scriptVersion).toBe(5)
    expect([edit(TITLE), edit(BIO)]).toEqual([undefined, undefined])
  })

  it('[RV6] can be taken back while it waits, and is sent after a reload', async () => {
    const { server, begin, commit, revert, edit, until, storage } = await openWritten()
    server.edit = NONE
    for (const address of [TITLE, BIO]) {
      begin(address)
      commit(address, 'Low Tide')
    }
    await until(100)
    expect(revert(TITLE)).toBeNull()
    expect(edit(TITLE)).toBeUndefined()
    const after = await openWritten(storage)
    await after.until(100)
    expect(after.sent().map(({ changes }) => changes)).toEqual([
      [{ path: PLACES[BIO], value: 'Low Tide' }],
    ])
  })

  it('[RV6] is tried again while the socket stands, and after somebody signed in again', async () => {
    const { server, begin, commit, edit, sent, until, signIn, draft } = await openWritten()
    server.edit = { ok: false, status: 1007, desc: '' }
    begin(TITLE)
    commit(TITLE, 'Low Tide')
    await until(100)
    expect(draft().session.account.user).toBeNull()
    expect(edit(TITLE)?.status).toBe('waiting')
    server.edit = { ok: false, status: 429, desc: '' }
    signIn()
    await until(200)
    expect(edit(TITLE)?.status).toBe('waiting')
    server.edit = undefined
    await until(11_000)
    expect(sent().length).toBeGreaterThanOrEqual(3)
    expect(server.game.elements.title).toBe('Low Tide')
  })
})
