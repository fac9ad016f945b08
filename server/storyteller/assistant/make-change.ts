import { textAt } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { fieldAddress, type NamedField } from './fields.ts'
import { type Made, notOne } from './made.ts'
import { isSomebody, makeRename, makeReplacement, type Where } from './make-rename.ts'
import type { Wish } from './reading/wish.ts'
import { addressesOf, type Target } from './target.ts'
import { fieldOf, type Looking, targetOf } from './targets.ts'
import { titlesAt } from './titles.ts'
import { becoming, likeBefore, writtenAt } from './values.ts'

type ChangeWish = Extract<Wish, { verb: 'change' }>
type Thing = Extract<Target, { kind: 'thing' }>
type Text = Extract<Target, { kind: 'text' }>

/** A change as it was read: what it is of, in the request's words, what to, and where. */
type Asked = { what: string; to: string; where: Where; becomes: boolean; isQuoted: boolean }

/** What each kind of thing is called by, or says, where it is told otherwise as a whole. */
const MAIN_FIELD: Readonly<Record<Thing['owner'], NamedField>> = {
  game: 'title',
  player: 'title',
  person: 'title',
  place: 'title',
  chapter: 'title',
  task: 'title',
  trait: 'title',
  node: 'line',
  option: 'line',
}

const SHOWN = 60

function setAt({ game, reading }: Looking, addresses: readonly string[], typed: string): Made {
  const texts = addresses.map((address) => ({
    address,
    text: writtenAt(game, reading.values, address, typed),
  }))
  const text = texts[0]?.text ?? ''
  if (text === '') return { refused: ({ refusals }) => refusals.empty }
  return {
    operation: { kind: 'set', texts },
    sentence: ({ plans }, places) => {
      const title = places[0]?.title ?? ''
      return text.length <= SHOWN ? plans.set(title, text) : plans.rewritten(title)
    },
  }
}

/** Words quoted of a text are put otherwise where they were quoted. */
function withWords(address: string, there: string, words: string, typed: string): Made {
  const to = likeBefore(words, typed.trim())
  if (to === '') return { refused: ({ refusals }) => refusals.empty }
  const text = there.replace(words, () => to)
  return {
    operation: { kind: 'set', texts: [{ address, text }] },
    sentence: ({ plans }, places) =>
      words.length <= SHOWN && to.length <= SHOWN
        ? plans.replaced(words, to, places.length)
        : plans.rewritten(places[0]?.title ?? ''),
  }
}

/** A text is written anew, a name wherever it is said, quoted words where they were quoted. */
function changedText(looking: Looking, { addresses, words }: Text, asked: Asked): Made | undefined {
  const { to, where } = asked
  const address = addresses[0] ?? ''
  const named = nameTarget(looking.game, address)
  if (named !== undefined) return makeRename(looking.game, named, words, to, where)
  const there = textAt(looking.game, address)
  if (words === '' && isVague(asked) && isFarShorter(to, there ?? '')) return undefined
  return words === '' || there === undefined
    ? setAt(looking, addresses, to)
    : withWords(address, there, words, to)
}

/** `The intro should be funny` says how: a word or two are not what a whole text becomes. */
const isFarShorter = (to: string, there: string): boolean =>
  there.length > SHOWN / 2 && A_WORD_OR_TWO.test(to)

const A_WORD_OR_TWO =
  /^(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,5}|(?!an? )\S{1,12}(?: \S{1,12})?)$/iu

/** Whose name stands at an address. */
function nameTarget(game: GameSnapshot, address: string): Thing | undefined {
  const npc = game.npcs.find(({ id }) => address === `npcs/${id}/name`)
  if (npc !== undefined)
    return { kind: 'thing', owner: 'person', address: `npcs/${npc.id}`, name: npc.name }
  const place = game.locations.find(({ id }) => address === `locations/${id}/name`)
  if (place !== undefined)
    return { kind: 'thing', owner: 'place', address: `locations/${place.id}`, name: place.name }
  return address === 'player/name'
    ? { kind: 'thing', owner: 'player', address: 'player', name: game.player?.name ?? '' }
    : undefined
}

/** What somebody becomes: older, a woman, a baker; undefined where it is none of these, or may be a name. */
function become(looking: Looking, target: Thing, { to, becomes }: Asked): Made | undefined {
  const value = becoming(looking.game, looking.reading.values, to)
  if (value === undefined || (value.part === 'job' && !becomes)) return undefined
  const address = fieldAddress(target.owner, target.address, value.part)
  return address === undefined ? undefined : setAt(looking, [address], to)
}

