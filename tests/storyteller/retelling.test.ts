import { afterAll, describe, expect, it } from 'vitest'
import { addressedTexts, textAt } from '#core/game/addresses.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { provenTelling } from '#server/storyteller/builtin/proven.ts'
import { retell } from '#server/storyteller/builtin/retell.ts'
import { choicesIn, createTrace, turningOf } from '#server/storyteller/builtin/telling/turning.ts'
import { retellBeside } from '#server/storyteller/retell-beside.ts'
import { briefOf, IDEAS, LANGUAGES } from './ideas.ts'

const BRIEFS = LANGUAGES.flatMap((language) =>
  IDEAS[language].slice(0, 3).map((idea) => briefOf(idea, language)),
)
const texts = (game: ReturnType<typeof provenGame>) => addressedTexts(snapshotOf(game))

describe('telling once more', () => {
  it('[AS14] the same choices tell the same game, whatever is marked meanwhile', () => {
    for (const brief of BRIEFS) {
      const telling = provenTelling(brief)
      const { choices, turning } = createTrace()
      const marked = texts(telling.tellAgain(turning))
      expect(marked.flatMap(({ text }) => choicesIn(text)).length).toBeGreaterThan(50)
      const again = telling.tellAgain(turningOf(choices, new Map()))
      expect(texts(again)).toEqual(texts(telling.game))
      expect(texts(provenGame(brief))).toEqual(texts(telling.game))
    }
  })

  it('[AS14] one choice that is turned changes its own places, and the game stays sound', () => {
    for (const brief of BRIEFS) {
      const telling = provenTelling(brief)
      const { choices, turning } = createTrace()
      const marked = texts(telling.tellAgain(turning))
      const at = choices.findIndex(
        ({ line }, place) =>
          line.length > 1 && marked.some(({ text }) => choicesIn(text).includes(place)),
      )
      const { line = [], drawn = '' } = choices[at] ?? {}
      const other = line.find((variant) => variant !== drawn) ?? ''
      const game = telling.tellAgain(turningOf(choices, new Map([[at, other]])))
      const before = new Map(texts(telling.game).map(({ address, text }) => [address, text]))
      const changed = texts(game).filter(({ address, text }) => before.get(address) !== text)
      const places = marked.filter(({ text }) => choicesIn(text).includes(at))
      expect(changed.length).toBeGreaterThan(0)
      expect(places.map(({ address }) => address)).toEqual(
        expect.arrayContaining(changed.map(({ address }) => address)),
      )
      expect(faultsOf(game)).toEqual([])
    }
  })

  it('[AS14] no more ways are told than were asked for, and those as without a limit', () => {
    for (const brief of BRIEFS) {
      const all = retell({ brief, addresses: ['basics/title'] })
      const one = retell({ brief, addresses: ['basics/title'], most: 1 })
      expect(one.others).toEqual(all.others.slice(0, 1))
      expect(one.first).toEqual(all.first)
    }
  })

  it('[AS14] no way differs from the first in nothing, and none where there is one telling', () => {
    for (const brief of BRIEFS) {
      const { first, others } = retell({ brief, addresses: ['basics/title'] })
      expect(others.length).toBeGreaterThan(0)
      for (const other of others)
        expect(other.every(({ address, text }) => textAt(first, address) !== text)).toBe(true)
      expect(retell({ brief, addresses: ['player/age'] }).others).toEqual([])
    }
  })

  describe('in a process of its own', () => {
    const reteller = retellBeside()
    afterAll(() => reteller.close())

    it('[AS14] tells the same words, and nothing to whoever has left', async () => {
      const job = { brief: briefOf(IDEAS.en_US[0] ?? '', 'en_US'), addresses: ['basics/title'] }
      expect(await reteller.retell(job, AbortSignal.timeout(30_000))).toEqual(retell(job))
      await expect(reteller.retell(job, AbortSignal.abort())).rejects.toThrow()
    })
  })
})
