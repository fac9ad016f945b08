import { describe, expect, it } from 'vitest'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import {
  isPlaceNamed,
  placeFor,
  placeOnTheWay,
  standingIn,
  WORLDS,
} from '#server/storyteller/engine/place-for.ts'
import type { PlacePack } from '#server/storyteller/engine/place-pack.ts'
import { PLACE_SORTS, type PlaceSort } from '#server/storyteller/reading/typed/shape.ts'

type Sorts = readonly PlaceSort[]
const place = (is: Sorts, holds: Sorts = [], suits: string[] = []) => ({ is, holds, suits })
const named = (where: string, ...whereSorts: PlaceSort[]) => ({ where, whereSorts })

describe('how the place of an idea stands to one that is told', () => {
  it.each([
    ['no name, of its sort', place(['shop']), named('', 'shop'), 'is'],
    ['no name, of a sort it holds', place(['town'], ['shop']), named('', 'shop'), 'unnamed'],
    ['nothing at all', place(['shop']), named(''), 'unnamed'],
    ['unknown, by its words', place(['shop'], [], ['bakery']), named('old bakery'), 'is'],
    ['unknown, by none', place(['shop'], [], ['bakery']), named('old mill'), 'elsewhere'],
    ['of its sort', place(['shop']), named('bakery', 'shop'), 'is'],
    ['of a sort it holds', place(['town'], ['shop']), named('bakery', 'shop'), 'within'],
    ['of another sort', place(['town']), named('bakery', 'shop'), 'elsewhere'],
    ['of its sort, in a world', place(['shop']), named('bakery', 'shop', 'planet'), 'elsewhere'],
    [
      'of its sort, in a world it has',
      place(['shop'], ['planet']),
      named('bakery', 'shop', 'planet'),
      'is',
    ],
    [
      'of its sort, in its world',
      place(['planet'], ['shop']),
      named('bakery', 'shop', 'planet'),
      'within',
    ],
    ['of its sort, in a town', place(['shop']), named('bakery', 'shop', 'town'), 'is'],
    ['held, in a town', place(['village'], ['shop']), named('bakery', 'shop', 'town'), 'within'],
  ] as const)('[PG73] %s', (_, told, idea, standing) => {
    expect(standingIn(told, idea)).toBe(standing)
  })

  it('[PG73] a world is no other ground, and what lies where nobody thinks of it is said to', () => {
    const onGround = PLACE_SORTS.filter(
      (sort) => standingIn(place(['shop']), named('bakery', 'shop', sort)) === 'is',
    )
    expect(PLACE_SORTS.filter((sort) => !onGround.includes(sort) && sort !== 'shop')).toEqual(
      PLACE_SORTS.filter((sort) => WORLDS.has(sort)),
    )
    const apart = PLACE_SORTS.filter(
      (sort) => standingIn(place([sort], ['office']), named('office', 'office')) === 'elsewhere',
    )
    expect(apart.toSorted()).toEqual([
      ...['air', 'aircraft', 'castle', 'planet', 'rail', 'realm', 'ship', 'space', 'undersea'],
    ])
    for (const sort of apart)
      expect(standingIn(place([sort], ['office']), named('office', 'office', sort))).toBe('within')
  })
})

const pack = (id: string, rest: Partial<PlacePack>): PlacePack =>
  ({
    ...{ id, suits: [`${id} word`], is: ['town'], holds: [], names: [id, id] },
    ...{ hazard: { words: [] }, ...rest },
  }) as unknown as PlacePack

describe('where an idea is told', () => {
  const idea = { ...named(''), nouns: [] as string[], event: '', idea: '' }
  const places = [
    pack('shop', { is: ['shop'] }),
    pack('town', { is: ['town'], holds: ['shop', 'work'] }),
    pack('planet', { is: ['planet'], ahead: true }),
    pack('museum', { is: ['stage'], named: true }),
    pack('pier', { is: ['canal'] }),
  ]
  const foundIn = (part: Partial<typeof idea>, at?: Sorts) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const { place: found, standing } = placeFor(
        { places },
        { ...idea, ...part },
        at === undefined ? {} : { at },
        createRng(seed),
      )
      return `${found.id} ${standing}`
    })
  const each = (one: string) => Array.from({ length: 8 }, () => one)

  it('[PG73] is a place of its sort before one that such a place lies in, and that before its nouns', () => {
    expect(foundIn(named('bakery', 'shop'))).toEqual(each('shop is'))
    expect(foundIn(named('mill', 'work'))).toEqual(each('town within'))
    expect(foundIn({ ...named('mill', 'work'), nouns: ['shop word'] })).toEqual(each('town within'))
    expect(foundIn(named('moon', 'planet'))).toEqual(each('planet is'))
    expect(foundIn(named('old pier word'))).toEqual(each('pier is'))
    expect(foundIn({ nouns: ['lamp', 'museum word'] })).toEqual(each('museum unnamed'))
  })

  it('[PG132] is where there is water for a boat, before a noun of it', () => {
    expect(foundIn({ nouns: ['shop word'] }, ['canal'])).toEqual(each('pier unnamed'))
    expect(foundIn(named('bakery', 'shop'), ['canal'])).toEqual(each('shop is'))
  })

  it('[PG160] is by chance at none of years to come and at none that has to be named', () => {
    const found = new Set(foundIn({}))
    expect([...found].toSorted()).toEqual(['pier unnamed', 'shop unnamed', 'town unnamed'])
    expect(isPlaceNamed(pack('mill', {}), { ...idea, nouns: ['the mill word'] })).toBe(true)
    expect(isPlaceNamed(pack('mill', {}), { ...idea, where: 'the mill word' })).toBe(true)
    expect(isPlaceNamed(pack('mill', {}), { ...idea, nouns: ['', 'inn'] })).toBe(false)
  })

  it('[PG75] what somebody came by on the way is another place, which lacks nothing', () => {
    const [shop, town, planet, museum] = places
    if (!shop || !town || !planet || !museum) throw new Error('no places')
    const narrow = pack('narrow', {
      lacks: ['water'] as unknown as NonNullable<PlacePack['lacks']>,
    })
    const all = [shop, town, planet, museum, narrow]
    for (let seed = 0; seed < 8; seed++)
      expect(placeOnTheWay({ places: all }, shop, createRng(`${seed}`)).id).toBe('town')
    // where there is no such place any will do
    expect(placeOnTheWay({ places: [planet] }, planet, createRng('a')).id).toBe('planet')
  })
})
