import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chaptersInOrder } from '#core/game/chapters.ts'
import { firstPlace, type Place, playableGame } from '#core/game/places.ts'
import { playFaults } from '#core/game/play-faults.ts'
import { waysOn } from '#core/game/ways.ts'
import { calls } from '#schemas/api.ts'
import { GameSnapshot } from '#schemas/game.ts'
import { ShelfCard } from '#schemas/shelf.ts'
import { SHELF_COVER } from '#schemas/shelf-cover.ts'
import { createMediaMaker } from '#server/media/studio.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { unguessable } from '#server/scripts/calls.ts'
import { isShelfGameId, shelfPlaces } from '#server/shelf/shelf-folder.ts'
import { createShelvedGames, shelfMedia } from '#server/shelf/shelved-games.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { layShelf } from '../../scripts/shelf/lay-shelf.ts'
import { shelfBriefs } from '../../scripts/shelf/shelf-briefs.ts'
import { tellShelved } from '../../scripts/shelf/tell-shelved.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const LANGUAGES = ['en', 'zh', 'ja'] as const
let folder: string
let shelf: string
let testServer: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelf-'))
  shelf = join(folder, 'shelf')
  await layShelf(shelf)
  testServer = await openTestServer(
    {},
    { groups: () => [scriptRoutes({ ...quickStoryteller(), shelf })] },
  )
}, 120_000)
afterAll(async () => {
  await testServer.close()
  await rm(folder, { recursive: true })
})

const cardsOf = async (language: string): Promise<ShelfCard[]> =>
  ShelfCard.array().parse(
    JSON.parse(await readFile(join(shelfPlaces(shelf).cards, `${language}.json`), 'utf8')),
  )
const gameOf = async (id: string): Promise<GameSnapshot> =>
  GameSnapshot.parse(JSON.parse((await createShelvedGames(shelf).snapshotOf(id)) ?? '{}'))
const allCards = async () => (await Promise.all(LANGUAGES.map(cardsOf))).flat()

