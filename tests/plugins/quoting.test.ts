import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { sendMessage, writeBox } from '#plugins/chat/commands.ts'
import { quoteCard, quoteWords } from '#plugins/quoting/commands.ts'
import { placeBeside } from '#plugins/quoting/placement.ts'
import { quoteStates } from '#plugins/quoting/projections.ts'
import { namePathsOf, quotableTexts } from '#plugins/quoting/quoted-text.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { Quote } from '#schemas/record.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { decodeQuotes, encodeQuotes } from '#schemas/wire/record.ts'
import { distancesFrom, importGraph } from '../../scripts/mutation/import-graph.ts'
import { openChat } from './chat-editor.ts'

const GAME = sampleGame('en_US')
const BIO = gamePath.npc(1, 'bio')
const [first, second] = GAME.npcs
if (first === undefined || second === undefined) throw new Error('the sample has two characters')

const words = (from: number, to: number, source = second.bio) => ({
  title: second.name,
  path: BIO,
  source,
  stretch: { start: from, end: to },
})
const quotesIn = ({ chat }: Awaited<ReturnType<typeof openChat>>) => chat().box.quotes

/** The states of what was quoted of a game, once it reads otherwise. */
async function statesIn(later: GameSnapshot, quotes: Quote[]) {
  const chat = await openChat({ game: later })
  chat.editor.bus.emit({
    type: 'chat/boxRestored',
    source: 'clock',
    payload: { text: '', quotes },
  })
  return quoteStates(chat.draft())
}

/** Some words of a bio and that character whole, as they are quoted. */
async function quoted(): Promise<Quote[]> {
  const chat = await openChat({ game: GAME })
  chat.editor.run(quoteWords, words(4, 30))
  chat.editor.run(quoteCard, { title: second?.name ?? '', path: gamePath.npc(1) })
  return [...quotesIn(chat)]
}
const withNpc = (change: Partial<typeof second>): GameSnapshot => ({
  ...GAME,
  npcs: GAME.npcs.map((npc, at) => (at === 1 ? { ...npc, ...change } : npc)),
})
const namesOf = (states: Awaited<ReturnType<typeof statesIn>>) => states.map(({ state }) => state)

describe('a quote', () => {
  it('[QT4] holds title, path and the trimmed words, and where they stood', async () => {
    const chat = await openChat({ game: GAME })
    const start = second.bio.indexOf(' ')
    expect(chat.editor.run(quoteWords, words(start, start + 12))).toBeNull()
    const text = second.bio.slice(start, start + 12).trim()
    expect(quotesIn(chat)).toMatchObject([
      { title: second.name, path: BIO, text, anchor: { start: start + 1 } },
    ])
  })

  it('[QT1] of fewer than 3 characters is refused, however many units they have', async () => {
    const chat = await openChat({ game: GAME })
    expect(chat.editor.run(quoteWords, words(0, 4, '👩‍🚒👩‍🚒  '))).toEqual({ refused: 'too_short' })
    expect(quotesIn(chat)).toEqual([])
  })

  it('[QT5] [SO5] [SO6] of a card has its main text and its place', async () => {
    const chat = await openChat({ game: GAME })
    const at = GAME.chapters.findIndex(({ tasks }) => tasks.length > 1)
    const chapter = GAME.chapters[at]
    const task = chapter?.tasks[1]
    chat.editor.run(quoteCard, { title: chapter?.title ?? '', path: gamePath.chapter(at) })
    chat.editor.run(quoteCard, { title: task?.name ?? '', path: gamePath.chapterTask(at, 1) })
    chat.editor.run(quoteCard, { title: 'Place', path: gamePath.location(0) })
    chat.editor.run(quoteCard, { title: 'Player', path: gamePath.player() })
    chat.editor.run(quoteCard, { title: 'Prologue', path: gamePath.prologue() })
    expect(quotesIn(chat).map(({ path, text }) => [path, text])).toEqual([
      [`script_outline.chapters[${at}]`, chapter?.summary],
      [`script_outline.chapters[${at}].tasks[1]`, task?.target],
      ['initial_element.locations[0]', gameSnapshot(chat.draft()).locations[0]?.description],
      ['character_profile', GAME.player?.synopsis],
      ['script_outline.prologue', GAME.prologue.join('\n\n')],
    ])
    expect(chat.editor.run(quoteCard, { title: '', path: 'npc_list.npcs[99]' })).toEqual({
      refused: 'no_place',
    })
  })

  it('[QT5] of a thing without a main text is by its name', () => {
    const [npc, ...others] = GAME.npcs
    if (npc === undefined) throw new Error('a game without characters')
    const texts = quotableTexts({ ...GAME, npcs: [{ ...npc, bio: ' ' }, ...others] })
    expect(texts.textAt('npc_list.npcs[0]')).toBe(npc.name)
    expect(namePathsOf('npc_list.npcs[0]')).toContain('npc_list.npcs[0].name')
  })

  it('[QT18] keeps its anchor on the wire and through a reload', async () => {
    const storage = new Map<string, string>()
    const chat = await openChat({ game: GAME, storage })
    chat.editor.run(quoteWords, words(4, 30))
    const quotes = [...quotesIn(chat)]
    expect(decodeQuotes(encodeQuotes(quotes))).toEqual(quotes)
    await chat.pass(300)
    expect(JSON.parse(storage.get('chat_box') ?? '{}').quotes).toEqual(quotes)
    expect(quotes.map((one) => Quote.parse(one))).toEqual(quotes)
    chat.editor.run(writeBox, { text: 'Gentler' })
    chat.editor.run(sendMessage, { clientId: 'mine' })
    await chat.pass(50)
    expect(chat.chat().records[0]?.quotes).toEqual(quotes)
  })
})

