import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Somebody } from '../support/server-and-browser.ts'
import { adapting } from '../support/walk/adapt.ts'
import { hearPreview, hearThinking } from '../support/walk/by-ear.ts'
import { makeByKeys, playByKeys } from '../support/walk/by-keys.ts'
import { walkCreation } from '../support/walk/creation.ts'
import { walkEditor, walkPreviews } from '../support/walk/editor.ts'
import { walkHome, walkLogin } from '../support/walk/open-screens.ts'
import { walkPlay, walkShelf } from '../support/walk/shelf.ts'
import {
  type Creator,
  faultsOnWalk,
  openCreator,
  openServerAndBrowser,
  type TestServer,
  type Walk,
} from '../support/walk/walker.ts'

let testServer: TestServer
let creator: Creator
let owner: Somebody
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  creator = await openCreator(testServer, 'en-US')
  owner = creator.who
})
afterAll(() => testServer.close())

const walked = (walk: Walk, who?: Somebody) => faultsOnWalk(walk, testServer, creator, who)

describe('for readers who set their own screen', () => {
  /** Walks as readers see who widen or enlarge what they read. */
  const adapted = (walk: Walk, who?: Somebody) =>
    walked((walker, ...rest) => walk(adapting(walker), ...rest), who)

  it('[AX9] home, the login and the creation of a game', async () => {
    const found = await Promise.all([
      adapted(walkHome),
      adapted((walker) => walkLogin(walker, testServer)),
      adapted(walkCreation, owner),
    ])
    expect(found.flat()).toEqual([])
  })

  it('[AX9] the whole game', async () => {
    const found = await Promise.all([adapted(walkEditor, owner), adapted(walkPreviews, owner)])
    expect(found.flat()).toEqual([])
  })

  it('[AX9] the lists, the profile and a published game', async () => {
    expect(await adapted(walkShelf, owner)).toEqual([])
    expect(await adapted(walkPlay)).toEqual([])
  })
})

describe('by keyboard alone', () => {
  it('[AX2] a visitor logs in, has an idea, chooses and starts a game, always seeing where they are', async () => {
    expect(await walked(makeByKeys)).toEqual([])
  })

  it('[AX2] a creator opens, previews, publishes, shares and plays a game, always seeing where they are', async () => {
    expect(await walked(playByKeys, owner)).toEqual([])
  })
})

describe('by ear', () => {
  it('[AX3] a thought is said by whole paragraphs and states', async () => {
    expect(await walked(hearThinking, owner)).toEqual([])
  })

  it('[AX3] a preview is said line by line, each once', async () => {
    expect(await walked(hearPreview, owner)).toEqual([])
  })
})
