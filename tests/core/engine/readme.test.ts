import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { answers, editor } from './example/small.ts'

const HERE = import.meta.dirname
const README = join(HERE, '..', '..', '..', 'core', 'engine', 'README.md')
const read = (path: string) => readFileSync(path, 'utf8')

it('[CE18] the example in the README is the file that runs here', () => {
  expect(read(README)).toContain(read(join(HERE, 'example', 'small.ts')))
  expect(answers).toEqual([undefined, 'known_already', undefined])
  expect(editor.draft().script.notes).toEqual(['tea', 'milk'])
  expect(editor.bus.log.events.map(({ payload }) => payload)).toEqual([
    { text: 'tea' },
    { text: 'milk' },
  ])
  editor.bus.emit({ type: 'notes/cleared', source: 'user', payload: {} })
  expect(editor.draft().script.notes).toEqual([])
})
