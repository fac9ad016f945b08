import { projection } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { Siblings } from '#schemas/regenerating.ts'

/** The version whose tellings are to be counted; null where they are, and where there can be none. */
export const uncountedVersion = projection(
  'regenerating.uncounted',
  (draft) =>
    [
      processComplete(draft) && draft.session.account.user !== null,
      draft.script.script.scriptVersion.value,
      draft.session.regenerating.readAt,
    ] as const,
  (isReadable, present, readAt): number | null =>
    isReadable && readAt !== 'missing' && present > 0 && readAt !== present ? present : null,
)

/** The part whose other telling is on its way; null where none is. */
export const partOnItsWay = projection(
  'regenerating.part',
  ({ script: { script }, session: { regenerating } }) =>
    [regenerating.asked, regenerating.reached > script.scriptVersion.value] as const,
  (asked, isComing): string | null => asked ?? (isComing ? '' : null),
)

/** The texts of the game and its story come in more than one telling; what is a name or a trait does not. */
const TELLABLE =
  /^(?:initial_element\.\w+|script_outline\.prologue|script_outline\.(?:\w+\.)?\w+\[\d+\])$/
/** The cover, and the pictures of places and characters, can be painted another way. */
const PICTURE = /^(?:cover|initial_element\.locations\[\d+\]\.image|npc_list\.npcs\[\d+\]\.photo)$/

/** Is it a picture that stands at a path? */
export const isPicture = (path: string): boolean => PICTURE.test(path)

/** Whether another telling of a part may be asked for by a button of its card. */
export const isTellable = (path: string): boolean => TELLABLE.test(path) || isPicture(path)

/** Which telling of how many a part has now, and the versions of those beside it. */
export type TellingPlace = {
  number: number
  count: number
  earlier: number | null
  later: number | null
}

function placeAmong({ at, of }: Siblings): TellingPlace | null {
  const now = of.indexOf(at)
  if (now < 0 || of.length < 2) return null
  return {
    number: now + 1,
    count: of.length,
    earlier: of[now - 1] ?? null,
    later: of[now + 1] ?? null,
  }
}

const placesByPath = projection(
  'regenerating.places',
  ({ session: { regenerating } }) => [regenerating.siblings] as const,
  (siblings): ReadonlyMap<string, TellingPlace> =>
    new Map(
      siblings.flatMap((one) => {
        const place = placeAmong(one)
        return place === null ? [] : [[one.path, place] as const]
      }),
    ),
)

/** The telling a part has now among its siblings; null where it was told once. */
export const tellingOf = (draft: Draft, path: string): TellingPlace | null =>
  placesByPath(draft).get(path) ?? null
