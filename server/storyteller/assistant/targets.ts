import { liesIn, textAddressOf } from '#core/game/addresses.ts'
import type { TaskCopy } from '#core/game/task-copies.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import {
  calledSo,
  chapterAt,
  chaptersOf,
  chosen,
  type Named,
  namedPlaces,
  personCalled,
  plain,
  thing,
} from './called.ts'
import { fieldAddress, type NamedField } from './fields.ts'
import { numberOf } from './reading/numbers.ts'
import type { Request } from './reading/request.ts'
import { groupsOf, type RequestReading } from './reading/wish.ts'
import { addressesOf, type Target } from './target.ts'
import { tasksTold } from './tasks.ts'

/** Where a phrase of a request is looked for. */
export type Looking = {
  game: GameSnapshot
  request: Request
  reading: RequestReading
  quoted: Target | undefined
  /** How many owners are being looked for, each in the phrase of the one before. */
  depth?: number
}

const DEEPEST = 3

function numbered({ game, reading }: Looking, phrase: string): Target | undefined {
  const { chapter, lastChapter, node, paragraph, prologue } = reading.references
  const ofChapter = groupsOf(chapter, phrase)
  const number = numberOf(ofChapter?.number ?? ofChapter?.ordinal ?? '')
  if (lastChapter.test(phrase)) return chapterAt(game, game.chapters.at(-1)?.id)
  if (number !== undefined) return chapterAt(game, number)
  if (prologue.test(phrase) && game.prologue.length > 0) return { kind: 'prologue' }
  const nodeId = groupsOf(node, phrase)?.number
  if (nodeId !== undefined) return nodeCalled(game, Number(nodeId), groupsOf(node, phrase)?.chapter)
  const told = groupsOf(paragraph, phrase)
  if (told === undefined) return undefined
  const last = told.last !== undefined || told.ordinal === 'last'
  const at = last
    ? game.prologue.length
    : numberOf(told.number ?? told.ordinal ?? told.second ?? '')
  const text = at === undefined ? undefined : game.prologue[at - 1]
  return at === undefined || text === undefined
    ? undefined
    : { kind: 'entry', list: 'story/prologue', at: at - 1, text }
}

function nodeCalled(
  { contents }: GameSnapshot,
  id: number,
  chapter: string | undefined,
): Target | undefined {
  const chapters = contents.filter(
    ({ index }) => chapter === undefined || index === Number(chapter),
  )
  const found = chapters.flatMap(({ key, nodes }) =>
    nodes
      .filter((node) => node.id === id)
      .map(() => thing('node', textAddressOf('nodes', key, id), `${key}: ${id}`)),
  )
  return chosen(found)
}

function traitCalled(looking: Looking, phrase: string): Target | undefined {
  const { game, request, reading, quoted } = looking
  for (const pattern of reading.references.trait) {
    const found = groupsOf(pattern, phrase)
    if (found === undefined) continue
    const name = plain(request.open(found.name ?? ''))
    const owner = found.owner === undefined ? quoted : targetOf(deeper(looking), found.owner)
    const at = owner === undefined ? '' : (addressesOf(owner)[0] ?? '')
    const named = game.npcs
      .filter(({ id }) => !at.startsWith('npcs/') || textAddressOf('npcs', id) === at)
      .flatMap(({ id, traits, name: whose }) =>
        traits.flatMap((trait, place): Named[] => {
          const list = textAddressOf('npcs', id, 'traits')
          const target: Target = { kind: 'entry', list, at: place, text: trait.name }
          return plain(trait.name) === name ? [{ target, name: `${trait.name} (${whose})` }] : []
        }),
      )
    if (named.length > 0) return chosen(named)
  }
  return undefined
}

const asNamed = (tasks: readonly TaskCopy[][]): Named[] =>
  tasks.map((copies) => {
    const name = copies[0]?.task.name ?? ''
    return { name, target: { kind: 'task', name, addresses: copies.map(({ address }) => address) } }
  })

/** The tasks somebody gives, or of a chapter. */
const tasksUnder = (game: GameSnapshot, owner: Target | undefined): TaskCopy[][] =>
  owner?.kind !== 'thing'
    ? []
    : tasksTold(game).filter((copies) =>
        copies.some(
          ({ address, task }) =>
            `npcs/${task.roleId}` === owner.address || liesIn(address, owner.address),
        ),
      )

