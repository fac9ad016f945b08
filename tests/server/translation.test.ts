import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import type { ChatItem } from './chat-client.ts'
import { openCopiedGames } from './copied-games.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'

type Place = { address: string; path: string; before: string; after: string }
type Told = { places?: Place[]; directions?: { request: string }[] }
type Games = Awaited<ReturnType<typeof openCopiedGames>>

const told = (item: ChatItem | undefined): Told => JSON.parse(String(item?.extend ?? '{}'))
/** What a game says, whichever version of it. */
const said = ({ script_version: _, seq: __, ...rest }: object & Record<string, unknown>) => rest
const HAN = /\p{sc=Han}/u
const openGames = (body: object): Promise<Games> => {
  const storyteller = createBuiltinStoryteller()
  return openCopiedGames([scriptRoutes({ ...quickStoryteller(), storyteller })], body)
}

describe('a game that a plot tells', () => {
  let games: Games
  beforeAll(async () => {
    games = await openGames(startBody({ template_type: 'contest-fair.1' }))
  }, 60_000)
  afterAll(() => games.close())

  it('[AS22] [CH8] is told in part in another language, as one revision of what was confirmed', async () => {
    const chat = await games.copy()
    const before = await chat.game()
    await chat.send('Translate chapter 1 into Chinese')
    const plan = await chat.answer(1)
    const places = told(plan).places ?? []
    expect(plan?.text).toMatch(/^Tell it in Chinese in \d+ places, with every name as it is\./)
    expect(places.length).toBeGreaterThan(10)
    expect(places.every(({ after }) => HAN.test(after))).toBe(true)
    expect(said(await chat.game())).toEqual(said(before))
    // the chapter's title stays as it is
    const title = places.find(({ address }) => address === 'story/chapters/1/title')
    const paths = places.filter((one) => one !== title).map(({ path }) => path)
    expect((await chat.decide(String(plan?.id), paths)).status).toBe(200)
    const after = await chat.game()
    expect(after).toMatchObject({ script_version: 1 })
    const text = JSON.stringify(after)
    expect(title?.before).toBeTruthy()
    expect(text).toContain(JSON.stringify(title?.before))
    expect(text).not.toContain(JSON.stringify(title?.after))
    const changes = await games.get(`${calls.listVersions.path}?id=${chat.id}`, games)
    expect(changes.data).toHaveLength(2)
    await chat.post(calls.undo.path, { base_version: 1 })
    expect(said(await chat.game())).toEqual(said(before))
    await chat.post(calls.redo.path, { base_version: 2 })
    expect(said(await chat.game())).toEqual(said(after))
  })

  it('[AS20] [AS22] goes on into a third language and back, and is as it was', async () => {
    const chat = await games.copy()
    const before = await chat.game()
    for (const language of ['Japanese', 'Chinese', 'English']) {
      await chat.send(`Translate chapter 1 into ${language}`)
      const plan = await chat.answer(1)
      const paths = (told(plan).places ?? []).map(({ path }) => path)
      expect((await chat.decide(String(plan?.id), paths)).status, language).toBe(200)
    }
    expect(said(await chat.game())).toEqual(said(before))
  })
})

it('[AS21] [AS22] a mystery is refused in one sentence, with three things that are plans when they are sent', async () => {
  const games = await openGames(startBody())
  const chat = await games.copy()
  const before = await chat.game()
  await chat.send('Translate chapter 1 into Japanese')
  const answer = await chat.answer(3)
  expect(answer?.text).toContain('in each language for itself, so I have no Japanese for it')
  const directions = told(answer).directions ?? []
  expect(directions).toHaveLength(3)
  for (const { request } of directions) {
    await chat.send(request)
    const plan = await chat.answer(1)
    expect(told(plan).places, request).not.toHaveLength(0)
    await chat.decide(String(plan?.id), [], 'reject')
  }
  expect(said(await chat.game())).toEqual(said(before))
  await games.close()
}, 60_000)
