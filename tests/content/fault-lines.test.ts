import { expect, it } from 'vitest'
import { parseText } from '#server/storyteller/texts/parse.ts'

const SOURCE = `# what is told of a lamp

lamp:
  name: brass
  tells:
    - it burns
    - >
      nobody
      lit it
`

it.each([
  [['lamp'], undefined, 3],
  [['lamp', 'name'], undefined, 4],
  [['lamp', 'tells', 0], undefined, 6],
  [['lamp', 'tells', 1], undefined, 7],
  [['lamp', 'tells', 1], 'lit it', 9],
  [['lamp', 'tells', 1], 'put it out', 7],
  // what is not there is missed where it would stand
  [['lamp', 'tells', 5], undefined, 5],
  [['lamp', 'oil'], undefined, 3],
  [['lamp', 'oil', 'price'], undefined, 3],
  [['wick'], undefined, 3],
  [[], undefined, 1],
])('[TL27] what is wrong at %j, in the words %j, is shown in line %i', (path, words, line) => {
  expect(parseText(SOURCE).lineOf(path, words)).toBe(line)
})

it('[TL27] what is no YAML is a fault with the line it stands in, and holds no value', () => {
  const { value, faults } = parseText('a: 1\nb: [1, 2\nc: 3\n')
  expect(value).toBeUndefined()
  expect(faults[0]?.line).toBe(3)
})