describe('what was quoted', () => {
  it('[QT21] is fresh while its text reads as it did', async () => {
    const states = await statesIn(GAME, await quoted())
    expect(namesOf(states)).toEqual(['fresh', 'fresh'])
    const [state] = states
    expect(second.bio.slice(state?.start, state?.end)).toBe((await quoted())[0]?.text)
  })

  it('[QT21] has moved where its text changed around the words, and a card changed with its text', async () => {
    const quotes = await quoted()
    const states = await statesIn(withNpc({ bio: `Once: ${second.bio}` }), quotes)
    expect(namesOf(states)).toEqual(['moved', 'changed'])
    expect(states[0]).toMatchObject({
      path: BIO,
      start: (quotes[0]?.anchor?.start ?? 0) + 'Once: '.length,
    })
  })

  it('[QT21] has changed where the words themselves did', async () => {
    const bio = second.bio.replaceAll(second.bio.slice(4, 30).trim(), 'something else')
    expect(namesOf(await statesIn(withNpc({ bio }), await quoted()))).toEqual([
      'changed',
      'changed',
    ])
  })

  it('[QT21] follows its place when what stood before it is removed, and is gone with it', async () => {
    const without = { ...GAME, npcs: GAME.npcs.slice(1) }
    const states = await statesIn(without, await quoted())
    expect(states.map(({ state, path }) => [state, path])).toEqual([
      ['moved', gamePath.npc(0, 'bio')],
      ['moved', gamePath.npc(0)],
    ])
    const alone = await statesIn({ ...GAME, npcs: [first] }, await quoted())
    expect(namesOf(alone)).toEqual(['gone', 'gone'])
  })

  it('[QT90] is gone with what it was quoted from, also where another has come to its place', async () => {
    const without = { ...GAME, npcs: GAME.npcs.filter((npc) => npc !== second) }
    expect(without.npcs[1]).toBeDefined()
    expect(namesOf(await statesIn(without, await quoted()))).toEqual(['gone', 'gone'])
  })

  it('[QT21] of another server is told by its words alone', async () => {
    const bare = (text: string, path = BIO): Quote => ({ title: '', text, path })
    const quotes = [bare(second.bio.slice(4, 9)), bare('not there'), bare('x', 'nowhere.at.all')]
    const states = await statesIn(GAME, quotes)
    expect(namesOf(states)).toEqual(['fresh', 'changed', 'gone'])
    expect(states[0]).toMatchObject({ path: BIO, start: 4, end: 9 })
  })

  it('[QT21] is not looked up in the game while there is nothing', async () => {
    const chat = await openChat({ game: GAME })
    expect(quoteStates(chat.draft())).toEqual([])
    expect(quoteStates(chat.draft())).toBe(quoteStates(chat.draft()))
  })
})

describe('what reads selections', () => {
  it('[QT23] comes with no page, neither the editor nor home', () => {
    const graph = importGraph()
    for (const first of ['ui/app/main.tsx', 'ui/pages/home.tsx', 'ui/views/editor-views.tsx']) {
      const files = [...distancesFrom(graph, first).keys()]
      expect(files.length, first).toBeGreaterThan(3)
      expect(files.filter((file) => /quoting\/(desk|reader|shown-text)/.test(file))).toEqual([])
    }
  })
})

describe('the button', () => {
  const pane = { width: 1000, height: 700, top: 8 }
  const size = { width: 100, height: 40 }
  const line = (left: number, top: number, right: number) => ({
    left,
    top,
    right,
    bottom: top + 20,
  })

  it('[QT11] stands below the end of the last line, its right edge at that end', () => {
    const rects = [line(100, 300, 600), line(100, 320, 400)]
    expect(placeBeside(rects, size, pane)).toEqual({ left: 300, top: 348 })
  })

  it('[QT11] stays in the window, and above the words where the window ends', () => {
    expect(placeBeside([line(0, 300, 60)], size, pane)).toEqual({ left: 8, top: 328 })
    expect(placeBeside([line(900, 640, 998)], size, pane)).toEqual({ left: 892, top: 592 })
    const tall = [line(0, 2, 500), line(0, 680, 500)]
    expect(placeBeside(tall, size, pane)?.top).toBe(652)
  })

  it('[QT11] is not shown beside words that are out of sight', () => {
    expect(placeBeside([line(0, -40, 60)], size, pane)).toBeNull()
    expect(placeBeside([line(0, 720, 60)], size, pane)).toBeNull()
    expect(placeBeside([], size, pane)).toBeNull()
  })
})
