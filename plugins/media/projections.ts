import { cover, locations } from '#plugins/basics/projections.ts'
import { projection } from '#plugins/kit.ts'
import { cast } from '#plugins/npcs/projections.ts'

/** A picture that belongs to the game as it is told so far is not painted yet. */
export const isUnpainted = projection(
  'media.unpainted',
  (draft) => [cover(draft), locations(draft), cast(draft)] as const,
  (picture, places, members) =>
    picture === null ||
    places.some((place) => place.image === null) ||
    members.some((npc) => npc.photo === null && npc.avatar === null),
)
