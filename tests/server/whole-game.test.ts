import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { ArtStyle } from '#schemas/settings.ts'
import { routeGroups } from '#server/route-groups.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { factsBy } from '../storyteller/writing.ts'
import { noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'
import { isTestDatabase } from './test-store.ts'

const GENERATION_MS = 200_000
const OUTGOING = ['net.client.socket', 'undici:client:sendHeaders', 'http.client.request.start']
type Loose = Record<string, unknown>

let testServer: TestServer
let token: string
let id: string
const calledOut: unknown[] = []
function notice(message: unknown): void {
  calledOut.push(message)
  const { socket } = message as { socket?: Socket }
  // where the server has a PostgreSQL, its connections are nobody's wish
  socket?.once('connect', () => {
    if (isTestDatabase(socket)) calledOut.splice(calledOut.indexOf(message), 1)
  })
}
const game = async () =>
  (await testServer.get(`/api/auth/h5/scripts/${id}`, { token })).data as Loose

beforeAll(async () => {
  for (const channel of OUTGOING) subscribe(channel, notice)
  testServer = await openTestServer({}, { groups: routeGroups })
  ;({ token } = await testServer.register('aya@example.com'))
  const body = startBody({
    sex: 'FEMALE',
    age: 'ADULT',
    setting: 'A letter from http://127.0.0.1:9/secret and https://pictures.test/a.png arrives',
    outline: '![picture](http://127.0.0.1:9/cover.png)',
  })
  id = String((await testServer.post(calls.startGeneration.path, body, { token })).data)
  const done = async () => (await game()).status !== 1
  await vi.waitUntil(done, { timeout: GENERATION_MS, interval: 500 })
}, GENERATION_MS)
afterAll(async () => {
  for (const channel of OUTGOING) unsubscribe(channel, notice)
  await testServer.close()
})

it('[MD4] [MD3] has a cover, every place, every face and music, each with real bytes', async () => {
  const told = await game()
  const elements = told.initial_element as {
    locations: { loc_id: string }[]
    sel_music_url: string
  }
  const images = told.location_images as Record<string, string>
  const photos = told.npc_photos as { id: number; photo: string | null; avatar: string | null }[]
  const { npcs } = told.npc_list as { npcs: { id: number }[] }
  expect(told.status).toBe(2)
  expect(Object.keys(images).sort()).toEqual(elements.locations.map((one) => one.loc_id).sort())
  expect(photos.map((one) => one.id).sort()).toEqual(npcs.map((one) => one.id).sort())
  const faces = photos.map((one) => one.photo ?? one.avatar)
  const addresses = [told.cover, elements.sel_music_url, ...Object.values(images), ...faces]
  expect(new Set(addresses).size).toBeGreaterThan(8)
  for (const address of addresses) {
    expect(address).toMatch(/^http:\/\/[^/]+\/media\//)
    const { pathname } = new URL(String(address))
    const file = await testServer.app.inject(pathname)
    expect(file.statusCode, pathname).toBe(200)
    expect(file.rawPayload.length).toBeGreaterThan(1_000)
  }
})

it('[SE13] sex and age of the start come back as the audience, beside the protagonist’s own', async () => {
  const told = await game()
  expect(told).toMatchObject({ player_gender: 'FEMALE', player_age: 'ADULT' })
  const player = told.character_profile as Loose
  expect(player).toHaveProperty('pgender')
  expect(player.page).toMatch(/\d/)
})

it('[MD7] nothing was fetched that a creator or a storyteller named', async () => {
  const changes = [
    { path: 'initial_element.sel_music_url', value: 'http://127.0.0.1:9/music.ogg' },
    { path: 'npc_list.npcs[0].photo', value: 'http://127.0.0.1:9/face.png' },
  ]
  for (const change of changes) {
    const edit = { id, base_version: 0, changes: [change] }
    expect((await testServer.post(calls.editScript.path, edit, { token })).status).toBe(400)
  }
  const { data } = await testServer.post(calls.publishGame.path, { id }, { token })
  expect((await testServer.get(`/api/play/${data.game_id}`)).status).toBe(200)
  expect(calledOut).toEqual([])
})

it('[MD5] the art style chosen is the style of every picture asked for', async () => {
  for (const artStyle of ArtStyle.options) {
    const asked: string[] = []
    const media = {
      ...noStudio,
      picture: (brief: Parameters<typeof noStudio.picture>[0], signal: AbortSignal) => {
        asked.push(brief.style)
        return noStudio.picture(brief, signal)
      },
    }
    const signal = new AbortController().signal
    const brief = {
      idea: 'A stopped clock',
      outlineKey: 'classic',
      outlineText: '',
      artStyle,
      audience: 'ALL',
      duration: 'beginner',
      ageGroup: 'ALL',
      language: 'en_US',
    } as const
    const teller = createBuiltinStoryteller()
    await factsBy(teller, await teller.plan(brief, signal), media)
    expect(asked.length).toBeGreaterThan(8)
    expect(new Set(asked)).toEqual(new Set([artStyle]))
  }
})
