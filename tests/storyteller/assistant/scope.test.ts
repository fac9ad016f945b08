import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressedTexts } from '#core/game/addresses.ts'
import { editsBetween, editsOutside } from '#core/game/edits.ts'
import { SIZES } from '#schemas/limits.ts'
import { Operation } from '#server/storyteller/assistant/operation.ts'
import { playFaultsOf } from '#server/storyteller/assistant/proof.ts'
import { runs } from '../../sweep.ts'
import { ask, edited, editsFor, GAMES } from './asking.ts'
import { nameOf, requestsFor } from './requests.ts'

const asked = fc
  .tuple(fc.constantFrom(...GAMES), nameOf, fc.nat(), fc.array(fc.boolean(), { minLength: 40 }))
  .map(([game, name, at, ticks]) => {
    const requests = requestsFor(game, name)
    // there is always one
    const request = requests[at % requests.length] as (typeof requests)[number]
    return { game, request, isTicked: (place: number) => ticks[place % ticks.length] === true }
  })

const texts = (game: Parameters<typeof addressedTexts>[0]) =>
  new Map(addressedTexts(game).map(({ address, text }) => [address, text]))

/** What is played, without its words. */
const skeleton = (game: (typeof GAMES)[number]) =>
  game.contents.map(({ nodes }) =>
    nodes.map((node) => ({
      ...node,
      content: '',
      prompt: '',
      puzzle: '',
      options: node.options.map((option) => ({ ...option, content: '', reply: '' })),
    })),
  )

describe('carrying out', () => {
  it('[AS6] changes nothing outside the rows that were left ticked, whichever these are', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ game, request, isTicked }) => {
        const plan = await ask(game, request.text, request.quotes)
        if (plan.kind !== 'plan') return
        const scope = plan.places.map(({ address }) => address).filter((_, at) => isTicked(at))
        const edits = await editsFor(game, plan, scope)
        expect(editsOutside(edits, scope)).toEqual([])
        const made = edited(game, edits)
        expect(editsOutside(editsBetween(game, made), scope)).toEqual([])
        const known = new Set(playFaultsOf(game))
        expect(playFaultsOf(made).filter((fault) => !known.has(fault))).toEqual([])
        expect(skeleton(made)).toEqual(skeleton(game))
      }),
      { numRuns: runs(150) },
    )
  })

  it('[AS7] changes exactly the places of the plan, each from its text to the text the plan says', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ game, request }) => {
        const plan = await ask(game, request.text, request.quotes)
        if (plan.kind !== 'plan') return
        // stored and read again
        expect(Operation.parse(JSON.parse(JSON.stringify(plan.operation)))).toEqual(plan.operation)
        const made = edited(game, await editsFor(game, plan))
        const addresses = plan.places.map(({ address }) => address)
        expect(editsBetween(game, made).map(({ address }) => address)).toEqual(
          expect.arrayContaining(addresses),
        )
        expect(editsBetween(game, made)).toHaveLength(addresses.length)
        expect(new Set(addresses).size).toBe(addresses.length)
        if (plan.operation.kind === 'remove')
          expect(plan.places.every(({ now, then }) => now !== '' && then === '')).toBe(true)
        else if (plan.operation.kind === 'add')
          expect(plan.places.every(({ now, then }) => now === '' && then !== '')).toBe(true)
        else
          for (const { address, now, then, title, reason } of plan.places) {
            expect(texts(game).get(address) ?? '').toBe(now)
            expect(texts(made).get(address)).toBe(then)
            expect(title).not.toBe(address)
            expect(reason).not.toBe('')
          }
      }),
      { numRuns: runs(150) },
    )
  })

  it('[AS9] never leaves a text empty or longer than there is room for', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ game, request }) => {
        const plan = await ask(game, request.text, request.quotes)
        if (plan.kind !== 'plan' || plan.operation.kind === 'remove') return
        for (const { address, then } of plan.places) {
          expect(then.trim()).not.toBe('')
          expect(then.length).toBeLessThanOrEqual(
            /\/(?:name|title|age)$/.test(address) ? SIZES.line : SIZES.text,
          )
        }
      }),
      { numRuns: runs(80) },
    )
  })
})
