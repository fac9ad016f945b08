import type { GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { addressedTexts } from './addresses.ts'
import { unescaped } from './texts.ts'

/** Where a list's things stand: the first of an id is the one that has it. */
const placesIn = (ids: readonly Id[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, at) => [String(id), at] as const).toReversed())

type PathOf = (parts: readonly string[]) => string | undefined

/** Addresses name fields as the entities do, and `gamePath` takes those names. */
const named = <N extends string>(field: string | undefined): N => field as N

const idsOf = (list: readonly { id: Id }[]): ReadonlyMap<string, number> =>
  placesIn(list.map(({ id }) => id))

/** Paths of things in a list: an id, and then a field of the thing. */
function inList<T extends { id: Id }>(
  list: readonly T[],
  pathOf: (at: number, rest: readonly string[], one: T) => string | undefined,
): PathOf {
  const places = idsOf(list)
  return ([id = '', ...rest]) => {
    // an address is of something that stands in the list
    const at = places.get(id) as number
    return pathOf(at, rest, list[at] as T)
  }
}

const tasksAt = (tasks: readonly Task[], pathOf: (at: number) => string): PathOf =>
  inList(tasks, (at, [field]) => gamePath.ofTask(pathOf(at), named(field)))

function npcPaths({ npcs }: GameSnapshot): PathOf {
  return inList(npcs, (at, [field, place, part], { traits }) => {
    if (field !== 'traits') return gamePath.npc(at, named(field))
    const path = gamePath.trait(at, traits, Number(place), named(part))
    // a sentence alone has no effect beside it
    const isAlone = path === gamePath.trait(at, traits, Number(place), 'name')
    return part === 'effect' && isAlone ? undefined : path
  })
}

/** The parts of a game by the first part of their addresses. */
function partsOf(game: GameSnapshot): Readonly<Record<string, PathOf>> {
  const contents = new Map(game.contents.map((one) => [one.key, one] as const).toReversed())
  const nodes = new Map(
    [...contents].map(([key, { nodes: all }]) => [
      key,
      inList(all, (at, [field, ...rest], { options }) => {
        const path = gamePath.node(key, at)
        if (field !== 'options') return gamePath.ofNode(path, named(field))
        return inList(options, (place, [part]) => gamePath.option(path, place, named(part)))(rest)
      }),
    ]),
  )
  const tasks = new Map(
    [...contents].map(([key, one]) => [
      key,
      tasksAt(one.tasks, (at) => gamePath.contentTask(key, at)),
    ]),
  )
  const chapters = inList(game.chapters, (at, [field, ...rest], chapter) =>
    field === 'tasks'
      ? tasksAt(chapter.tasks, (place) => gamePath.chapterTask(at, place))(rest)
      : gamePath.chapter(at, named(field)),
  )
  return {
    basics: ([name]) => gamePath.element(named(name)),
    locations: inList(game.locations, (at, [field]) => gamePath.location(at, named(field))),
    player: ([field]) => gamePath.player(named(field)),
    npcs: npcPaths(game),
    npcTasks: tasksAt(game.npcTasks, gamePath.npcTask),
    story: ([part, ...rest]) =>
      part === 'prologue' ? gamePath.prologue(Number(rest[0])) : chapters(rest),
    nodes: ([key = '', ...rest]) => nodes.get(key)?.(rest),
    tasks: ([key = '', ...rest]) => tasks.get(key)?.(rest),
  }
}

/** Where each text of a game stands in its wire form now, by its address (GM11). */
export function pathsOfTexts(game: GameSnapshot): ReadonlyMap<string, string> {
  const parts = partsOf(game)
  return new Map(
    addressedTexts(game).flatMap(({ address }) => {
      const [part = '', ...rest] = address.split('/').map(unescaped)
      const path = parts[part]?.(rest)
      return path === undefined ? [] : [[address, path] as const]
    }),
  )
}
