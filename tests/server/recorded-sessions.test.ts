import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { digestOf } from '#core/engine/replay.ts'
import { readRecording } from '#core/record.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { isRecording } from '../sweep.ts'
import { SCENES } from './recorded-scenes.ts'
import { openRecordedWorld } from './recorded-world.ts'

const FOLDER = 'fixtures/sessions'
const reduce = composeReducer(plugins)

/** What a recording tells: its types of facts, and the draft it ends in. */
function toldBy(text: string) {
  const recording = readRecording(text)
  if ('refused' in recording) throw new Error(recording.refused)
  expect(recording.rejected).toEqual({ count: 0, lines: [] })
  const draft = fold(reduce, recording.base, recording.events)
  return { types: new Set(recording.events.map(({ type }) => type)), draft }
}

/** Ships what was recorded in place of what is shipped. */
async function ship(name: string, text: string): Promise<void> {
  const file = `${FOLDER}/digests.json`
  const digests: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  digests[`${name}.jsonl`] = await digestOf(toldBy(text).draft)
  writeFileSync(`${FOLDER}/${name}.jsonl`, text)
  const inOrder = Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`)
}

describe('a shipped session', () => {
  it.each(Object.entries(SCENES))(
    '[RE6] %s: recorded anew it shows the same and ends in the same game',
    async (name, { note, play, shows }) => {
      const world = await openRecordedWorld()
      const aya = await world.device()
      try {
        await play(world, aya)
        const text = world.named(aya.record(note))
        if (isRecording) await ship(name, text)
        const [anew, shipped] = [
          toldBy(text),
          toldBy(readFileSync(`${FOLDER}/${name}.jsonl`, 'utf8')),
        ]
        for (const type of shows) expect(shipped.types).toContain(type)
        for (const type of shows) expect(anew.types).toContain(type)
        expect(gameSnapshot(anew.draft)).toEqual(gameSnapshot(shipped.draft))
        expect(text).not.toContain(world.who.token)
      } finally {
        await world.close()
      }
    },
    60_000,
  )
})
