import { expect, it } from 'vitest'
import { withText } from '#core/game/addresses.ts'
import { aNote } from '#fixtures/record-builder.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { decideChanges } from '#plugins/deciding/commands.ts'
import { shownChanges } from '#plugins/deciding/projections.ts'
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