/** A task by its name, by its name and whose it is, or as the only one of somebody. */
function taskCalled(looking: Looking, phrase: string): Target | undefined {
  const { game, request, reading } = looking
  for (const pattern of reading.references.task) {
    const found = groupsOf(pattern, phrase)
    const name = found?.name
    if (name === undefined) continue
    const all =
      found?.owner === undefined
        ? tasksTold(game)
        : tasksUnder(game, targetOf(deeper(looking), found.owner))
    const owner = (): Target | undefined =>
      personCalled(game, request.open(name.replace(/(?:['’]s?|的|の)$/u, '')))
    const called =
      calledSo(asNamed(all), request.open(name)) ?? chosen(asNamed(tasksUnder(game, owner())))
    if (called !== undefined) return called
  }
  return undefined
}

/** The same text of something: one for each of its addresses. */
export function fieldOf(target: Target, field: NamedField): Target | undefined {
  const text = (found: readonly (string | undefined)[]): Target | undefined => {
    const addresses = found.filter((address) => address !== undefined)
    return addresses.length === 0 ? undefined : { kind: 'text', addresses, words: '' }
  }
  if (target.kind === 'thing') return text([fieldAddress(target.owner, target.address, field)])
  if (target.kind === 'task')
    return text(target.addresses.map((address) => fieldAddress('task', address, field)))
  if (target.kind === 'entry' && target.list !== 'story/prologue')
    return text([fieldAddress('trait', `${target.list}/${target.at}`, field)])
  return undefined
}

const wordsBy = new WeakMap<
  RequestReading,
  { patterns: readonly RegExp[]; fieldBy: Map<string, NamedField> }
>()

function fieldWords(reading: RequestReading) {
  const known = wordsBy.get(reading)
  if (known !== undefined) return known
  // the keys are those of a record of fields
  const entries = Object.entries(reading.fields) as [NamedField, readonly string[]][]
  const fieldBy = new Map(
    entries.flatMap(([field, words]) => words.map((word) => [word, field] as const)),
  )
  const longest = [...fieldBy.keys()].toSorted((one, other) => other.length - one.length)
  const made = { patterns: reading.fieldPatterns(longest.join('|')), fieldBy }
  wordsBy.set(reading, made)
  return made
}

const GAME: Target = { kind: 'thing', owner: 'game', address: 'basics', name: '' }
const playerOf = ({ player }: GameSnapshot): Target | undefined =>
  player === null ? undefined : thing('player', 'player', player.name).target

/** A text by what it is of; of nothing named, it is of what was quoted, else of the game, else of the player. */
function fieldCalled(looking: Looking, phrase: string): Target | undefined {
  const { patterns, fieldBy } = fieldWords(looking.reading)
  for (const pattern of patterns) {
    const found = groupsOf(pattern, phrase)
    const field = fieldBy.get((found?.field ?? '').toLowerCase())
    if (found === undefined || field === undefined) continue
    const named = found.owner
    const owners =
      named === undefined
        ? [looking.quoted, GAME, playerOf(looking.game)]
        : [targetOf(deeper(looking), named)]
    for (const owner of owners) {
      const text = owner === undefined ? undefined : fieldOf(owner, field)
      if (text !== undefined) return text
    }
  }
  return undefined
}

const deeper = (looking: Looking): Looking => ({ ...looking, depth: (looking.depth ?? 0) + 1 })

/** What a phrase of a request means in a game; '' and `this` are what was quoted. */
export function targetOf(looking: Looking, words: string): Target | undefined {
  const { game, request, reading, quoted } = looking
  const phrase = words.trim().replace(/[,，、]$/u, '')
  if ((looking.depth ?? 0) > DEEPEST) return undefined
  if (phrase === '' || reading.references.this.test(phrase)) return quoted
  if (reading.references.game.test(phrase)) return GAME
  if (reading.references.player.test(phrase)) return playerOf(game)
  const name = request.open(phrase)
  const called = (): Target | undefined => {
    const bare = request.open(reading.bare(phrase))
    return (
      personCalled(game, name) ??
      calledSo(namedPlaces(game), name) ??
      calledSo(asNamed(tasksTold(game)), name) ??
      calledSo(chaptersOf(game), name) ??
      personCalled(game, bare) ??
      calledSo(namedPlaces(game), bare)
    )
  }
  if (request.isQuoted(phrase)) return called()
  return (
    numbered(looking, phrase) ??
    called() ??
    fieldCalled(looking, phrase) ??
    taskCalled(looking, phrase) ??
    traitCalled(looking, phrase)
  )
}
