import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { composeReducer } from '#plugins/fold.ts'
import { gamePlugins } from '#plugins/index.ts'
import { live } from '#plugins/live/index.ts'
import { factsOfFrames } from '#plugins/live/intake.ts'
import type { Draft } from '#schemas/draft.ts'
import { definitionOf, type GameEvent } from '#schemas/events/index.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import { dialectOf } from '../spec-server/dialect.ts'
import { digestOf, ourDigest } from '../spec-server/digest.ts'
import { endingOf, framesOf } from '../spec-server/tell.ts'
import { runs } from '../sweep.ts'
import { opened, SCRIPT } from './game-logs.ts'

const reduce = composeReducer([...gamePlugins, live])
const game = sampleGame('zh_CN')
const wanted = ourDigest(game)

/** The draft after one more frame, as the bus would fold it. */
function heard(before: Draft, frame: unknown): Draft {
  return factsOfFrames(before, [decodeFrame(JSON.stringify(frame))]).reduce((draft, input) => {
    const envelope = { id: 'e', seq: 1, at: 0, version: null, scriptId: SCRIPT }
    const checked = definitionOf(input.type)?.schema.parse({ ...envelope, ...input })
    return reduce(draft, checked as GameEvent)
  }, before)
}

it('[EV2] [EV3] [LV15] the frames of any dialect, each twice and in any order, make the same game', () => {
  const told = dialectOf.chain((dialect) => {
    const frames = framesOf(SCRIPT, game, dialect)
    const twice = [...frames, ...frames, endingOf(SCRIPT, dialect), endingOf(SCRIPT, dialect)]
    const all = { minLength: twice.length, maxLength: twice.length }
    return fc.shuffledSubarray(twice, all)
  })
  fc.assert(
    fc.property(told, (frames) => {
      const draft = frames.reduce(heard, opened())
      expect(draft.session.live).toMatchObject({ malformed: 0, ignored: 0, numbered: false })
      expect(digestOf(draft)).toEqual(wanted)
    }),
    { numRuns: runs(200) },
  )
})
