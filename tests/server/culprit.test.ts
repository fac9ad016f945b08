import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import type { ChatItem, createChatClient } from './chat-client.ts'
import { openCopiedGames } from './copied-games.ts'
import { quickStoryteller } from './quick-storyteller.ts'

type Place = { address: string; path: string; isByHand: boolean; before: string; after: string }

let games: Awaited<ReturnType<typeof openCopiedGames>>
let chat: ReturnType<typeof createChatClient>

beforeAll(async () => {
  const makers = {
    storyteller: createBuiltinStoryteller(),
    media: quickStoryteller().media,
  }
  games = await openCopiedGames([scriptRoutes(makers)])
}, 60_000)
beforeEach(async () => {
  chat = await games.copy()
})
afterAll(() => games.close())

const placesIn = (item: ChatItem | undefined): Place[] =>
  JSON.parse(String(item?.extend ?? '{}')).places ?? []
/** What a game says, whichever version of it. */
const said = ({ script_version: _, seq: __, ...rest }: object & Record<string, unknown>) => rest
const asked = async (text = 'Change the culprit') => {
  await chat.send(text)
  const plan = await chat.answer(1)
  const places = placesIn(plan)
  return { id: String(plan?.id), places, paths: places.map(({ path }) => path), plan }
}

it('[CU4] [CU5] is one revision, whole or not at all, and undo gives back exactly the game before', async () => {
  const before = await chat.game()
  const { id, paths, places } = await asked()
  expect(places.length).toBeGreaterThan(10)
  const part = await chat.decide(id, paths.slice(1))
  expect(part).toMatchObject({
    status: 409,
    desc: expect.stringContaining('hang together'),
  })
  expect(said(await chat.game())).toEqual(said(before))
  expect((await chat.decide(id, paths)).status).toBe(200)
  const after = await chat.game()
  expect(after).toMatchObject({ script_version: 1 })
  expect(said(after)).not.toEqual(said(before))
  await chat.post(calls.undo.path, { base_version: 1 })
  expect(said(await chat.game())).toEqual(said(before))
  await chat.post(calls.redo.path, { base_version: 2 })
  expect(said(await chat.game())).toEqual(said(after))
})

it('[CU5] from one to another and back is the game as it was told', async () => {
  const before = await chat.game()
  const first = await asked()
  const [, to, from] = /^Make (.+) the culprit instead of (.+), and/.exec(
    String(first.plan?.text),
  ) as unknown as [string, string, string]
  await chat.decide(first.id, first.paths)
  const back = await asked(`${from} should be the culprit`)
  expect(back.plan?.text).toMatch(new RegExp(`^Make ${from} the culprit instead of ${to}`))
  expect((await chat.decide(back.id, back.paths)).status).toBe(200)
  expect(said(await chat.game())).toEqual(said(before))
})

it('[CU6] what is yours and would have to go is named so, and without it nothing is changed', async () => {
  const { places: first, id: old, paths: all } = await asked()
  await chat.decide(old, all, 'reject')
  // one whose own words tell who did it, and not its options alone
  const node = first.find(
    ({ address, before, after }) =>
      address.startsWith('nodes/') && before.split('\n\n')[0] !== after.split('\n\n')[0],
  ) as Place
  const path = `${node.path}.content.content`
  const edited = await chat.post(calls.editScript.path, {
    base_version: 0,
    changes: [{ path, value: 'I wrote this.' }],
  })
  expect(edited.status).toBe(200)
  const { id, places, paths } = await asked()
  const mine = places.filter(({ isByHand }) => isByHand)
  expect(mine.map(({ address }) => address)).toEqual([node.address])
  expect(mine[0]?.before).toContain('I wrote this.')
  const kept = paths.filter((one) => one !== node.path)
  expect((await chat.decide(id, kept)).desc).toContain('also what you wrote yourself')
  expect(JSON.stringify(await chat.game())).toContain('I wrote this.')
  expect((await chat.decide(id, paths)).status).toBe(200)
  expect(JSON.stringify(await chat.game())).not.toContain('I wrote this.')
})

it('[CU4] a plan whose game has changed since is outdated, and nothing is changed', async () => {
  const { id, paths, places } = await asked()
  const node = places.find(({ address }) => address.startsWith('nodes/')) as Place
  const edited = await chat.post(calls.editScript.path, {
    base_version: 0,
    changes: [{ path: `${node.path}.content.content`, value: 'Something else.' }],
  })
  expect(edited.status).toBe(200)
  const before = await chat.game()
  expect(await chat.decide(id, paths)).toMatchObject({
    status: 409,
    desc: expect.stringContaining('changed after this plan'),
  })
  expect(said(await chat.game())).toEqual(said(before))
})

it('[CU10] what it changed is given back place by place, and all of it is the game before', async () => {
  const before = await chat.game()
  const { id, paths, places } = await asked()
  await chat.decide(id, paths)
  const after = await chat.game()
  const [note] = await chat.records()
  const decide = (base_version: number, revert: string[]) =>
    chat.post(calls.decideChanges.path, {
      ...{ record_id: note?.id, base_version },
      ...{ keep: [], revert, edit: [] },
    })
  const addresses = places.map(({ address }) => address)
  expect((await decide(1, addresses.slice(0, 1))).status).toBe(200)
  expect(said(await chat.game())).not.toEqual(said(after))
  expect((await decide(2, addresses)).status).toBe(200)
  expect(said(await chat.game())).toEqual(said(before))
})