/** Of a place the whole name is meant, however much of it was said. */
const saidOfPerson = (said: string, target: Thing): string => (isSomebody(target) ? said : '')

function changedThing(looking: Looking, target: Thing, asked: Asked): Made | undefined {
  const { game, request } = looking
  const made = isSomebody(target) ? become(looking, target, asked) : undefined
  if (made !== undefined) return made
  if (!mayName(looking, asked) || (isSomebody(target) && isVague(asked))) return undefined
  const isNamed = (isSomebody(target) || target.owner === 'place') && target.name !== ''
  if (isNamed)
    return makeRename(
      game,
      target,
      saidOfPerson(request.open(asked.what), target),
      asked.to,
      asked.where,
    )
  const field = fieldOf(target, MAIN_FIELD[target.owner])
  return field?.kind === 'text' ? setAt(looking, field.addresses, asked.to) : undefined
}

/** `Make it a baker` names nothing; `パン屋にして` may. */
const mayName = ({ reading }: Looking, { becomes }: Asked): boolean =>
  !becomes || reading.becomesNames

/** `Make it a poem` may say how, and not what: only what is quoted is then taken for what is to be written. */
const isVague = ({ becomes, isQuoted }: Asked): boolean => becomes && !isQuoted

/** A text, or a thing that is told as a whole, where it is not named by a field. */
const isWhole = (looking: Looking, target: Target): boolean =>
  target.kind === 'text'
    ? target === looking.quoted && target.words === ''
    : target.kind === 'entry' ||
      (target.kind === 'thing' && !isSomebody(target) && target.owner !== 'place')

function changedTarget(looking: Looking, target: Target, asked: Asked): Made | undefined {
  if (isVague(asked) && isWhole(looking, target)) return undefined
  switch (target.kind) {
    case 'several':
      return notOne(looking.request.open(asked.what), target)
    case 'text':
      return changedText(looking, target, asked)
    case 'thing':
      return changedThing(looking, target, asked)
    case 'task': {
      const names = target.addresses.map((address) => `${address}/name`)
      return mayName(looking, asked) ? setAt(looking, names, asked.to) : undefined
    }
    case 'entry': {
      const text = target.list.startsWith('npcs') ? '/name' : ''
      return setAt(looking, [`${target.list}/${target.at}${text}`], asked.to)
    }
    case 'prologue':
      return undefined
  }
}

/** It is told what is to change, and not what to. */
const toWhat = ({ game }: Looking, target: Target): Made => ({
  refused: (speech) => speech.refusals.toWhat(titlesAt(game, addressesOf(target), speech)[0] ?? ''),
})

/** The first reading of which something of the game is meant, else the first of which the game says the words. */
function firstMade(
  looking: Looking,
  { readings, becomes }: ChangeWish,
  where: Where,
): Made | undefined {
  const { request, reading } = looking
  for (const { what, to } of readings) {
    const target = targetOf(looking, what)
    if (target === undefined) continue
    if (to === '') return toWhat(looking, target)
    const isQuoted = request.isQuoted(to)
    return changedTarget(looking, target, { what, to: request.open(to), where, becomes, isQuoted })
  }
  if (becomes && !reading.becomesNames) return undefined
  for (const { what, to } of readings) {
    const isWords = to !== '' && !reading.references.this.test(what)
    const made = isWords ? makeReplacement(looking, what, to, where) : undefined
    if (made !== undefined) return made
  }
  return undefined
}

/** Why nothing was made: the words are not there, or what they mean cannot be changed so; undefined where nothing is meant. */
function notMade(looking: Looking, { readings, becomes }: ChangeWish): Made | undefined {
  const isMeant = readings.some(({ what }) => targetOf(looking, what) !== undefined)
  if (isMeant) return { refused: ({ refusals }) => refusals.cannot.change }
  const [only, ...others] = readings
  const words = only === undefined || others.length > 0 ? '' : looking.request.open(only.what)
  if (becomes || words === '' || words.length > SHOWN) return undefined
  return { refused: ({ refusals }) => refusals.notFound(words) }
}

/** Reads what a change is of and to; `here` is what was quoted. */
export function makeChange(
  looking: Looking,
  wish: ChangeWish,
  quotes: readonly string[],
): Made | undefined {
  const { request, reading } = looking
  if (wish.here && quotes.length === 0) return { refused: ({ refusals }) => refusals.unclear }
  const isManner = wish.readings.every(
    ({ to }) => !request.isQuoted(to) && reading.manner.test(to.trim()),
  )
  if (isManner) return { refused: ({ refusals }) => refusals.cannot.other }
  return firstMade(looking, wish, wish.here ? quotes : null) ?? notMade(looking, wish)
}
