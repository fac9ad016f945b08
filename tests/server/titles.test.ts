import { expect, it } from 'vitest'
import { briefOf, gameOf } from '../storyteller/ideas.ts'

it.each([
  ['A clown was murdered in the hall of mirrors', 'A Death at the Hall of Mirrors'],
  ['A cat opens a bakery on Mars', 'The Night at the Bakery on Mars'],
])(
  '[TL3] keeps the place of “%s” in an English title: great words large, small words small',
  (idea, title) => {
    expect(gameOf(briefOf(idea, 'en_US')).elements.title).toBe(title)
  },
)
