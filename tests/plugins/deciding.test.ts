import { expect, it } from 'vitest'
import { withText } from '#core/game/addresses.ts'
import { wordsAt } from '#core/game/thing-words.ts'
import { aNote, aPlan } from '#fixtures/record-builder.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { chooseWish, decideChanges } from '#plugins/deciding/commands.ts'
import { changesWish, shownChanges } from '#plugins/deciding/projections.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { ChatRecord, RecordChange } from '#schemas/record.ts'
import { openChat } from './chat-editor.ts'

const TITLE = 'basics/title'
const SOMEBODY = `npcs/${sampleGame('en_US').npcs[0]?.id}/name`
const TEXTS = { [TITLE]: ['What Agnes Knew', 'What Marta Knew'], [SOMEBODY]: ['Agnes', 'Marta'] }
type Decision = RecordChange['decision']

/** A note on a revision of the title and of a name. */
function note(telling: number, ...decisions: Decision[]): ChatRecord {
  const places = Object.entries(TEXTS).map(([address, [before = '', after = '']], at) => ({
    ...{ address, path: address, title: address, before, after },
    decision: decisions[at] ?? 'open',
  }))
  return aNote({ changes: { telling, places } })
}

/** The game with texts in the two places; where none is given that of the revision. */
const gameWith = (texts: Partial<Record<string, string>> = {}): GameSnapshot =>
  Object.entries(TEXTS).reduce(
    (game, [address, [, after = '']]) => withText(game, address, texts[address] ?? after) ?? game,
    sampleGame('en_US'),
  )

async function fatesIn(game: GameSnapshot, record: ChatRecord) {
  const chat = await openChat({ game, history: [record] })
  return shownChanges(chat.draft())
    .get(record.id)
    ?.map(({ fate }) => fate)
}

it.each<[string, string, Decision, string]>([
  ['as the revision left it', 'What Marta Knew', 'open', 'open'],
  ['as the revision left it, and kept', 'What Marta Knew', 'kept', 'kept'],
  ['as before', 'What Agnes Knew', 'reverted', 'reverted'],
  ['as before, after the whole revision was undone', 'What Agnes Knew', 'kept', 'reverted'],
  ['as the revision left it, its giving back undone', 'What Marta Knew', 'reverted', 'open'],
  ['otherwise, and kept', 'What Lena Knew', 'kept', 'edited'],
  ['otherwise, as it was written by the decision', 'What Lena Knew', 'edited', 'edited'],
  ['as the revision left it, its writing undone', 'What Marta Knew', 'edited', 'open'],
  ['otherwise', 'What Lena Knew', 'open', 'changed'],
])('[DC7] a place that reads %s', async (_, text, decision, fate) => {
  expect(await fatesIn(gameWith({ [TITLE]: text }), note(1, decision))).toEqual([fate, 'open'])
})

it('[DC7] a thing that was taken away is given back once it is there, and gone with what held it', async () => {
  const game = gameWith()
  const [somebody, ...others] = game.npcs
  const thing = { address: `npcs/${somebody?.id}`, path: 'npc_list.npcs[0]', title: 'Marta' }
  const places = [{ ...thing, before: 'Marta', after: '', decision: 'reverted' as const }]
  const record = aNote({ changes: { telling: 1, places } })
  expect(await fatesIn(game, record)).toEqual(['reverted'])
  expect(await fatesIn({ ...game, npcs: others }, record)).toEqual(['open'])
  expect(await fatesIn({ ...game, npcs: others }, note(1))).toEqual(['open', 'gone'])
})

it('[CU10] a thing whose texts were changed together stands as all that it says', async () => {
  const game = gameWith()
  const [chapter] = game.contents
  const node = chapter?.nodes.find(({ options }) => options.length > 0)
  const address = `nodes/${chapter?.key}/${node?.id}`
  const content = `${address}/content`
  const told = withText(game, content, 'Told anew.') ?? game
  const [before, after] = [game, told].map((one) => wordsAt(one, address))
  expect(before).toContain(node?.options[0]?.content)
  const place = { address, path: address, title: 'Node', before: before ?? '', after: after ?? '' }
  const record = aNote({
    changes: { telling: 1, places: [{ ...place, decision: 'open' as const }] },
  })
  expect(await fatesIn(told, record)).toEqual(['open'])
  expect(await fatesIn(game, record)).toEqual(['reverted'])
  expect(await fatesIn(withText(game, content, 'By hand.') ?? game, record)).toEqual(['changed'])
  const gone = { ...game, contents: game.contents.slice(1) }
  expect(await fatesIn(gone, record)).toEqual(['gone'])
})

