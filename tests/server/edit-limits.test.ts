import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { SIZES } from '#schemas/limits.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

const SCRIPTS = calls.listScripts.path
const PICTURE = '/media/0123456789abcdef.webp'

let testServer: WritingServer
let aya: Person
let id: string
let people = 0
beforeAll(async () => {
  testServer = await openWritingServer()
  await writeFile(join(testServer.dataDir, 'media', '0123456789abcdef.webp'), 'a picture')
}, 60_000)
// each test has a creator and a game of its own
beforeEach(async () => {
  aya = await testServer.register(`aya-${people++}@example.com`)
  id = await testServer.written(aya)
})
afterAll(() => testServer.close())

const edit = async (path: string, value: unknown, language = 'en') => {
  const { script_version } = await testServer.gameOf(id, aya)
  const body = { id, base_version: script_version, changes: [{ path, value }] }
  const headers = { 'accept-language': language }
  return testServer.post(SCRIPTS, body, { token: aya.token, headers })
}

describe('an edit', () => {
  it('[LM1] is refused where a text is too long, which is named in three languages, and changes nothing', async () => {
    const before = await testServer.gameOf(id, aya)
    const line = 'x'.repeat(SIZES.line + 1)
    const text = '字'.repeat(SIZES.text + 1)
    for (const [path, value] of [
      ['initial_element.title', line],
      ['npc_list.npcs[0].name', line],
      ['npc_list.npcs[1].bio', text],
      ['initial_element.world_overview', text],
      ['script_outline.prologue[0]', text],
      ['script_key_nodes_and_task_map.chapter_1.key_nodes[0].content.content', text],
    ] as const)
      for (const [language, words] of [
        ['en', 'at most'],
        ['zh', '最多'],
        ['ja', 'まで'],
      ] as const) {
        const told = await edit(path, value, language)
        expect(told, path).toMatchObject({ status: 400 })
        expect(told.desc).toContain(path)
        expect(told.desc).toContain(words)
      }
    expect(await testServer.gameOf(id, aya)).toEqual(before)
  })

  it('[LM1] may be as long as may be, in any script', async () => {
    const value = '字'.repeat(SIZES.text)
    expect((await edit('npc_list.npcs[1].bio', value)).status).toBe(200)
    expect((await edit('initial_element.title', '🏮'.repeat(SIZES.line))).status).toBe(200)
  })

  it('[LM1] is refused where a list is too long or the body or the game too large', async () => {
    const before = await testServer.gameOf(id, aya)
    const many = Array.from({ length: SIZES.entries + 1 }, (_, at) => `line ${at}`)
    const long = await edit('script_outline.prologue', many)
    expect(long).toMatchObject({ status: 400 })
    expect(long.desc).toContain('script_outline.prologue')
    const body = await edit('initial_element.theme_emo', 'x'.repeat(SIZES.editBytes))
    expect(body).toMatchObject({ status: 413 })
    const pages = Array.from({ length: 60 }, (_, at) => `${at}${'x'.repeat(SIZES.text - 10)}`)
    expect(await testServer.gameOf(id, aya)).toEqual(before)
    expect((await edit('script_outline.prologue', pages)).status).toBe(200)
    const chapter = (before.script_outline as unknown as { chapters: object[] }).chapters[0]
    const chapters = pages.map((summary, at) => ({ ...chapter, chapterIndex: at + 1, summary }))
    const large = await edit('script_outline.chapters', chapters)
    expect(large, large.desc).toMatchObject({ status: 413 })
    await edit('script_outline.prologue', ['It is late.'])
  })

  it('[LM4] takes pictures and music of this site alone, that are there', async () => {
    for (const address of [
      'https://evil.example/a.webp',
      'http://media.invalid/media/not-there.webp',
      'http://media.invalid/media/../secret.key',
      'http://localhost:80/media/not-there.webp',
      'http://localhost:80/outbox',
      'javascript:alert(1)//http',
    ])
      for (const path of ['npc_list.npcs[0].photo', 'initial_element.locations[0].image']) {
        const told = await edit(path, address)
        expect(told, address).toMatchObject({ status: 400 })
        expect(told.desc).toContain(path)
      }
    const music = await edit('initial_element.sel_music_url', 'https://evil.example/a.ogg')
    expect(music.desc).toContain('initial_element.sel_music_url')
    expect(music.status).toBe(400)
  })

  it('[LM4] keeps a picture of this site without the address it was read under', async () => {
    const here = `http://localhost:80${PICTURE}`
    expect((await edit('initial_element.sel_music_url', here)).status).toBe(200)
    const { initial_element, npc_list } = await testServer.gameOf(id, aya)
    expect(initial_element).toMatchObject({ sel_music_url: here })
    const rows = await testServer.store.selectFrom('script_event').select('payload').execute()
    const log = rows.map(({ payload }) => payload).join('\n')
    expect(log).toContain(`http://media.invalid${PICTURE}`)
    expect(log).not.toContain(here)
    // what was read can be written back whole
    for (const [path, value] of Object.entries({ initial_element, npc_list }))
      expect((await edit(path, value)).status, path).toBe(200)
  })

  it('[LM3] is refused once the log of its game is full, and a copy goes on', async () => {
    const pad = JSON.stringify({ modules: { prologue: ['x'.repeat(SIZES.logBytes / 2)] } })
    const { seq } = await testServer.gameOf(id, aya)
    const row = { script_id: id, unit: null, type: 'updates/applied', at: '2026' }
    const values = [1, 2].map((at) => ({ ...row, seq: Number(seq) + at, payload: pad }))
    await testServer.store.insertInto('script_event').values(values).execute()
    await testServer.store
      .insertInto('script_event')
      .values({ ...row, seq: Number(seq) + 3, payload: '{"modules":{"prologue":["Late."]}}' })
      .execute()
    const told = await edit('initial_element.title', 'One more')
    expect(told).toMatchObject({ status: 413, desc: expect.stringContaining('Duplicate') })
    const copied = await testServer.postAs(calls.copyScript.path, { id }, aya)
    expect(copied.status).toBe(200)
    const changes = [{ path: 'initial_element.title', value: 'One more' }]
    const next = { id: copied.data, base_version: 0, changes }
    expect((await testServer.postAs(SCRIPTS, next, aya)).status).toBe(200)
  })

  it('[LM3] a creator has so many games and no more', async () => {
    const ben = await testServer.register('ben@example.com')
    const mine = await testServer.written(ben)
    const row = await testServer.store
      .selectFrom('script')
      .selectAll()
      .where('id', '=', mine)
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: SIZES.scriptsOfUser - 1 }, (_, at) => ({
      ...row,
      id: `other-${at}`,
    }))
    await testServer.store.insertInto('script').values(others).execute()
    const full = await testServer.postAs(calls.copyScript.path, { id: mine }, ben)
    expect(full).toMatchObject({ status: 409, desc: expect.stringContaining('200') })
    await testServer.postAs(calls.removeScript.path, { id: 'other-0' }, ben)
    expect((await testServer.postAs(calls.copyScript.path, { id: mine }, ben)).status).toBe(200)
    const back = await testServer.postAs(
      calls.removeScript.path,
      { id: 'other-0', restore: true },
      ben,
    )
    expect(back.status).toBe(409)
  })
})
