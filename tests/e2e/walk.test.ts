import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAt } from '../server/process.ts'
import type { Somebody } from './shell-house.ts'
import { adapting } from './walk/adapt.ts'
import { hearPreview, hearThinking } from './walk/by-ear.ts'
import { makeByKeys, playByKeys } from './walk/by-keys.ts'
import { walkCreation, walkHomeAsCreator } from './walk/creation.ts'
import { walkEditor, walkPreviews, walkWriting } from './walk/editor.ts'
import {
  type Creator,
  type House,
  LANGUAGES,
  openCreator,
  openShellHouse,
  openWalker,
  type Walker,
} from './walk/house.ts'
import { walkHome, walkLogin, walkOpenPages } from './walk/open-screens.ts'
import { walkEmptyShelf, walkPlay, walkShelf } from './walk/shelf.ts'

/** `WALK=ja-JP` walks in one language alone. */
const languages = LANGUAGES.filter((one) => (process.env.WALK ?? one) === one)

let house: House
let creators: Creator[]
let newcomer: Somebody
beforeAll(async () => {
  house = await openShellHouse()
  creators = []
  for (const language of languages) creators.push(await openCreator(house, language))
  newcomer = await registerAt(house.running, 'newcomer@example.com')
})
afterAll(() => house.close())

/** What is asked for although it is not there. */
const EXPECTED = /^404 .*\/(?:(?:api\/)?play\/none|nowhere)$/

type Walk = (walker: Walker, creator: Creator, house: House) => Promise<void>

/** One walks in each language at the same time; what any of them found is what is wrong. */
async function inEachLanguage(walk: Walk, who?: (creator: Creator) => Somebody): Promise<string[]> {
  const walks = creators.map(async (creator) => {
    const walker = await openWalker(house, creator.language, who?.(creator))
    try {
      await walk(walker, creator, house)
    } finally {
      await walker.close()
    }
    return [...walker.found, ...walker.faultsOf(EXPECTED).map((fault) => `console: ${fault}`)]
  })
  const ends = await Promise.allSettled(walks)
  return ends.flatMap((end) => {
    if (end.status === 'fulfilled') return end.value
    throw end.reason
  })
}
const asCreator = (walk: Walk) => inEachLanguage(walk, ({ who }) => who)

describe('a walk through every screen in each language', () => {
  it('[AX1] [AX7] [AX8] [AX11] home', async () => {
    expect(await inEachLanguage(walkHome)).toEqual([])
  })

  it('[AX1] [AX7] [AX8] the login, step by step', async () => {
    expect(await inEachLanguage((walker) => walkLogin(walker, house))).toEqual([])
  })

  it('[AX1] [AX7] [AX8] the pages for everybody', async () => {
    expect(await inEachLanguage(walkOpenPages)).toEqual([])
  })

  it('[AX1] [AX7] [AX8] what a creator sees of home', async () => {
    expect(await asCreator(walkHomeAsCreator)).toEqual([])
  })

  it('[AX1] [AX4] [AX5] [AX7] [AX8] [AX11] the creation of a game', async () => {
    expect(await asCreator(walkCreation)).toEqual([])
  })

  it('[AX1] [AX7] [AX8] [AX10] the lists of a newcomer', async () => {
    expect(await inEachLanguage(walkEmptyShelf, () => newcomer)).toEqual([])
  })

  it('[AX1] [AX4] [AX7] [AX8] a game being written', async () => {
    expect(await asCreator(walkWriting)).toEqual([])
  })

  it('[AX1] [AX4] [AX5] [AX7] [AX8] [AX11] a game in the editor', async () => {
    expect(await asCreator(walkEditor)).toEqual([])
  })

  it('[AX1] [AX4] [AX7] [AX8] the previews', async () => {
    expect(await asCreator(walkPreviews)).toEqual([])
  })

  it('[AX1] [AX7] [AX8] [AX10] the lists and the profile', async () => {
    expect(await asCreator(walkShelf)).toEqual([])
  })

  it('[AX1] [AX7] [AX8] a published game', async () => {
    expect(await inEachLanguage(walkPlay)).toEqual([])
  })
})

/** Somebody walks in one language alone, and answers what was wrong on the way. */
async function inOneLanguage<T>(
  walk: (walker: Walker, creator: Creator) => Promise<T>,
  who?: (creator: Creator) => Somebody,
): Promise<T> {
  const [creator] = creators
  if (creator === undefined) throw new Error('nobody walks: WALK names no language')
  const walker = await openWalker(house, creator.language, who?.(creator))
  const end = await walk(walker, creator)
  expect(walker.faultsOf(EXPECTED)).toEqual([])
  await walker.close()
  return end
}
const owner = ({ who }: Creator): Somebody => who

describe('for readers who set their own screen', () => {
  /** Walks as readers see who widen or enlarge what they read, and answers what is wrong for them. */
  const adapted = (walk: Walk, who?: (creator: Creator) => Somebody) =>
    inOneLanguage(async (walker, creator) => {
      const reader = adapting(walker)
      await walk(reader, creator, house)
      return reader.found
    }, who)

  it('[AX9] from home to the whole game', async () => {
    const found = await Promise.all([
      adapted(walkHome),
      adapted((walker) => walkLogin(walker, house)),
      adapted(walkCreation, owner),
      adapted(walkEditor, owner),
      adapted(walkPreviews, owner),
    ])
    expect(found.flat()).toEqual([])
  })

  it('[AX9] the lists, the profile and a published game', async () => {
    expect(await adapted(walkShelf, owner)).toEqual([])
    expect(await adapted(walkPlay)).toEqual([])
  })
})

describe('by keyboard alone', () => {
  it('[AX2] a visitor logs in, has an idea, chooses and starts a game, always seeing where they are', async () => {
    expect(await inOneLanguage(makeByKeys)).toEqual([])
  })

  it('[AX2] a creator opens, previews, publishes, shares and plays a game, always seeing where they are', async () => {
    expect(await inOneLanguage(playByKeys, owner)).toEqual([])
  })
})

describe('by ear', () => {
  it('[AX3] a thought is said by whole paragraphs and states', async () => {
    await inOneLanguage(hearThinking, owner)
  })

  it('[AX3] a preview is said line by line, each once', async () => {
    await inOneLanguage(hearPreview, owner)
  })
})
