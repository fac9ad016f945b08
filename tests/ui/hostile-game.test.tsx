// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { addressedTexts, withText } from '#core/game/addresses.ts'
import { aGame, aNode, anOption } from '#fixtures/builders.ts'
import { aChatRecord, aPlan } from '#fixtures/record-builder.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { chatView } from '#plugins/chat/view.tsx'
import { HistoryPanel } from '#plugins/history/panel.tsx'
import { playing } from '#plugins/playing/index.ts'
import { PublicGame } from '#plugins/playing/view.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import { encodePlay } from '#schemas/wire/play.ts'
import { BAR_PLACE } from '#ui/kit/in-bar.tsx'
import { Page } from '#ui/pages/game-generation.tsx'
import { testEditorOf } from '../core/test-editor.ts'
import { openChat } from '../plugins/chat-editor.ts'
import { aVersion, opened } from '../plugins/history-editor.ts'
import { answered, openTestEditor } from '../plugins/test-editor.ts'
import { ALL_AS_WORDS, PATIENT_MS, SLOWLY, shownAtPlace } from './hostile/at-a-place.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const GAME = sampleGame('en_US')
const ADDRESSES = addressedTexts(GAME).map(({ address }) => address)
const isShown = (count: number) =>
  waitFor(() => expect(document.body.textContent.length).toBeGreaterThan(count), SLOWLY)

it(
  '[HO2] every text of a game in the editor, and the addresses of its pictures and its music',
  async () => {
    const showings = 8
    const counted = await shownAtPlace(
      'editor',
      ADDRESSES.length,
      async (texts) => {
        const game = ADDRESSES.reduce<GameSnapshot>(
          (made, address, at) => withText(made, address, texts[at] ?? '') ?? made,
          GAME,
        )
        const [cover = '', photo = '', music = ''] = texts
        const hostile: GameSnapshot = {
          ...game,
          cover,
          elements: { ...game.elements, musicUrl: music },
          npcPhotos: game.npcs.map(({ id }) => ({ npcId: id, photo, avatar: cover })),
          locationImages: Object.fromEntries(game.locations.map(({ id }) => [id, photo])),
        }
        const testEditor = openTestEditor({
          answer: (name) => (name === 'readGame' ? answered(hostile, 1) : null),
        })
        onScreen(testEditor.editor, <Page />, { path: '/game-generation?id=s1' })
        await act(() => testEditor.until(100))
        await isShown(3_000)
      },
      { count: showings * ADDRESSES.length },
    )
    expect([counted.harm, counted.tried]).toEqual([[], showings * ADDRESSES.length])
    // what stands in dialogs and in the trial run is not open
    expect(counted.shown).toBeGreaterThan(500)
  },
  PATIENT_MS,
)

it(
  '[HO2] messages, quotes, plans and directions of the chat',
  async () => {
    const Chat = chatView.slots['editor.aside.assistant']?.component ?? (() => null)
    Element.prototype.scrollTo = () => undefined
    const counted = await shownAtPlace('chat', 14, async (texts) => {
      const [reply = '', one = '', two = '', three = '', own = '', title = '', text = '', ...more] =
        texts
      const [sentence = '', first = '', why = '', before = '', after = ''] = more
      const [place] = aPlan().plan?.places ?? []
      if (place === undefined) throw new Error('a plan without a place')
      const history = [
        aChatRecord({
          ...{ id: 'r1', at: 1, kind: 'note' as const, text: reply },
          directions: [one, two, three].map((each) => ({ title: each, request: each })),
        }),
        aChatRecord({
          ...{ id: 'r2', at: 2, author: 'creator' as const, text: own },
          quotes: [
            { title, text: 'words', path: '' },
            { title: '', text, path: '' },
          ],
        }),
        aPlan({
          ...{ id: 'r3', at: 3, text: sentence },
          plan: {
            operation: '{}',
            places: [
              { ...place, title: first, reason: why, before, after },
              { ...place, address: 'npcs/7/name', title: more[5] ?? '', reason: more[6] ?? '' },
            ],
          },
        }),
      ]
      const chat = await openChat({ history })
      onScreen(chat.editor, <Chat />)
      await isShown(300)
    })
    expect(counted).toEqual(ALL_AS_WORDS)
  },
  PATIENT_MS,
)

it(
  '[HO2] what the versions of a game are called',
  async () => {
    const counted = await shownAtPlace('versions', 50, async (labels) => {
      const versions = labels.map((label, at) =>
        aVersion(labels.length - at, { author: 'assistant', label }),
      )
      const world = await opened(versions)
      onScreen(world.editor, <HistoryPanel />)
      await act(() => world.until(800))
    })
    expect(counted).toEqual(ALL_AS_WORDS)
  },
  PATIENT_MS,
)

it(
  '[HO2] a published game, as it is played',
  async () => {
    const counted = await shownAtPlace('play', 8, async (texts) => {
      const [title = '', begins = '', asks = '', ...ways] = texts
      const nodes = [
        aNode({ id: 1, content: begins }),
        aNode({
          ...{ id: 2, type: 'option', content: asks },
          options: ways.map((content, at) => anOption({ id: at + 1, content, reply: '' })),
        }),
      ]
      const game = aGame({
        ...{ status: 2, elements: { title, intro: title }, cover: title },
        contents: [{ key: 'chapter_1', index: 1, nodes, tasks: [] }],
      })
      const data = encodePlay(game, 'g', 'http://here')
      const testEditor = testEditorOf([playing], {
        answers: { playGame: { ok: true, data, desc: '' } },
      })
      onScreen(
        testEditor.editor,
        <>
          <div id={BAR_PLACE} />
          <PublicGame gameId="g" />
        </>,
      )
      await act(() => testEditor.settle())
      fireEvent.click(screen.getByText('Play'))
      act(() => (document.activeElement as HTMLElement).blur())
      fireEvent.keyDown(document.body, { key: ' ' })
    })
    expect(counted).toEqual(ALL_AS_WORDS)
  },
  PATIENT_MS,
)
