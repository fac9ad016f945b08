import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mediaFolders } from '#server/media/media-folders.ts'
import { compose, SAMPLE_RATE } from '#server/media/music/compose.ts'
import { renderMusic } from '#server/media/music/music.ts'
import { SHIPPED_LOOPS, shippedLoop } from '#server/media/music/shipped.ts'
import type { MusicBrief } from '#server/media/music-brief.ts'
import { swept } from '../sweep.ts'

const brief: MusicBrief = { mood: 'storm', bed: 'sea', seed: 'seam' }

// The position written into the last page is the number of samples a player will decode.
function samplesOf(ogg: Buffer): number {
  return Number(ogg.readBigInt64LE(ogg.lastIndexOf('OggS') + 6))
}

function rateOf(ogg: Buffer): number {
  return ogg.readUInt32LE(ogg.indexOf('vorbis') + 6 + 4 + 1)
}

const NEAR = 240

/** How much wider the step from the last sample to the first is than the widest of the hundredth of a second around it. */
function seamOf(track: Float32Array | readonly number[], length: number): number {
  const at = (place: number): number => track[(place + length) % length] ?? 0
  const step = (place: number): number => Math.abs(at(place) - at(place - 1))
  let widest = 0
  for (let place = 1; place <= NEAR; place++) widest = Math.max(widest, step(place), step(-place))
  return step(0) / widest
}

describe('music', () => {
  it('[MD13] runs from its end into its beginning without a step', () => {
    const { left, right, length } = compose(brief)
    for (const track of [left, right]) {
      expect(seamOf(track, length)).toBeLessThanOrEqual(1.5)
      // the same loop, ended where it does not belong, has a step one can hear
      const cut = [0.31, 0.47, 0.63, 0.79].map((part) => seamOf(track, Math.round(length * part)))
      expect(Math.max(...cut)).toBeGreaterThan(2)
      expect(Math.max(...track.slice(0, SAMPLE_RATE).map(Math.abs))).toBeGreaterThan(0.02)
      expect(track.every((value) => Math.abs(value) <= 0.95)).toBe(true)
    }
  }, 60_000)

  it.runIf(swept([0, 1, 2, 3], 4).includes(0))(
    '[MD8] [MD13] encodes the same Ogg Vorbis loop twice, as long as it was composed',
    async () => {
      const short: MusicBrief = { mood: 'clear', bed: 'none', seed: 'length' }
      const [first, second] = [await renderMusic(short), await renderMusic(short)]
      expect(Buffer.compare(first, second)).toBe(0)
      const ogg = Buffer.from(first)
      expect(rateOf(ogg)).toBe(SAMPLE_RATE)
      expect(samplesOf(ogg)).toBe(compose(short).length)
    },
    60_000,
  )

  it('[MD14] ships ten loops of 40 to 70 seconds, none above 350 kB', () => {
    const folder = mediaFolders('unused').music
    expect(readdirSync(folder).filter((name) => name.endsWith('.ogg'))).toHaveLength(10)
    for (const loop of SHIPPED_LOOPS) {
      const path = join(folder, shippedLoop({ ...loop, seed: 'any' }))
      expect(path).toContain(`${loop.mood}-${loop.bed}.ogg`)
      expect(statSync(path).size).toBeLessThanOrEqual(350 * 1024)
      const seconds = samplesOf(readFileSync(path)) / SAMPLE_RATE
      expect(seconds).toBeGreaterThan(40)
      expect(seconds).toBeLessThan(70)
    }
  })

  it('[MD14] picks a loop of the same mood where the bed is not shipped', () => {
    expect(shippedLoop({ mood: 'snow', bed: 'clock', seed: 'x' })).toBe('snow-wind.ogg')
    expect(shippedLoop({ mood: 'dust', bed: 'wind', seed: 'x' })).toBe('dust-none.ogg')
  })
})
