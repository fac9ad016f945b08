import { describe, expect, it } from 'vitest'
import { Brief } from '#schemas/settings.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { thingsInText } from '#server/storyteller/builtin/things/things-in-text.ts'

describe('things in a text', () => {
  it.each([
    ['There is a desk, a bell, and a clock over the door.', ['desk', 'standingBell', 'clock']],
    ['Eight oars hang on the wall; the pews are full.', ['oars', 'bench']],
    ['The galley is as long as a bed, and there is no stove.', []],
    ['It went well; someone chested the ball.', []],
    ['有架钢琴，墙边一条长凳，一只炉子。', ['piano', 'bench', 'stove']],
    ['修理棚里一张床那么长的木板。', []],
    ['井戸のわきに、樽と縁台がある。', ['well', 'barrel', 'bench']],
    ['眼鏡が忘れてある。神棚はない。', []],
  ])('[MD31] %s', (text, things) => {
    expect(thingsInText(text)).toEqual(things)
  })

  it.each(['journey-parcel.1', 'classic'])(
    '[MD31] the rooms of a game are told the painter with what their texts name (%s)',
    (outlineKey) => {
      const { locations, pictures } = provenMaterial(
        Brief.parse({
          ...{ idea: 'A letter must reach the hospital', language: 'en_US', outlineKey },
          ...{ outlineText: '', artStyle: 'ANIME', audience: 'ALL' },
          ...{ duration: 'normal', ageGroup: 'ADULT' },
        }),
      )
      const named = locations.flatMap(({ id, description }) => {
        const picture = pictures.find(({ shown }) => 'location' in shown && shown.location === id)
        const subject = picture?.brief.subject
        if (subject?.kind !== 'location') throw new Error(`${id} is not painted`)
        expect(subject.things ?? []).toEqual(thingsInText(description))
        return subject.things ?? []
      })
      expect(named.length).toBeGreaterThan(0)
    },
  )
})
