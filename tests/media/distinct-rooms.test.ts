import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distinctRooms } from '#server/media/distinct-rooms.ts'
import { paint } from '#server/media/paint/paint.ts'
import { type LocationSubject, ROOMS, type Room } from '#server/media/picture.ts'
import { runs } from '../sweep.ts'
import { LOOKS } from './briefs.ts'

const OUTDOORS = new Set<Room>(['garden', 'street', 'yard', 'deck', 'shore', 'platform'])
const placeOf = (room: Room): LocationSubject => ({
  kind: 'location',
  place: 'lighthouse',
  room,
  mood: 'storm',
})
const rooms = fc.array(fc.constantFrom(...ROOMS).map(placeOf), { minLength: 1, maxLength: 10 })

describe('the rooms of a game', () => {
  it('[MD24] no two share a layout, and the first of a kind keeps it', () => {
    fc.assert(
      fc.property(rooms, (told) => {
        const laid = distinctRooms(told)
        expect(new Set(laid.map(({ room, layout }) => `${room} ${layout}`)).size).toBe(told.length)
        for (const [at, subject] of told.entries()) {
          const isFirst = told.findIndex(({ room }) => room === subject.room) === at
          if (isFirst) expect(laid[at]).toEqual(subject)
          // nobody comes from a cellar into the rain
          expect(OUTDOORS.has(laid[at]?.room ?? 'deck')).toBe(OUTDOORS.has(subject.room))
        }
      }),
      { numRuns: runs(200) },
    )
  })

  it('[MD24] a place without kin is painted the other way round', async () => {
    for (const room of ['shore', 'shrine'] as const) {
      const brief = { subject: placeOf(room), style: LOOKS[0], seed: 'a' }
      const [first, other] = [
        await paint(brief, 0.2),
        await paint({ ...brief, subject: { ...brief.subject, layout: 1 } }, 0.2),
      ]
      expect(Buffer.compare(first.bytes, other.bytes)).not.toBe(0)
    }
  })
})
