import { addressedTexts } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { withoutRespect } from './east-names.ts'
import type { Made } from './made.ts'
import type { WordPair } from './operation.ts'
import { isBorne, namesBut, pairsForPerson, pairsForThing } from './renaming.ts'
import type { Target } from './target.ts'
import type { Looking } from './targets.ts'
import { asName } from './values.ts'

type Thing = Extract<Target, { kind: 'thing' }>

/** Where words are changed: in some places, or (null) everywhere. */
export type Where = readonly string[] | null

const refused = (why: 'same' | 'empty'): Made => ({ refused: ({ refusals }) => refusals[why] })

const replacing = (
  pairs: readonly WordPair[],
  where: Where,
  sentence: Extract<Made, { operation: unknown }>['sentence'],
): Made =>
  pairs.length === 0
    ? refused('same')
    : {
        operation: {
          kind: 'replace',
          pairs: [...pairs],
          within: where === null ? null : [...where],
        },
        sentence,
      }

/** Is it a person or the player? */
export const isSomebody = ({ owner }: Thing): boolean => owner === 'person' || owner === 'player'

/** A name and its part that the request says: `椎名さん` and `早瀬さん` are 椎名 and 早瀬. */
function saidOf(name: string, said: string, to: string): { said: string; to: string } {
  const bare = withoutRespect(said)
  const isPart = bare !== '' && name.toLowerCase().includes(bare.toLowerCase())
  if (!isPart) return { said: name, to }
  return { said: bare, to: bare === said ? to : withoutRespect(to) }
}

/** Somebody is named otherwise; `said` is what the request calls them. */
function renamedPerson(
  game: GameSnapshot,
  person: Thing,
  said: string,
  name: string,
  where: Where,
): Made {
  const asked = saidOf(person.name, said, name)
  const others = namesBut(game, person.address)
  if (isBorne(asked.to, others)) return { refused: ({ refusals }) => refusals.taken(asked.to) }
  const pairs = pairsForPerson(game, person, asked.said, asked.to)
  if (others.includes(pairs.find(({ from }) => from === person.name)?.to ?? ''))
    return { refused: ({ refusals }) => refusals.taken(asked.to) }
  return replacing(pairs, where, ({ plans }, places) =>
    plans.renamed(asked.said, asked.to, places.length),
  )
}

/** Somebody or a place is named otherwise wherever the name is said. */
export function makeRename(
  game: GameSnapshot,
  thing: Thing,
  said: string,
  typed: string,
  where: Where,
): Made {
  const to = asName(typed)
  if (to === '') return refused('empty')
  if (isSomebody(thing)) return renamedPerson(game, thing, said, to, where)
  const isPart = said !== '' && thing.name.includes(said)
  const name = isPart ? thing.name.replace(said, () => to) : to
  if (namesBut(game, '').includes(name)) return { refused: ({ refusals }) => refusals.taken(name) }
  return replacing(pairsForThing(game, thing.name, name), where, ({ plans }, places) =>
    plans.renamed(thing.name, name, places.length),
  )
}

/** Words of the game are said otherwise; undefined where nothing says them. */
export function makeReplacement(
  { game, request }: Looking,
  what: string,
  typed: string,
  where: Where,
): Made | undefined {
  const from = request.open(what)
  if (from === '' || from.length > 300) return undefined
  const text = request.open(typed).trim()
  const to = request.isQuoted(typed) ? text : asName(text)
  if (to === '') return refused('empty')
  const pairs = pairsForThing(game, from, to)
  const isSaid = pairs.length > 0 || addressedTexts(game).some((one) => one.text.includes(from))
  if (!isSaid) return undefined
  return replacing(pairs, where, ({ plans }, places) => plans.replaced(from, to, places.length))
}
