import { textAddressOf } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { isEast, withoutRespect } from './east-names.ts'
import type { FieldOwner } from './fields.ts'
import { partsOfName } from './renaming.ts'
import { addressesOf, type Target } from './target.ts'

/** Words as they are compared: without article, capitals and kinds of apostrophe. */
export const plain = (words: string): string =>
  words
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(?:the|a|an)\s+/, '')
    .replaceAll('’', "'")

/** Something of a game and what it is called. */
export type Named = { target: Target; name: string }

/** A thing that has an address of its own. */
export const thing = (owner: FieldOwner, address: string, name: string): Named => ({
  target: { kind: 'thing', owner, address, name },
  name,
})

const peopleOf = ({ npcs, player }: GameSnapshot): Named[] => [
  ...npcs.map(({ id, name }) => thing('person', textAddressOf('npcs', id), name)),
  ...(player === null || player.name === '' ? [] : [thing('player', 'player', player.name)]),
]

/** The places of a game. */
export const namedPlaces = ({ locations }: GameSnapshot): Named[] =>
  locations.map(({ id, name }) => thing('place', textAddressOf('locations', id), name))

/** The chapter with an id. */
export const chapterAt = (
  { chapters }: GameSnapshot,
  id: number | undefined,
): Target | undefined => {
  const chapter = chapters.find((one) => one.id === id)
  return (
    chapter &&
    thing('chapter', textAddressOf('story', 'chapters', chapter.id), chapter.title).target
  )
}

/** The only one that was found; of several, where they stand. */
export const chosen = (found: readonly Named[]): Target | undefined => {
  const [first, ...others] = found
  if (first === undefined) return undefined
  return others.length === 0
    ? first.target
    : { kind: 'several', addresses: found.flatMap(({ target }) => addressesOf(target).slice(0, 1)) }
}

/** What is called so, whole. */
export function calledSo(named: readonly Named[], words: string): Target | undefined {
  const wanted = plain(words)
  if (wanted === '') return undefined
  const whole = named.filter(({ name }) => plain(name) === wanted)
  return chosen(whole)
}

/** Who is called so; a part of the name is enough where only one bears it. */
export function personCalled(game: GameSnapshot, words: string): Target | undefined {
  const people = peopleOf(game)
  const wanted = plain(words)
  const whole = calledSo(people, words)
  if (whole !== undefined || wanted === '') return whole
  const spaced = people.filter(({ name }) =>
    partsOfName(name).some((part) => plain(part) === wanted),
  )
  if (spaced.length > 0) return chosen(spaced)
  // 静姝 of 方静姝, 御堂 of 御堂泰造 and 御堂さん
  const east = withoutRespect(words)
  const isPart = isEast(east) && (east.length > 1 || east !== words)
  return isPart
    ? chosen(people.filter(({ name }) => name.startsWith(east) || name.endsWith(east)))
    : undefined
}

/** The chapters of a game by their titles. */
export const chaptersOf = ({ chapters }: GameSnapshot): Named[] =>
  chapters.map(({ id, title }) => thing('chapter', textAddressOf('story', 'chapters', id), title))