it('[DC8] the newest telling of a note counts, whichever comes last', async () => {
  const chat = await openChat({ game: gameWith(), history: [note(0)] })
  const fates = () =>
    shownChanges(chat.draft())
      .get('n1')
      ?.map(({ fate }) => fate)
  await chat.told(note(2, 'kept', 'kept'))
  await chat.told(note(1, 'kept'))
  expect(fates()).toEqual(['kept', 'kept'])
  // the history that is read again is older than what came live
  await chat.reconnect()
  expect(fates()).toEqual(['kept', 'kept'])
  await chat.told(note(3, 'open', 'kept'))
  expect(fates()).toEqual(['open', 'kept'])
})

it('[DC2] one decision is sent at a time, of the game that is seen', async () => {
  const chat = await openChat({ game: gameWith(), history: [note(0)] })
  const decide = (given: object) => chat.editor.run(decideChanges, { recordId: 'n1', ...given })
  expect(decide({ revert: [TITLE], keep: [SOMEBODY] })).toBeNull()
  expect(decide({ keep: [TITLE] })).toEqual({ refused: 'deciding' })
  await chat.pass(50)
  expect(chat.calls('decideChanges').map(({ body }) => body)).toEqual([
    {
      ...{ id: 's1', record_id: 'n1', base_version: gameWith().scriptVersion },
      ...{ keep: [SOMEBODY], revert: [TITLE], edit: [] },
    },
  ])
  expect(decide({ edit: { address: TITLE, text: 'Ebb' } })).toBeNull()
  await chat.pass(50)
  expect(chat.calls('decideChanges')[1]?.body).toMatchObject({
    edit: [{ address: TITLE, text: 'Ebb' }],
  })
})

it('[DC6] what cannot be decided is refused, and a refusal of the server is told in its words', async () => {
  const chat = await openChat({ game: gameWith(), history: [note(0)] })
  const decide = (given: object) => chat.editor.run(decideChanges, { recordId: 'n1', ...given })
  expect(decide({ keep: ['basics/theme'] })).toEqual({ refused: 'no_change' })
  expect(decide({})).toEqual({ refused: 'no_change' })
  expect(decide({ edit: { address: TITLE, text: ' ' } })).toEqual({ refused: 'empty' })
  chat.refuseWith({ status: 409, desc: 'It was written anew since.' })
  decide({ revert: [TITLE] })
  await chat.pass(50)
  expect(shownToasts(chat.draft())).toContainEqual(
    expect.objectContaining({ code: 'request_failed', text: 'It was written anew since.' }),
  )
  chat.refuseWith(null)
  expect(decide({ revert: [TITLE] })).toBeNull()
})

/** The plan that answers a message sent in this window, of which places were written by hand. */
const planFor = (clientId: string, byHand: readonly boolean[], id = 'p1') => {
  const plan = aPlan({ id, answers: `of ${clientId}`, at: 6_000 })
  const places = (plan.plan?.places ?? []).map((place, at) => ({
    ...place,
    isByHand: byHand[at] ?? false,
  }))
  return { ...plan, plan: { places, operation: '{}' } }
}

it('[DC12] at once a plan is confirmed by itself where it was asked for, but for what is yours', async () => {
  const chat = await openChat()
  const confirmed = () => chat.calls('confirmRecord').map(({ body }) => body)
  chat.say('Rename Agnes', 'mine')
  await chat.pass(50)
  await chat.told(planFor('mine', []))
  expect(confirmed()).toEqual([])
  chat.editor.run(chooseWish, { wish: 'at_once' })
  await chat.pass(50)
  // what waits already goes on waiting
  expect(confirmed()).toEqual([])
  await chat.told({ ...planFor('mine', []), status: 'rejected' })
  chat.say('Rename her', 'again')
  await chat.pass(50)
  await chat.told(planFor('again', [true, false], 'p2'))
  expect(confirmed()).toMatchObject([
    {
      ...{ record_id: 'p2', decision: 'confirm', at_once: true },
      scope: ['npc_list.npcs[0].name'],
    },
  ])
})

