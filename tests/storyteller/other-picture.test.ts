import { describe, expect, it } from 'vitest'
import type { GameSnapshot } from '#schemas/game.ts'
import { plannedGame, provenGame } from '#server/storyteller/builtin/index.ts'
import { otherPicture } from '#server/storyteller/builtin/other-picture.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import type { OtherPicture } from '#server/storyteller/port.ts'
import { briefOf, IDEAS } from './ideas.ts'

const brief = briefOf(IDEAS.en_US[0] ?? '', 'en_US')
const plan = plannedGame(brief)
const game: GameSnapshot = snapshotOf(provenGame(brief))
const [first] = game.npcs
const id = first?.id ?? 0
const asked = (change: Partial<OtherPicture>): OtherPicture => ({
  part: { npc: id },
  salt: '1',
  game,
  ...change,
})
const changed = (change: object): GameSnapshot => ({
  ...game,
  npcs: game.npcs.map((npc) => (npc.id === id ? { ...npc, ...change } : npc)),
})

describe('another picture of a told game', () => {
  it('[PN2] keeps whom or what it shows, and is another take for each salt', () => {
    const [one, other] = ['1', '2'].map((salt) => otherPicture(plan, asked({ salt })))
    expect(one?.take).not.toBe(other?.take)
    expect({ ...one, take: '' }).toEqual({ ...other, take: '' })
    const place = { location: game.locations[0]?.id ?? '' }
    expect(otherPicture(plan, asked({ part: place }))).toMatchObject({
      subject: { kind: 'location' },
      take: '1',
    })
    expect(otherPicture(plan, asked({ part: { cover: true } }))?.seed).toMatch(/~1$/)
  })

  it('[PN7] shows the age and the gender that were written by hand, and only these', () => {
    const before = otherPicture(plan, asked({}))
    const older = otherPicture(plan, asked({ game: changed({ age: '88', gender: 'Male' }) }))
    expect(older?.subject).toEqual({ ...before?.subject, age: 88, sex: 'male' })
    const vague = otherPicture(plan, asked({ game: changed({ age: 'ancient', gender: 'ghost' }) }))
    expect(vague).toEqual(before)
  })

  it('[PN7] paints somebody new in the style of the cover, and no place it does not know', () => {
    const more = { ...game, npcs: first ? [{ ...first, id: 99, age: '9', gender: 'girl' }] : [] }
    expect(otherPicture(plan, asked({ part: { npc: 99 }, game: more }))).toMatchObject({
      subject: { kind: 'portrait', sex: 'female', age: 9 },
      style: brief.artStyle,
    })
    expect(otherPicture(plan, asked({ part: { npc: 99 } }))).toBeUndefined()
    expect(otherPicture(plan, asked({ part: { location: 'attic of nowhere' } }))).toBeUndefined()
  })
})
