import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { directionsTo } from '#server/storyteller/assistant/directions.ts'
import type { Requests, Verb } from '#server/storyteller/assistant/words/speech.ts'
import { SPEECHES } from '#server/storyteller/assistant/words/speeches.ts'

const game = sampleGame('en_US')
const [ada] = game.npcs
/** Requests in no language: each says its kind, and what it is about. */
const requests = new Proxy({} as Requests, {
  get: (_, kind) =>
    kind === 'intro'
      ? 'intro'
      : (...about: unknown[]) => [String(kind), ...about.map(String)].join(' '),
})

const requestsFor = async (
  verb: Verb,
  isGranted: (request: string) => boolean = () => true,
  from: GameSnapshot = game,
  clearer: readonly string[] = [],
) =>
  (
    await directionsTo(from, { verb, clearer }, requests, async (request) => isGranted(request))
  ).map(({ request }) => request)

describe('what can be done instead', () => {
  it('[AS10] is three things of different kinds, the nearest to what was asked for', async () => {
    const title = `title ${game.chapters[0]?.title}`
    const rename = `rename ${ada?.name} Marta Lind`
    expect(await requestsFor('change')).toEqual([rename, title, 'summary 1'])
    expect(await requestsFor('shorten')).toEqual(['intro', 'summary 1', 'soften 1'])
    expect(await requestsFor('soften')).toEqual(['soften 1', 'summary 1', 'intro'])
    expect(await requestsFor('remove')).toEqual([
      expect.stringMatching(/^removeTask \S/),
      'summary 1',
      'intro',
    ])
    expect(await requestsFor('add')).toEqual([`addTask ${ada?.name}`, rename, title])
    expect(await requestsFor('other')).toEqual(['retell 1', rename, 'summary 1'])
  })

  it('[AS10] is what this game grants: the next of a kind, then the next kind', async () => {
    const later = (request: string) => !/^(?:rename|title)| 1$/.test(request)
    expect(await requestsFor('change', later)).toEqual([
      'summary 2',
      `age ${ada?.name} ${Number(ada?.age) + 1}`,
      'intro',
    ])
    const ageless = { ...game, npcs: game.npcs.map((npc) => ({ ...npc, age: 'old' })) }
    const age = (request: string) => request.startsWith('age')
    expect(await requestsFor('change', age, ageless)).toEqual([`age ${ada?.name} 40`])
    expect(await requestsFor('change', age, { ...game, npcs: [] })).toEqual([])
    expect(await requestsFor('other', () => false)).toEqual([])
  })

  it('[AS10] gives a name that nobody has, and none where all are borne', async () => {
    const called = (...names: string[]): GameSnapshot => ({
      ...game,
      npcs: game.npcs.map((npc, at) => ({ ...npc, name: names[at] ?? npc.name })),
    })
    const rename = (request: string) => request.startsWith('rename')
    expect(await requestsFor('change', rename, called('Marta Lind', 'Jonas Reed'))).toEqual([
      'rename Marta Lind Clara Finch',
    ])
    const all = called('Marta Lind', 'Jonas Reed', 'Clara Finch', 'Silas Hart')
    expect(await requestsFor('change', rename, all)).toEqual([])
  })

  it('[AS10] is what was asked for said more clearly, where that is granted', async () => {
    const clearer = ['one', 'two', 'three', 'four', 'five']
    const isGranted = (request: string) => request !== 'two'
    expect(await requestsFor('change', isGranted, game, clearer)).toEqual(['one', 'three', 'four'])
  })
})

type Worded = (...about: readonly string[]) => string
it('[AS10] every request is worded in each language', () => {
  for (const { requests: worded } of Object.values(SPEECHES))
    for (const [kind, request] of Object.entries(worded)) {
      const text = typeof request === 'string' ? request : (request as Worded)('⟨a⟩', '⟨b⟩')
      expect(text.replaceAll(/⟨[ab]⟩/g, '').trim(), kind).not.toBe('')
    }
})
