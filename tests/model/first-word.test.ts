import { asyncScheduler, firstValueFrom, takeWhile, toArray } from 'rxjs'
import { expect, it } from 'vitest'
import { connectModel } from '#server/model/connect.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import { openGenerator } from '../server/written-games.ts'
import { gameWishes } from './game-wishes.ts'
import { providerServer } from './provider-server.ts'
import { draftIn, goodModel } from './scripted-model.ts'

/** How long the provider takes for each piece of 24 letters. */
const PIECE_MS = 60
const LIMIT_MS = 300
const MANY = 8
const clock = { now: () => Date.now(), scheduler: asyncScheduler }

it('[ML45] the first words of a scene are reported within 300 ms after the provider’s first piece, and more of them with the next ones', async () => {
  const [wish] = gameWishes(1)
  const asked: number[] = []
  const good = goodModel('en_US')
  const says = (question: Parameters<typeof draftIn>[0]) => {
    if (draftIn(question) !== undefined) asked.push(performance.now())
    return good(question)
  }
  const { choice } = await providerServer(says, { latency: PIECE_MS })
  const chosen = choice('openai-compatible')
  const known = { model: await connectModel(chosen), keepsSchema: true }
  const teller = createModelStoryteller(createBuiltinStoryteller(), { choice: chosen, known })
  const games = await openGenerator(teller, clock)
  let heard = 0
  const parts = firstValueFrom(
    games.generator.parts$.pipe(
      takeWhile(() => ++heard < MANY, true),
      toArray(),
    ),
  )
  let firstAt = 0
  games.generator.parts$.subscribe(() => {
    firstAt ||= performance.now()
  })
  await games.begin('script', wish?.start)
  const told = await parts
  await games.close()
  const texts = told.map(({ fact }) =>
    fact.type === 'nodes/written' ? (fact.payload.chapter.nodes[0]?.content ?? '') : '',
  )
  expect(firstAt - (asked[0] ?? 0)).toBeLessThan(PIECE_MS + LIMIT_MS)
  expect(texts[0]).not.toBe('')
  for (const [at, text] of texts.entries()) expect(text.startsWith(texts[at - 1] ?? '')).toBe(true)
  expect(new Set(texts).size).toBeGreaterThan(MANY / 2)
})
