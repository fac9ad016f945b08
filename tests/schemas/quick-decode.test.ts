import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyJson } from '#fixtures/arbitraries.ts'
import { aGame, aNode, anOption, aTask } from '#fixtures/builders.ts'
import { KeyNode } from '#schemas/key-node.ts'
import { Task } from '#schemas/task.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { decodeNode, readNode } from '#schemas/wire/key-node.ts'
import { parsed } from '#schemas/wire/read.ts'
import { decodeTask, readTask } from '#schemas/wire/task.ts'
import { runs } from '../sweep.ts'

const RUNS = { numRuns: runs(3_000) }
const NODE_NAMES = Object.keys(aNode())
  .concat('chapter_key', 'puzzle_desc', 'next_node_id', 'answer', 'loc_id')
  .concat('__proto__', 'constructor')
const TASK_NAMES = Object.keys(aTask()).concat('role_id', 'npc_id', 'reward', 'description')
const number = fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger(), fc.constant(2 ** 60))
const option = fc.record({ id: fc.oneof(number, anyJson), content: anyJson, reply: anyJson })
const value = fc.oneof(
  anyJson,
  number,
  fc.string(),
  fc.constantFrom('', 'TEXT', '[1]', '{"content":"x"}', ' {"elements":[{"id":1}]}'),
  fc.array(option, { maxLength: 3 }),
  fc.record({ content: anyJson, description: anyJson }),
)
const entity = (names: readonly string[]) =>
  fc.oneof(
    anyJson,
    fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true }),
    fc.tuple(number, fc.dictionary(fc.constantFrom(...names), value)).map(([id, rest]) => ({
      ...rest,
      id,
    })),
  )
const CHAPTER = { key: 'chapter_1', index: 1 }

it('[EV7] a node is taken exactly where its schema takes it, and is what the schema makes of it', () => {
  fc.assert(
    fc.property(entity(NODE_NAMES), (raw) => {
      const read = readNode(raw, CHAPTER)
      expect(decodeNode(raw, CHAPTER)).toStrictEqual(KeyNode.safeParse(read).data ?? null)
    }),
    RUNS,
  )
})

it('[EV7] a task is taken exactly where its schema takes it, and is what the schema makes of it', () => {
  fc.assert(
    fc.property(entity(TASK_NAMES), (raw) => {
      const read = readTask(raw, 'chapter_1')
      expect(decodeTask(raw, 'chapter_1')).toStrictEqual(Task.safeParse(read).data ?? null)
    }),
    RUNS,
  )
})

it('[EV7] an object that cannot become a number is no type of a task', () => {
  const trap = JSON.parse('{"id":1,"type":{"toString":1,"valueOf":1}}')
  expect(decodeTask(trap)).toMatchObject({ id: 1, type: 0 })
})

it('[EV7] a text is read as JSON exactly where it is JSON', () => {
  const plainly = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => ` \t\r\n${json}\n`),
    fc.json().map((json) => `\u00a0${json}`),
    fc.constantFrom('null', 'true', 'false', 'NaN', '-1', '+1', '.5', '-0', '\ufeff{}', '1e5'),
  )
  fc.assert(
    fc.property(text, (one) => {
      expect(parsed(one)).toStrictEqual(plainly(one))
    }),
    RUNS,
  )
})

it('[EV7] a game of 20,000 nodes is decoded in a blink', () => {
  const contents = Array.from({ length: 20 }, (_, at) => {
    const chapterKey = `chapter_${at + 1}`
    const node = (id: number) => aNode({ id: id + 1, chapterKey, options: [anOption()] })
    return {
      key: chapterKey,
      index: at + 1,
      nodes: Array.from({ length: 1_000 }, (__, id) => node(id)),
      tasks: [aTask({ chapterKey })],
    }
  })
  const wire = JSON.parse(JSON.stringify(encodeGame(aGame({ contents }), 7, 'http://here')))
  const before = process.cpuUsage()
  const { game } = decodeGame(wire)
  const { user, system } = process.cpuUsage(before)
  expect(game.contents).toEqual(contents)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})
