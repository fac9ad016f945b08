import { addressedTexts } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { eastPairs, isEast } from './east-names.ts'
import type { WordPair } from './operation.ts'

const TITLE_WORD =
  /^(?:dr|mr|mrs|ms|miss|sir|dame|lady|lord|captain|capt|professor|prof|father|mother|brother|sister|aunt|uncle|saint|st)\.?$/i
const ARTICLE = /^the\s+/i

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
/** Before another word: `the lantern-room key`. */
const hyphened = (words: string): string => words.replaceAll(' ', '-')
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** The parts of a name that may be said alone; a title is none. */
export const partsOfName = (name: string): string[] =>
  name.split(/[\s　・]+/u).filter((part) => part.length > 0 && !TITLE_WORD.test(part))

/** The names of everybody in a game but those at an address. */
export const namesBut = ({ npcs, player }: GameSnapshot, address: string): string[] => [
  ...npcs.filter(({ id }) => `npcs/${id}` !== address).map(({ name }) => name),
  ...(player === null || address === 'player' ? [] : [player.name]),
]

/** Does somebody else bear a name, whole or as a part? */
export function isBorne(name: string, others: readonly string[]): boolean {
  const wanted = name.trim().toLowerCase()
  return others.some(
    (other) =>
      other.toLowerCase() === wanted ||
      partsOfName(other).some((part) => part.toLowerCase() === wanted),
  )
}

/** Names in scripts with spaces: the whole, then its first and its last part where nobody else bears them. */
function spacedPairs(name: string, to: string, others: readonly string[]): WordPair[] {
  const [parts, made] = [partsOfName(name), partsOfName(to)]
  const [first, last] = [parts[0], parts.at(-1)]
  const pairs = [
    { from: name, to },
    { from: parts.join(' '), to: made.join(' ') },
  ]
  if (parts.length > 1 && first !== undefined && last !== undefined)
    pairs.push({ from: first, to: made[0] ?? to }, { from: last, to: made.at(-1) ?? to })
  return pairs.filter(({ from }, at) => at === 0 || (from.length > 1 && !isBorne(from, others)))
}

/** A part of a name, said alone or in the whole name. */
const partPairs = (name: string, part: string, to: string): WordPair[] => [
  { from: name, to: name.replace(part, () => to) },
  { from: part, to },
]

/**
 * How somebody is named otherwise everywhere: the whole name, and what is said of it alone. `said` is what the
 * request calls them, the whole name or a part of it.
 */
export function pairsForPerson(
  game: GameSnapshot,
  person: { address: string; name: string },
  said: string,
  to: string,
): WordPair[] {
  const { name, address } = person
  const told = addressedTexts(game)
    .map(({ text }) => text)
    .join('\n')
  const part = name.toLowerCase().indexOf(said.toLowerCase())
  const isPart = said !== '' && part >= 0 && said.length < name.length
  const others = namesBut(game, address)
  const pairs = isPart
    ? partPairs(name, name.slice(part, part + said.length), to)
    : isEast(name)
      ? eastPairs(name, to, others, told, game.brief.language)
      : spacedPairs(name, to, others)
  return kept(pairs, told)
}

/** Named with its article, `the landing` is a place and `landing` may be anything. */
const isOwnName = (bare: string): boolean => /\p{Lu}|[\s-]/u.test(bare)

/** How a place or a thing is named otherwise, with the article it is said with. */
export function pairsForThing(game: GameSnapshot, name: string, to: string): WordPair[] {
  const told = addressedTexts(game)
    .map(({ text }) => text)
    .join('\n')
  if (!ARTICLE.test(name))
    return kept(
      [
        { from: name, to },
        { from: capital(name), to: capital(to) },
      ],
      told,
    )
  const bare = name.replace(ARTICLE, '')
  const [newBare, named] = [to.replace(ARTICLE, ''), ARTICLE.test(to)]
  const withArticle = (article: string): string => (named ? `${article} ${newBare}` : to)
  const pairs = [small(bare), capital(bare), hyphened(bare)].flatMap((from) => [
    { from: `the ${from}`, to: withArticle('the') },
    { from: `The ${from}`, to: capital(withArticle('The')) },
  ])
  const alone = isOwnName(bare)
    ? [
        { from: bare, to: newBare },
        { from: capital(bare), to: capital(newBare) },
        { from: hyphened(bare), to: newBare },
      ]
    : []
  return kept([...pairs, ...alone], told)
}

/** Each wording once, and only what the game says. */
function kept(pairs: readonly WordPair[], told: string): WordPair[] {
  const seen = new Set<string>()
  return pairs.filter(({ from, to }) => {
    const isNew = from !== '' && to !== '' && from !== to && !seen.has(from) && told.includes(from)
    seen.add(from)
    return isNew
  })
}
