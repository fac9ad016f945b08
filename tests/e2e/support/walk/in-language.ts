import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAt } from '../../../server/process.ts'
import { sweptScreens } from '../../../sweep.ts'
import { LANGUAGES, type Language } from '../browser.ts'
import type { Somebody } from '../server-and-browser.ts'
import { walkCreation, walkHomeAsCreator } from './creation.ts'
import { walkEditor, walkPreviews, walkWriting } from './editor.ts'
import { walkHome, walkLogin, walkOpenPages } from './open-screens.ts'
import { walkEmptyShelf, walkPlay, walkShelf } from './shelf.ts'
import {
  type Creator,
  faultsOnWalk,
  openCreator,
  openServerAndBrowser,
  type TestServer,
  type Walk,
} from './walker.ts'

/** A walk through every screen in a language: each language is a file, so that they can be walked side by side. */
export function describeWalk(language: Language): void {
  describe.skipIf(!sweptScreens(LANGUAGES).includes(language))(
    `a walk through every screen in ${language}`,
    () => {
      let testServer: TestServer
      let creator: Creator
      let newcomer: Somebody
      beforeAll(async () => {
        testServer = await openServerAndBrowser()
        creator = await openCreator(testServer, language)
        newcomer = await registerAt(testServer.running, 'newcomer@example.com')
      })
      afterAll(() => testServer.close())

      const asVisitor = (walk: Walk) => faultsOnWalk(walk, testServer, creator)
      const asCreator = (walk: Walk) => faultsOnWalk(walk, testServer, creator, creator.who)

      it('[AX1] [AX7] [AX8] [AX11] home', async () => {
        expect(await asVisitor(walkHome)).toEqual([])
      })

      it('[AX1] [AX7] [AX8] the login, step by step', async () => {
        expect(await asVisitor((walker) => walkLogin(walker, testServer))).toEqual([])
      })

      it('[AX1] [AX7] [AX8] the pages for everybody', async () => {
        expect(await asVisitor(walkOpenPages)).toEqual([])
      })

      it('[AX1] [AX7] [AX8] what a creator sees of home', async () => {
        expect(await asCreator(walkHomeAsCreator)).toEqual([])
      })

      it('[AX1] [AX4] [AX5] [AX7] [AX8] [AX11] the creation of a game', async () => {
        expect(await asCreator(walkCreation)).toEqual([])
      })

      it('[AX1] [AX7] [AX8] [AX10] the lists of a newcomer', async () => {
        expect(await faultsOnWalk(walkEmptyShelf, testServer, creator, newcomer)).toEqual([])
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
        expect(await asVisitor(walkPlay)).toEqual([])
      })
    },
  )
}
