import { expect, it } from 'vitest'
import { accusedSlots, heroOfTrial } from '#server/storyteller/engine/accused-slots.ts'
import type { IdeaPart } from '#server/storyteller/engine/idea-part.ts'
import { contentOf } from './telling.ts'

const content = contentOf('en_US')
const { accused: texts } = content
const TRIAL = {
  ...{ accused: '', matter: '', charge: '', deed: 'steal', being: 'bird', owner: '' },
  ...{ isPlayed: true, isJudge: false, isAccuser: false, accuser: 'everybody', sort: 'thing' },
}
const slots = (trial: object | undefined, plot: { accused?: true } = { accused: true }) =>
  accusedSlots({
    ...{ content, plot, thing: 'brass bell' },
    part: (trial === undefined ? {} : { trial: { ...TRIAL, ...trial } }) as IdeaPart,
  })

it('[PG122] whom a plot tries is called as the idea calls them, and what it was done to as well', () => {
  expect(slots({}, {})).toEqual({})
  const { neutral, deeds } = texts
  expect(slots({ accused: 'goose', matter: 'wedding cake', charge: 'eating it' })).toMatchObject({
    ...{ accused: 'goose', matter: 'wedding cake', charge: 'eating it' },
  })
  // what the idea leaves out is told in general words, of the deed that it says
  expect(slots({})).toMatchObject({ accused: neutral.accused, matter: deeds.steal.matter })
  // where it tries nobody, it was done to what the game is about
  expect(slots(undefined)).toMatchObject({ accused: neutral.accused, matter: 'brass bell' })
  expect(slots({}).arrives).toBe(texts.arrives.own)
  expect(slots(undefined).arrives).toBe(texts.arrives.own)
  expect(slots({ isPlayed: false }).arrives).toBe(texts.arrives.speaker)
})

it('[PG124] who plays is whom the idea names, unless they are accused or accuse', () => {
  const hero = (trial: object | undefined, plot: { accused?: true } = { accused: true }) =>
    heroOfTrial(
      {
        ...{ content, plot },
        part: (trial === undefined ? {} : { trial: { ...TRIAL, ...trial } }) as IdeaPart,
      },
      'baker',
    )
  expect([hero({}), hero(undefined), hero({ isPlayed: false }, {})]).toEqual([
    ...['baker', 'baker', 'baker'],
  ])
  expect(hero({ isPlayed: false, accused: 'goose' })).toBe(
    texts.speaker.replace('{accused}', 'goose'),
  )
  expect(hero({ isPlayed: false })).toBe(texts.speaker.replace('{accused}', texts.neutral.accused))
})
