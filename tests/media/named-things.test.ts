import { describe, expect, it } from 'vitest'
import { NAMED_THINGS } from '#server/media/named-things.ts'
import { rasterise } from '#server/media/paint/mesh/raster.ts'
import { locationScene } from '#server/media/paint/room/location.ts'
import { namedPlacements } from '#server/media/paint/room/named-places.ts'
import type { OpenPlan, RoomPlan } from '#server/media/paint/room/plan.ts'
import { HOME_PLANS } from '#server/media/paint/room/plans-home.ts'
import { OPEN_PLANS } from '#server/media/paint/room/plans-open.ts'
import { PUBLIC_PLANS } from '#server/media/paint/room/plans-public.ts'
import { WORK_PLANS } from '#server/media/paint/room/plans-work.ts'
import type { Room } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'

const PLANS: Readonly<Record<string, RoomPlan | OpenPlan>> = {
  ...HOME_PLANS,
  ...WORK_PLANS,
  ...PUBLIC_PLANS,
  ...OPEN_PLANS,
}
const SIZE = { width: 240, height: 135 }

/** How many points of a picture show what was added to a place. */
function shown(room: Room, thing: (typeof NAMED_THINGS)[number], style: 'ANIME' | 'RENDER_3D') {
  const scene = (things?: readonly [typeof thing]) =>
    locationScene(
      { kind: 'location', place: 'manor', room, mood: 'clear', ...(things && { things }) },
      style,
      createRandom('one'),
      SIZE,
    )
  const [plain, added] = [scene(), scene([thing])]
  const { owner } = rasterise(added.geometry, added.camera)
  return owner.filter((triangle) => triangle >= plain.geometry.count).length
}

describe('named things', () => {
  it('[MD32] each is seen in rooms or under the sky where it was not, in every look', () => {
    const rooms: readonly Room[] = ['store', 'workshop', 'stage', 'cabin', 'garden', 'shore']
    for (const style of ['ANIME', 'RENDER_3D'] as const)
      for (const thing of NAMED_THINGS)
        expect(
          rooms.some((room) => shown(room, thing, style) > 20),
          `${thing} ${style}`,
        ).toBe(true)
  }, 60_000)

  it('[MD32] stands on nothing else, and three of them at most', () => {
    for (const [room, plan] of Object.entries(PLANS)) {
      const added = namedPlacements(NAMED_THINGS, plan, plan.things)
      expect(added.length).toBeLessThanOrEqual(3)
      for (const [at, [prop, x, z]] of added.entries()) {
        for (const [other, otherX, otherZ, , y = 0] of [...plan.things, ...added.slice(0, at)]) {
          // one may stand on a rug and under a lamp
          if (other === 'rug' || y > 0.3) continue
          const apart = Math.hypot(x - otherX, z - otherZ)
          expect(apart, `${prop} and ${other} in the ${room}`).toBeGreaterThan(0.25)
        }
      }
    }
  })

  it('[MD32] is not set up twice where the place has it', () => {
    expect(
      namedPlacements(['clock', 'piano'], HOME_PLANS.parlour, HOME_PLANS.parlour.things),
    ).toEqual([])
    expect(namedPlacements(['stool'], HOME_PLANS.study, HOME_PLANS.study.things)).toHaveLength(1)
    expect(namedPlacements(['well'], HOME_PLANS.study, HOME_PLANS.study.things)).toEqual([])
  })
})