describe('the shelf', () => {
  it.each(LANGUAGES)(
    '[ID50] has six games of six kinds in %s, as their cards say',
    async (language) => {
      const cards = await cardsOf(language)
      expect(cards).toHaveLength(6)
      expect(new Set(cards.map(({ kind }) => kind)).size).toBe(6)
      expect(new Set(cards.map(({ title }) => title)).size).toBe(6)
      for (const { id, title, minutes, cover } of cards) {
        const game = await gameOf(id)
        expect(game.brief.language?.slice(0, 2)).toBe(language)
        expect(game.elements.title).toBe(title)
        expect(minutes).toBeGreaterThan(8)
        expect(minutes).toBeLessThan(30)
        const file = join(shelfPlaces(shelf).covers, cover.replace('/media/shelf/', ''))
        const { width, height } = await sharp(file).metadata()
        expect({ width, height }).toEqual(SHELF_COVER)
      }
    },
  )

  it('[ID51] its games are played from the first node to an ending, whatever is chosen', async () => {
    for (const { id } of await allCards()) {
      const game = await gameOf(id)
      expect(playFaults(game), id).toEqual([])
      for (let seed = 0; seed < 5; seed++) {
        const rng = createRng(`${id} ${seed}`)
        let place: Place | null = firstPlace(playableGame(chaptersInOrder(game.contents)))
        let steps = 0
        while (place !== null && steps < 500) {
          place = rng.pick(waysOn(place)).onward
          steps += 1
        }
        expect(steps, id).toBeGreaterThan(15)
        expect(place, id).toBeNull()
      }
    }
  })

  it('[ID51] anybody plays them by calls, and learns no answer beforehand', async () => {
    for (const { id, title } of await allCards()) {
      const { status, data } = await testServer.get(`/api/play/${id}`)
      expect([status, JSON.stringify(data).includes(title)]).toEqual([200, true])
    }
    const game = await gameOf('shelf-en-mystery')
    const chapter = game.contents[0]
    const asked = chapter?.nodes.find(({ answerId }) => answerId !== null)
    const choose = (option_id: unknown) =>
      testServer.post('/api/play/shelf-en-mystery/choices', {
        ...{ chapter_key: chapter?.key, node_id: asked?.id, option_id },
      })
    expect((await choose(asked?.answerId)).data).toMatchObject({ correct: true })
    const wrong = asked?.options.find(({ id }) => String(id) !== String(asked.answerId))
    expect((await choose(wrong?.id)).data).toMatchObject({ correct: false })
  })

  it('[ID51] its games are in nobody’s list, and nobody can take one away', async () => {
    const aya = await testServer.register('aya@example.com')
    const token = { token: aya.token }
    const { data } = await testServer.get(calls.listGames.path, token)
    expect(JSON.stringify(data)).not.toContain('shelf-')
    for (const [path, body] of [
      [calls.withdrawGame.path, { game_id: 'shelf-en-heist' }],
      [calls.removeScript.path, { id: 'shelf-en-heist' }],
      [calls.copyScript.path, { id: 'shelf-en-heist' }],
      [calls.publishGame.path, { id: 'shelf-en-heist' }],
    ] as const)
      expect((await testServer.post(path, body, token)).status, path).toBe(404)
    expect((await testServer.get('/api/play/shelf-en-heist')).status).toBe(200)
    for (const { id } of await allCards()) expect(isShelfGameId(id)).toBe(true)
    for (let turn = 0; turn < 1_000; turn++) expect(isShelfGameId(unguessable())).toBe(false)
  })

  it('[ID51] what its games show is made when it is first asked for', async () => {
    const dataDir = join(folder, 'data')
    const studio = createMediaMaker({
      ...{ dataDir, mediaOrigin: '', workers: 1 },
      shippedBriefs: shelfPlaces(shelf).briefs,
    })
    const text = JSON.stringify(await gameOf('shelf-ja-heist'))
    const files = [...new Set(text.match(/[0-9a-f]{64}\.(?:webp|ogg)/g))]
    expect(files.length).toBeGreaterThan(5)
    const known = new Set(await shelfMedia(shelf))
    expect(files.filter((file) => !known.has(file))).toEqual([])
    const [picture = ''] = files.filter((file) => file.endsWith('.webp'))
    expect(await studio.mend(picture)).toBe(true)
    expect(await readdir(join(dataDir, 'media'))).toEqual([picture])
    await studio.close()
  }, 60_000)

  it('[ID51] its covers are served under the addresses of its cards, once and for all', async () => {
    for (const { cover } of await allCards()) {
      const came = await testServer.app.inject(cover)
      expect([cover, came.statusCode]).toEqual([cover, 200])
      expect(came.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const file = join(shelfPlaces(shelf).covers, cover.replace('/media/shelf/', ''))
      expect(came.rawPayload.equals(await readFile(file))).toBe(true)
    }
  })

  it('[ID52] where none was built its games are not there', async () => {
    const nowhere = createShelvedGames(join(folder, 'nowhere'))
    expect(await nowhere.versionOf('shelf-en-heist')).toBeUndefined()
    expect(await nowhere.snapshotOf('shelf-en-heist')).toBeUndefined()
    expect(
      await createShelvedGames(shelf).versionOf('shelf-../games/shelf-en-heist'),
    ).toBeUndefined()
    expect((await testServer.get('/api/play/shelf-en-escape')).status).toBe(404)
  })

  it('[ID53] is told the same from the same texts', async () => {
    const [brief] = shelfBriefs('zh_CN')
    if (brief === undefined) throw new Error('the shelf is empty')
    const { id, game } = await tellShelved(brief)
    expect(JSON.parse(JSON.stringify(game))).toEqual(
      JSON.parse((await createShelvedGames(shelf).snapshotOf(id)) ?? ''),
    )
  })
})