it('[CU6] at once a plan that goes as a whole waits where it would change what is yours', async () => {
  const chat = await openChat()
  chat.editor.run(chooseWish, { wish: 'at_once' })
  const whole = (clientId: string, byHand: readonly boolean[], id: string) => {
    const record = planFor(clientId, byHand, id)
    return { ...record, plan: { ...record.plan, isWhole: true } }
  }
  chat.say('Make Agnes the culprit', 'mine')
  await chat.pass(50)
  await chat.told(whole('mine', [true, false], 'p1'))
  expect(chat.calls('confirmRecord')).toEqual([])
  await chat.told({ ...whole('mine', [true, false], 'p1'), status: 'rejected' })
  chat.say('Make Ned the culprit', 'again')
  await chat.pass(50)
  await chat.told(whole('again', [false, false], 'p2'))
  expect(chat.calls('confirmRecord').map(({ body }) => body)).toMatchObject([
    { record_id: 'p2', scope: ['initial_element.title', 'npc_list.npcs[0].name'] },
  ])
})

it('[DC12] at once nothing is confirmed that another window asked for, nor what is all yours', async () => {
  const chat = await openChat()
  chat.editor.run(chooseWish, { wish: 'at_once' })
  await chat.told(planFor('elsewhere', []))
  await chat.told({ ...planFor('elsewhere', []), status: 'rejected' })
  chat.say('Rename Agnes', 'mine')
  await chat.pass(50)
  await chat.told(planFor('mine', [true, true], 'p2'))
  expect(chat.calls('confirmRecord')).toEqual([])
})

it('[DC13] how changes are made is kept, for whoever chose it', async () => {
  const storage = new Map<string, string>()
  const chat = await openChat({ storage })
  expect(changesWish(chat.draft())).toBe('first')
  chat.editor.run(chooseWish, { wish: 'at_once' })
  expect(changesWish((await openChat({ storage })).draft())).toBe('at_once')
  const other = JSON.stringify({ uid: 'somebody else', wish: 'at_once' })
  const theirs = await openChat({ storage: new Map([['changesWish', other]]) })
  expect(changesWish(theirs.draft())).toBe('first')
})

it.each<[string, string, Decision, string]>([
  ['as the revision left it', 'b', 'open', 'open'],
  ['as before', 'a', 'kept', 'reverted'],
  ['as the revision left it, its giving back undone', 'b', 'reverted', 'open'],
  ['otherwise, painted once more', 'c', 'open', 'changed'],
])('[PN9] a picture that is %s, by its file', async (_, file, decision, fate) => {
  const game = sampleGame('en_US')
  const [somebody] = game.npcs
  const photo = `http://there.test/media/${file}.webp`
  const places = [
    {
      ...{ address: `npcs/${somebody?.id}/photo`, path: 'npc_list.npcs[0].photo', title: 'Agnes' },
      ...{ before: '/media/a.webp', after: '/media/b.webp', decision },
    },
  ]
  const record = aNote({ changes: { telling: 1, places } })
  const npcs = game.npcs.map((npc) => (npc === somebody ? { ...npc, photo, avatar: photo } : npc))
  const npcPhotos = npcs.map(({ id, ...npc }) => ({
    npcId: id,
    photo: npc.photo,
    avatar: npc.avatar,
  }))
  const chat = await openChat({ game: { ...game, npcs, npcPhotos }, history: [record] })
  const [change] = shownChanges(chat.draft()).get(record.id) ?? []
  expect(change?.fate).toBe(fate)
  expect(change?.pictures).toEqual({
    before: 'http://there.test/media/a.webp',
    after: 'http://there.test/media/b.webp',
  })
})
