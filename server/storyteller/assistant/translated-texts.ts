import { addressedTexts, textAt } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { OtherWords, Translation } from '../reteller.ts'
import { renamerOf } from './known-telling.ts'

type Texts = ReadonlyMap<string, string>
/** What the storyteller says at each address, in each language it tells a game in. */
export type Tellings = ReadonlyMap<GameLanguage, Texts>

const textsBy = (words: OtherWords): Texts =>
  new Map(words.map(({ address, text }) => [address, text]))

const PLACE_NAME = /^locations\/[^/]+\/name$/

/**
 * The game as it is named, where a place that was translated is called as it was told: only what its creator called
 * otherwise is carried into every language.
 */
function asNamed(game: GameSnapshot, first: GameSnapshot, all: readonly Texts[]): GameSnapshot {
  const locations = game.locations.map((location) => {
    const address = `locations/${location.id}/name`
    const isTold = all.some((texts) => texts.get(address) === location.name)
    return isTold ? { ...location, name: textAt(first, address) ?? location.name } : location
  })
  return { ...game, locations }
}

/** A first telling whose places are called as in another language, where their creator has called them otherwise. */
function withPlaces(first: GameSnapshot, named: GameSnapshot, texts: Texts): GameSnapshot {
  const locations = first.locations.map((location) => {
    const address = `locations/${location.id}/name`
    const isRenamed = textAt(named, address) !== location.name
    return isRenamed ? { ...location, name: texts.get(address) ?? location.name } : location
  })
  return { ...first, locations }
}

/** What is said at each address in each language, in the names a game has by now. */
export function tellingsOf(
  game: GameSnapshot,
  own: GameLanguage,
  { first, tellings }: Translation,
): Tellings {
  const said: [GameLanguage, Texts][] = [
    [own, textsBy(addressedTexts(first))],
    ...tellings.map(({ language, texts }): [GameLanguage, Texts] => [language, textsBy(texts)]),
  ]
  const named = asNamed(
    game,
    first,
    said.map(([, texts]) => texts),
  )
  return new Map(
    said.map(([language, texts]) => {
      const told = language === own ? first : withPlaces(first, named, texts)
      const renamed = renamerOf(told, named, [...texts.values()])
      // a place's own name stays as it is told: where it was renamed it is not the storyteller's
      return [
        language,
        new Map(
          [...texts].map(([address, text]) => [
            address,
            PLACE_NAME.test(address) ? text : renamed(text),
          ]),
        ),
      ]
    }),
  )
}

/** What else was told at some addresses, in the names a game has by now. */
export function toldAgain(
  game: GameSnapshot,
  { first, tellings }: Translation,
  others: readonly OtherWords[],
): Texts[] {
  const all = tellings.map(({ texts }) => textsBy(texts))
  const renamed = renamerOf(first, asNamed(game, first, all), words(others))
  return others.map((other) => textsBy(other.map((one) => ({ ...one, text: renamed(one.text) }))))
}

const words = (others: readonly OtherWords[]): string[] =>
  others.flatMap((other) => other.map(({ text }) => text))

/** The texts of a language for some places of a game, and which of these were written since or have none. */
export type Translated = {
  readonly texts: readonly { address: string; text: string }[]
  readonly written: readonly string[]
  readonly without: readonly string[]
}

/** What some places of a game say in a language; a text that the storyteller did not tell is its writer's. */
export function translated(
  game: GameSnapshot,
  asked: readonly string[],
  to: GameLanguage,
  tellings: Tellings,
  retold: readonly Texts[],
): Translated {
  const all = [...tellings.values(), ...retold]
  const kindOf = (address: string): 'texts' | 'written' | 'without' => {
    const now = textAt(game, address)
    if (!all.some((texts) => texts.get(address) === now)) return 'written'
    return tellings.get(to)?.has(address) ? 'texts' : 'without'
  }
  const by = Object.groupBy(asked, kindOf)
  const texts = (by.texts ?? []).map((address) => ({
    address,
    text: tellings.get(to)?.get(address) ?? '',
  }))
  return { texts, written: by.written ?? [], without: by.without ?? [] }
}
