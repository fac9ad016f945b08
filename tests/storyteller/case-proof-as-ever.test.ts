import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { KeyNode } from '#schemas/key-node.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES } from './ideas.ts'

type Options = KeyNode['options']

const each = (options: Options, change: Partial<Options[number]>): Options =>
  options.map((one) => ({ ...one, ...change }))

/** What is done to one node; null where there is nothing to do it to. */
const NODES: Readonly<Record<string, (node: KeyNode) => Partial<KeyNode> | null>> = {
  'leads nowhere': () => ({ nextNodeId: null }),
  'leads to no node': () => ({ nextNodeId: 9_999 }),
  'leads back': () => ({ nextNodeId: 101 }),
  'says nothing': () => ({ content: ' ' }),
  'says an open slot': ({ content }) => ({ content: `${content} {left}` }),
  'says it in *stars*': ({ content }) => ({ content: `${content} *so*` }),
  'says it in three scripts': ({ content }) => ({ content: `${content} Nobody 誰も вот` }),
  'says itself often': ({ content }) => ({ content: `${content}\n`.repeat(9) }),
  'has no speaker': () => ({ speaker: 77 }),
  'is nowhere': () => ({ locationId: 'loc_99' }),
  'is a text': ({ type }) => (type === 'text' ? null : { type: 'text' }),
  'is a puzzle': () => ({ type: 'puzzle', puzzle: '' }),
  'has no answer': ({ answerId }) => (answerId === null ? null : { answerId: null }),
  'offers one less': ({ options }) => (options.length === 0 ? null : { options: options.slice(1) }),
  'offers the same': ({ options }) =>
    options.length === 0 ? null : { options: each(options, { content: 'That.' }) },
  'answers the same': ({ options }) =>
    options.length === 0 ? null : { options: each(options, { reply: 'So.' }) },
  'answers in silence': ({ options }) =>
    options.length === 0 ? null : { options: each(options, { reply: '' }) },
  'leads all one way': ({ options: [first, ...rest] }) =>
    first === undefined
      ? null
      : { options: each([first, ...rest], { nextNodeId: first.nextNodeId }) },
}
/** What is done to one task. */
const TASKS: Readonly<Record<string, (task: Task) => Partial<Task>>> = {
  'ends at no node': () => ({ keyNodeId: 9_999 }),
  'ends with no option': () => ({ optionId: 9_999 }),
  'has no name': () => ({ name: '' }),
  'asks for nothing': () => ({ target: '' }),
  'is somebody else’s': () => ({ roleId: 77 }),
  'is hidden': () => ({ type: TASK_TYPE.hidden }),
  'is not hidden': () => ({ type: TASK_TYPE.side }),
}
/** Every so many nodes one is spoiled. */
const EVERY = 11
const SHOWN = 70

const said = (game: Game): string => {
  const faults = faultsOf(game)
  return `${faults.length} ${faults
    .slice(0, 4)
    .map((fault) => fault.slice(0, SHOWN))
    .join('; ')}`
}

function* nodesSpoiled(game: Game): Generator<string> {
  const nodes = game.contents.flatMap((chapter) => chapter.nodes)
  for (const [from, [name, spoil]] of Object.entries(NODES).entries())
    for (const [at, node] of nodes.entries()) {
      const change = at % EVERY === from % EVERY ? spoil(node) : null
      if (change === null) continue
      const contents = game.contents.map((chapter) => ({
        ...chapter,
        nodes: chapter.nodes.map((one) => (one === node ? { ...one, ...change } : one)),
      }))
      yield `  ${node.id} ${name}: ${said({ ...game, contents })}`
    }
}

function* tasksSpoiled(game: Game): Generator<string> {
  for (const [name, spoil] of Object.entries(TASKS)) {
    const spoiled = (task: Task, at: number): Task =>
      at === 0 ? { ...task, ...spoil(task) } : task
    const contents = game.contents.map((chapter) => ({
      ...chapter,
      tasks: chapter.tasks.map(spoiled),
    }))
    yield `  tasks of chapters, ${name}: ${said({ ...game, contents })}`
    yield `  tasks of people, ${name}: ${said({ ...game, npcTasks: game.npcTasks.map(spoiled) })}`
  }
}

/** The case itself, spoiled in one thing after another. */
function* truthSpoiled(game: Game): Generator<string> {
  const { premise } = game
  const { truth } = premise
  const [one] = truth.suspects.filter((suspect) => suspect !== truth.culprit)
  const faked: Readonly<Record<string, Partial<typeof truth>>> = {
    'another culprit': { culprit: one ?? truth.culprit },
    'another number': { count: truth.count + 1 },
    'another code': { code: truth.code + 1 },
    'a clock that is fast': { clock: { ...truth.clock, gain: truth.clock.gain + 1 } },
    'a clock with another error': { clock: { ...truth.clock, error: truth.clock.error + 1 } },
    'an order without clues': { order: { ...truth.order, clues: [] } },
    'a row without clues': { row: { ...truth.row, clues: [] } },
    'an order with other rules': { order: { ...truth.order, rules: ['Nobody said this.'] } },
    'another verse': { verse: { ...truth.verse, word: 'other' } },
    'another saying': { saying: { ...truth.saying, right: 'unsaid' } },
    'nobody had the hour': { doubts: { ...truth.doubts, hour: [] } },
    'everybody had the key': { doubts: { ...truth.doubts, key: truth.suspects } },
    'another helper': { holder: one ?? truth.holder },
  }
  for (const [name, change] of Object.entries(faked))
    yield `  ${name}: ${said({ ...game, premise: { ...premise, truth: { ...truth, ...change } } })}`
}

it.each(LANGUAGES)(
  '[TL72] what is said of a mystery that is spoiled is said as ever: %s',
  async (language) => {
    const idea = IDEAS[language][2] ?? ''
    const game = gameOf(briefOf(idea, language))
    const lines = [`${idea}: ${said(game)}`]
    lines.push(...nodesSpoiled(game), ...tasksSpoiled(game), ...truthSpoiled(game))
    const kept = join(import.meta.dirname, 'as-ever', `proof-${requestLanguageOf(language)}.txt`)
    await expect([...lines, ''].join('\n')).toMatchFileSnapshot(kept)
  },
)
