import { TEXT_FIELDS, type TextFieldName, textAddressOf } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Task } from '#schemas/task.ts'
import type { Names, Speech } from './words/speech.ts'

/** What the places of a game are called, by address: whole things and each of their texts. */
export type Titles = ReadonlyMap<string, string>

/** Names the places of a game as a creator would. */
export function titlesOf(game: GameSnapshot, names: Names): Titles {
  const found = new Map<string, string>()
  const put = (address: string, title: string): void => {
    if (!found.has(address)) found.set(address, title)
  }
  const putParts = (address: string, owner: string, parts: readonly TextFieldName[]): void => {
    if (owner !== '') put(address, owner)
    for (const part of parts) put(`${address}/${part}`, names.of(owner, names.parts[part]))
  }
  const at = (...parts: readonly Id[]): string => textAddressOf(...parts)

  put('basics', names.game)
  put('story/prologue', names.prologue)
  putParts('basics', '', TEXT_FIELDS.basics)
  putParts('player', names.player, TEXT_FIELDS.player)
  for (const { id, name } of game.locations)
    putParts(at('locations', id), name, TEXT_FIELDS.location)
  putPeople(game, names, putParts)
  for (const place of game.prologue.keys())
    put(at('story', 'prologue', place), names.paragraph(place + 1))
  putTasks(game, names, putParts)
  for (const { id } of game.chapters)
    putParts(at('story', 'chapters', id), names.chapter(id), TEXT_FIELDS.chapter)
  putNodes(game, names, putParts, put)
  return found
}

/** What the places at some addresses are called. */
export function titlesAt(
  game: GameSnapshot,
  addresses: readonly string[],
  { names }: Speech,
): string[] {
  const titles = titlesOf(game, names)
  return addresses.map((address) => titles.get(address) ?? address)
}

type PutParts = (address: string, owner: string, parts: readonly TextFieldName[]) => void

function putPeople(game: GameSnapshot, names: Names, putParts: PutParts): void {
  for (const { id, name, traits } of game.npcs) {
    const address = textAddressOf('npcs', id)
    putParts(address, name, TEXT_FIELDS.npc)
    for (const [place, trait] of traits.entries()) {
      const owner = names.of(name, names.trait(trait.name))
      putParts(`${address}/traits/${place}`, owner, TEXT_FIELDS.trait)
    }
  }
}

function putTasks(game: GameSnapshot, names: Names, putParts: PutParts): void {
  const nameById = new Map(game.npcs.map(({ id, name }) => [String(id), name]))
  const inChapter = (number: number | null, { name }: Task): string =>
    number === null ? names.task(name) : names.of(names.chapter(number), names.task(name))
  for (const task of game.npcTasks) {
    const owner = nameById.get(String(task.roleId))
    const title = owner === undefined ? names.task(task.name) : names.taskOf(owner, task.name)
    putParts(textAddressOf('npcTasks', task.id), title, TEXT_FIELDS.task)
  }
  for (const { id, tasks } of game.chapters)
    for (const task of tasks)
      putParts(
        textAddressOf('story', 'chapters', id, 'tasks', task.id),
        inChapter(id, task),
        TEXT_FIELDS.task,
      )
  for (const { key, index, tasks } of game.contents)
    for (const task of tasks)
      putParts(
        textAddressOf('tasks', key, task.id),
        names.inPlay(inChapter(index, task)),
        TEXT_FIELDS.task,
      )
}

/** A node is called by its id alone where no other chapter has the id. */
function putNodes(
  { contents }: GameSnapshot,
  names: Names,
  putParts: PutParts,
  put: (address: string, title: string) => void,
): void {
  const count = new Map<number, number>()
  for (const { id } of contents.flatMap(({ nodes }) => nodes))
    count.set(id, (count.get(id) ?? 0) + 1)
  const called = ({ id }: KeyNode, index: number | null): string =>
    (count.get(id) ?? 0) < 2 || index === null
      ? names.node(id)
      : names.of(names.chapter(index), names.node(id))
  for (const { key, index, nodes } of contents)
    for (const node of nodes) {
      const [address, owner] = [textAddressOf('nodes', key, node.id), called(node, index)]
      putParts(address, owner, TEXT_FIELDS.node)
      node.options.forEach(({ id }, place) => {
        const option = `${address}/${textAddressOf('options', id)}`
        put(option, names.of(owner, names.option(place + 1)))
        put(`${option}/content`, names.of(owner, names.option(place + 1)))
        put(`${option}/reply`, names.of(owner, names.reply(place + 1)))
      })
    }
}
