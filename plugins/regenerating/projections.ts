import { values } from '#core/engine/table.ts'
import { textAddressOf } from '#core/game/addresses.ts'
import { projection } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { Siblings } from '#schemas/regenerating.ts'
import { gamePath } from '#schemas/wire/game-path.ts'

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

/** The cover, and the pictures of places and characters, can be painted another way. */
const PICTURE = /^(?:cover|initial_element\.locations\[\d+\]\.image|npc_list\.npcs\[\d+\]\.photo)$/

/** Is it a picture that stands at a path? */
export const isPicture = (path: string): boolean => PICTURE.test(path)

/** A written game of which it is not known yet what comes in more than one telling. */
export const isRetellableUnread = projection(
  'regenerating.retellableUnread',
  (draft) =>
    [
      processComplete(draft) && draft.session.account.user !== null,
      draft.session.regenerating.retellable,
    ] as const,
  (isReadable, retellable): boolean => isReadable && retellable === null,
)

/** The wire paths of the cards that come in more than one telling, wherever they stand by now. */
export const retellablePaths = projection(
  'regenerating.retellablePaths',
  ({ script: { npcs, basics, story }, session: { regenerating } }) =>
    [regenerating.retellable, npcs.cast, basics.locations, story.chapters] as const,
  (retellable, cast, locations, chapters): ReadonlySet<string> => {
    const known = new Set(retellable === 'asked' ? [] : retellable)
    const paths = [
      ['basics/intro', gamePath.element('intro')],
      ['basics/worldOverview', gamePath.element('worldOverview')],
      ['story/prologue', gamePath.prologue()],
      ...values(chapters).map(({ id }, at) => [
        textAddressOf('story', 'chapters', id),
        gamePath.chapter(at),
      ]),
      ['player', gamePath.player()],
      ...values(cast).map(({ id }, at) => [textAddressOf('npcs', id), gamePath.npc(at)]),
      ...values(locations).map(({ id }, at) => [
        textAddressOf('locations', id),
        gamePath.location(at),
      ]),
    ] as const
    return new Set(
      known.size === 0
        ? []
        : paths.flatMap(([address, path]) => (known.has(address) ? [path] : [])),
    )
  },
)

/** Whether another telling of a part may be asked for by a button of its card. */
export const isTellableAmong = (retellable: ReadonlySet<string>, path: string): boolean =>
  isPicture(path) || retellable.has(path)

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

/** Of each part that was told more than once: the telling it has now among its siblings. */
export const placesByPath = projection(
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
