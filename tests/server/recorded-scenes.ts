import type { GameEvent } from '#schemas/events/index.ts'
import type { ChatRecord } from '#schemas/record.ts'
import type { RecordedDevice } from './recorded-device.ts'
import type { RecordedWorld } from './recorded-world.ts'

/** What a session does, and what of it must be seen in its recording. */
export type Scene = {
  note: string
  play: (world: RecordedWorld, aya: RecordedDevice) => Promise<unknown>
  shows: readonly GameEvent['type'][]
}

const TITLE = 'initial_element.title'
const INTRO = 'initial_element.game_intro'
const BIO = 'npc_list.npcs[0].bio'
const ADA = 'npc_list.npcs[0]'
const RENAME = 'Rename Ada Marsh to Edda Marsh'

/** A record that only another server's assistant makes: a cover, an intro or a title that was made (type 4). */
const made: ChatRecord = {
  id: 'made-elsewhere',
  author: 'assistant',
  kind: 'result',
  status: 'open',
  text: 'A new title: The Drowned Hour',
  quotes: [],
  plan: null,
  directions: [],
  updated: null,
  at: Date.UTC(2026, 10, 22),
  conversationId: 'elsewhere',
  scriptVersion: 1,
  clientId: null,
  answers: null,
}

/** The sessions that are shipped, by the names of their files. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'a-sentence-is-quoted': {
    note: 'A sentence is quoted and shortened',
    shows: ['chat/quoted', 'chat/messageSent', 'chat/planDecided', 'updates/finished'],
    async play(_, aya) {
      const [first = ''] = aya.text(INTRO).split(/(?<=\.)/)
      await aya.quoteWords(INTRO, 'Intro', first)
      await aya.ask('shorten this')
      await aya.confirm()
    },
  },
  'a-card-is-quoted': {
    note: 'A whole card is quoted, and whom it shows is renamed everywhere',
    shows: ['chat/quoted', 'chat/planDecided', 'updates/finished'],
    async play(_, aya) {
      await aya.quoteCard(ADA, 'Ada Marsh')
      await aya.ask('Rename Ada Marsh to Edda Marsh')
      await aya.confirm()
    },
  },
  'every-kind-of-message': {
    note: 'Replies, a plan that is let go and one that is confirmed, directions, a note of what was done, and a result as another server makes it',
    shows: ['chat/recorded', 'chat/planDecided', 'updates/finished'],
    async play(world, aya) {
      await aya.ask('Add a chapter')
      await aya.ask('%%% ???')
      await aya.ask('Change the title to “Ebb”')
      await aya.reject()
      await aya.ask('Change the title to “The Drowned Hour”')
      await aya.confirm()
      await world.tell(made)
      await aya.lose()
      await aya.find()
      await aya.until(({ session }) => session.chat.records.some(({ id }) => id === made.id))
    },
  },
  'a-place-is-unticked': {
    note: 'Of a plan of many places one is unticked, and stays as it was',
    shows: ['chat/planDecided', 'updates/finished'],
    async play(_, aya) {
      await aya.ask(RENAME)
      await aya.confirm([1])
    },
  },
  'a-change-outside-the-plan': {
    note: 'An assistant would change more than was confirmed: all of it is refused, and the game stays',
    shows: ['chat/planDecided', 'chat/decisionFailed'],
    async play(_, aya) {
      await aya.ask('outside')
      const refused = aya.heard('chat/decisionFailed')
      await aya.confirm([], false)
      await refused
    },
  },
  'a-plan-is-outdated': {
    note: 'A place of a plan is changed on another device before it is confirmed: the plan is refused',
    shows: ['chat/planDecided', 'chat/decisionFailed', 'updates/finished'],
    async play(world, aya) {
      const tablet = await world.device('d2')
      await aya.ask('Change the title to “Ebb”')
      await tablet.begin(TITLE)
      await tablet.write(TITLE, 'The Tide Clock')
      await aya.until(() => aya.text(TITLE) === 'The Tide Clock')
      const refused = aya.heard('chat/decisionFailed')
      await aya.confirm([], false)
      await refused
    },
  },
  'an-edit-is-made-anew': {
    note: 'A text is edited by hand while a revision of the assistant changes other words of it: both stay',
    shows: ['revising/started', 'revising/rebased', 'revising/saved'],
    async play(_, aya) {
      await aya.begin(BIO)
      const mine = aya.text(BIO).replace('Keeps', 'Jealously keeps')
      await aya.quoteCard(BIO, 'Ada Marsh')
      await aya.ask('shorten this')
      await aya.confirm()
      await aya.write(BIO, mine)
    },
  },
  'an-edit-meets-another': {
    note: 'Two devices change the same words: whoever is late sees three versions and chooses',
    shows: ['revising/conflictFound', 'revising/conflictDecided', 'revising/saved'],
    async play(world, aya) {
      const tablet = await world.device('d2')
      await aya.begin(TITLE)
      await tablet.begin(TITLE)
      await tablet.write(TITLE, 'The Drowned Hour')
      await aya.until(() => aya.text(TITLE) === 'The Drowned Hour')
      await aya.write(TITLE, 'The Stopped Hour', false)
      await aya.until(({ session }) => session.revising.edits[0]?.theirs != null)
      await aya.choose(TITLE, 'The Stopped Hour')
    },
  },
  'two-devices': {
    note: 'Two devices edit one game, ask for changes and take them back',
    shows: ['updates/applied', 'chat/recorded', 'revising/saved'],
    async play(world, aya) {
      const tablet = await world.device('d2')
      await tablet.begin(TITLE)
      await tablet.write(TITLE, 'The Drowned Hour')
      await aya.until(() => aya.text(TITLE) === 'The Drowned Hour')
      await tablet.ask(RENAME)
      await aya.until(() => aya.plan() !== null)
      await aya.confirm()
      await tablet.until(() => tablet.version() === aya.version())
      await tablet.step('undo')
      await aya.until(() => aya.version() === tablet.version())
      await aya.begin(BIO)
      await aya.write(BIO, 'Keeps the keys.')
    },
  },
  'undone-and-brought-back': {
    note: 'Three edits are undone one by one, and two of them brought back',
    shows: ['history/stepRequested', 'history/stepped'],
    async play(_, aya) {
      for (const title of ['One', 'Two', 'Three']) {
        await aya.begin(TITLE)
        await aya.write(TITLE, title)
      }
      for (const way of ['undo', 'undo', 'undo', 'redo', 'redo'] as const) await aya.step(way)
    },
  },
  'a-version-is-restored': {
    note: 'The game is made what it was before two changes, and that is undone',
    shows: ['history/restoreRequested', 'history/stepped'],
    async play(_, aya) {
      await aya.begin(TITLE)
      await aya.write(TITLE, 'One')
      await aya.ask(RENAME)
      await aya.confirm()
      await aya.restore(0)
      await aya.step('undo')
    },
  },
  'without-a-network': {
    note: 'A message and an edit wait for the network, and each is sent once when it is back',
    shows: ['live/disconnected', 'chat/messageFailed', 'revising/unanswered', 'revising/saved'],
    async play(_, aya) {
      await aya.lose()
      await aya.ask('Change the title to “Ebb”', false)
      await aya.begin(BIO)
      await aya.write(BIO, 'Keeps the keys.', false)
      await aya.until(
        ({ session }) =>
          session.chat.pending[0]?.state === 'waiting' &&
          session.revising.edits[0]?.status === 'waiting',
      )
      await aya.find()
      await aya.until(() => aya.plan() !== null && aya.text(BIO) === 'Keeps the keys.')
      await aya.until(({ session }) => session.revising.edits.length === 0)
      await aya.confirm()
    },
  },
  'an-assistant-never-answers': {
    note: 'The assistant does not answer within its time: that is said, nothing is changed, and the next message is answered',
    shows: ['chat/messageSent', 'chat/recorded', 'updates/finished'],
    async play(_, aya) {
      await aya.ask('never')
      await aya.ask('Change the title to “Ebb”')
      await aya.confirm()
    },
  },
  'a-server-goes-down': {
    note: 'The server goes down between a confirmation and its end: nothing was changed, and the plan is confirmed once more',
    shows: ['live/disconnected', 'live/connected', 'chat/planDecided', 'updates/finished'],
    async play(world, aya) {
      await aya.ask('Change the title to “Ebb”')
      world.assistant.hang = true
      await aya.confirm([], false)
      await world.restart()
      await aya.until(
        ({ session }) => session.live.status === 'connected' && session.chat.deciding === null,
      )
      await aya.until(() => aya.plan() !== null)
      await aya.confirm()
    },
  },
  'a-quoted-card-is-removed': {
    note: 'A card is quoted, and taken out of the game on another device before the message is sent: it is answered all the same',
    shows: ['chat/quoted', 'chat/messageSent', 'updates/finished'],
    async play(world, aya) {
      const tablet = await world.device('d2')
      await aya.quoteCard('script_outline.chapters[0].tasks[1]', 'Read the folded page')
      await tablet.ask('Remove the task “Read the folded page”')
      await tablet.confirm()
      await aya.until(() => aya.version() === tablet.version())
      await aya.ask('shorten this')
    },
  },
}
