import { describe, expect, it } from 'vitest'
import { TASK_TYPE } from '#schemas/task.ts'
import {
  heldAs,
  lackingIn,
  standFor,
  standTold,
  withoutFixture,
  withStand,
} from '#server/storyteller/engine/fitted-thing.ts'
import type { IdeaPart } from '#server/storyteller/engine/idea-part.ts'
import type { PlacePack } from '#server/storyteller/engine/place-pack.ts'
import { isVehicle, placeSlots, toldOfPlace } from '#server/storyteller/engine/place-told.ts'
import { storyTasks } from '#server/storyteller/engine/product-tasks.ts'
import { inARow, inFigures, PAIRS, range } from '#server/storyteller/engine/tests/making.ts'

const none: string[] = []
const NOUNS = {
  things: { cloth: ['quilt'], paper: ['letter'], hard: ['bell'], grown: ['rose'], food: ['soup'] },
  traits: { small: ['ring'], large: ['piano'], fireproof: ['stone'], fixed: ['stove'] },
} as unknown as Parameters<typeof lackingIn>[1]['nouns']
const what = (head: string, rest = {}) => ({
  what: {
    ...{ head, text: head, bare: head, the: `the ${head}`, isItself: true, isUnsure: false },
    ...rest,
  },
})
const ALL = ['breaks', 'lasts', 'made', 'carried', 'heavy', 'stands', 'burns'] as const

describe('what a thing of an idea cannot bear', () => {
  it.each([
    ['quilt', ['breaks', 'stands']],
    ['letter', ['breaks', 'made', 'heavy', 'stands']],
    ['bell', ['breaks', 'burns']],
    ['rose', ['breaks', 'made']],
    ['soup', ['breaks', 'lasts', 'made', 'stands']],
    ['ring', ['heavy', 'stands']],
    ['piano', ['carried']],
    ['stone', ['burns']],
    ['stove', none],
    ['lantern', none],
  ])('[PG30] [PG100] a %s lacks %j', (head, lacks) => {
    const found = lackingIn({ thing: [...ALL] }, { nouns: NOUNS }, what(head))
    expect(found).toEqual(lacks)
    expect(lackingIn({}, { nouns: NOUNS }, what(head))).toEqual([])
  })

  it('[PG30] what is only about a thing is no handiwork and does not break, and nothing lacks nothing', () => {
    const about = what('quilt', { isItself: false })
    expect(lackingIn({ thing: [...ALL] }, { nouns: NOUNS }, about)).toEqual(['breaks', 'made'])
    expect(lackingIn({ thing: [...ALL] }, { nouns: NOUNS }, { what: null })).toEqual([])
  })

  it('[PG100] the whole of what it is called says so as well as its head', () => {
    const piano = what('lid', { text: 'Grand Piano' })
    expect(lackingIn({ thing: ['carried'] }, { nouns: NOUNS }, piano)).toEqual(['carried'])
  })

  it.each([
    [['breaks'], what('lantern'), undefined],
    [['breaks'], { what: null }, undefined],
    [['breaks'], what('quilt'), 'china'],
    [['breaks'], what('quilt', { isUnsure: true }), 'marked'],
    [['breaks'], what('quilt', { isItself: false }), 'plate'],
    [['heavy'], what('ring'), 'chest'],
    [['burns'], what('stone'), 'box'],
    [['lasts'], what('soup'), 'dish'],
    [['carried'], what('piano'), 'small'],
    [['stands'], what('ring'), 'box'],
    [['heavy', 'stands'], what('ring'), 'chest'],
  ] as const)('[PG30] [PG100] where a plot asks %j of %j stands %s', (thing, part, stand) => {
    expect(standFor({ thing: [...thing] }, { nouns: NOUNS }, part as unknown as IdeaPart)).toBe(
      stand,
    )
  })

  it('[PG30] what stands for it is told with its words', () => {
    const idea = {
      stands: { china: { full: '{thing}, {the}', short: '{bare}', told: 'Of {the}.' } },
    } as unknown as Parameters<typeof withStand>[1]['idea']
    const part = { thing: 'old quilt', thingShort: 'quilt', ...what('quilt') } as IdeaPart
    expect(withStand(part, { idea }, undefined)).toBe(part)
    expect(withStand({ ...part, what: null }, { idea }, 'china').thing).toBe('old quilt')
    expect(withStand(part, { idea }, 'china')).toMatchObject({
      ...{ thing: 'quilt, the quilt', thingShort: 'quilt' },
    })
    expect(standTold(part, { idea }, 'china')).toBe('Of the quilt.')
    expect(standTold(part, { idea }, undefined)).toBe('')
    expect(standTold({ what: null }, { idea }, 'china')).toBe('')
  })

  it.each([
    ['survival', 'stove', null],
    ['escape', 'stove', null],
    ['journey', 'stove', 'stove'],
    ['survival', 'quilt', 'quilt'],
  ] as const)('[PG168] in a %s a %s is %s', (kind, head, left) => {
    const part = { thing: head, thingShort: head, ...what(head) } as unknown as IdeaPart
    const found = withoutFixture({ kind }, { nouns: NOUNS }, part)
    expect(found.what?.head ?? null).toBe(left)
    expect([found.thing, found.thingShort]).toEqual([left ?? '', left ?? ''])
  })

  it.each([
    ['stolen quilt', 'quilt'],
    ['Missing bell', 'bell'],
    ['bell, stolen twice', 'bell, stolen twice'],
    ['被偷的钟', '钟'],
    ['被偷走的钟', '钟'],
    ['盗まれた鐘', '鐘'],
  ])('[PG172] whoever shows a %s calls it %s', (thing, held) => {
    expect(heldAs(thing)).toBe(held)
  })
})

describe('what is told of the place of an idea', () => {
  const place = (world: string) => ({ is: ['town'], words: { world } }) as unknown as PlacePack
  const texts = {
    within: 'in {noun}',
    left: 'left {where}',
    bound: 'to {where}',
    came: 'at {where}',
  }
  type Told = Parameters<typeof toldOfPlace>[0]
  const told = (change: object, comesFromThere = false) =>
    toldOfPlace(
      {
        ...{ texts, kind: 'contest', story: {}, place: place('A town.'), standing: 'elsewhere' },
        part: { where: 'mill', whereThe: 'the mill', whereSorts: ['work'], goal: '' },
        ...change,
      } as unknown as Told,
      comesFromThere,
    )
  it('[PG74] is where it lies, where somebody came from or was going, or what they have left', () => {
    expect(told({})).toBe('at the mill')
    expect(told({}, true)).toBe('')
    for (const kind of ['escape', 'survival']) expect(told({ kind })).toBe('to the mill')
    expect(told({ standing: 'is' })).toBe('')
    expect(told({ standing: 'unnamed' })).toBe('')
    expect(told({ standing: 'within' })).toBe('in mill')
    expect(told({ standing: 'within' }, true)).toBe('in mill')
    expect(told({ standing: 'within', place: place('A town with a mill.') })).toBe('')
    // what a story is told as the far end of is not round the corner
    const far = { where: 'mill', whereThe: 'the mill', whereSorts: ['work'], goal: 'mill' }
    expect(told({ standing: 'within', part: far, story: { goals: {} } })).toBe('')
    expect(told({ standing: 'within', part: far })).toBe('in mill')
    const other = { ...far, goal: 'inn' }
    expect(told({ standing: 'within', part: other, story: { goals: {} } })).toBe('in mill')
  })

  it('[PG109] is that it stands outside where it brings people somewhere', () => {
    for (const sort of ['ship', 'rail', 'car', 'aircraft']) {
      const part = { where: 'it', whereThe: 'the it', whereSorts: [sort], goal: '' }
      expect(told({ part, kind: 'escape' }), sort).toBe('left it')
      expect(isVehicle({ is: ['town', sort] } as Parameters<typeof isVehicle>[0]), sort).toBe(true)
    }
    expect(isVehicle({ is: ['station', 'road'] })).toBe(false)
  })

  it('[PG133] is said behind what is told of it anyway, with a space where a script has one', () => {
    expect(placeSlots(place('A town.'), '', '')).toEqual({})
    expect(placeSlots(place('A town.'), 'More.', 'On Monday')).toEqual({
      ...{ 'place.world': 'A town. More.', 'place.time': 'On Monday' },
    })
    for (const end of ['a', '!', '?', '’'])
      expect(placeSlots(place(end), 'B', '')).toEqual({ 'place.world': `${end} B` })
    expect(placeSlots(place('町。'), '朝。', '')).toEqual({ 'place.world': '町。朝。' })
  })
})

describe('what a puzzle lists', () => {
  const list = (all: readonly string[]) => all.join(' & ')
  it.each([
    [['a 1', 'b 2'], 'a 1 & b 2'],
    [['桶一', '绳二'], '桶一，绳二'],
    [['桶が一', '縄が二'], '桶が一 & 縄が二'],
  ])('[PG36] figures are listed as a person says them: %j', (told, said) => {
    expect(inFigures(told, list)).toBe(said)
  })

  it('[PG8] and its numbers and pairs are those from one to another, both of them among them', () => {
    expect(range(2, 5)).toEqual([2, 3, 4, 5])
    expect(range(0, 10, 5)).toEqual([0, 5, 10])
    expect(range(0, 9, 5)).toEqual([0, 5])
    expect(range(3, 2)).toEqual([])
    expect(PAIRS.map(String)).toEqual(['0,1', '0,2', '0,3', '1,2', '1,3', '2,3'])
  })
})

it('[PG7] a task ends at the first node of its beat, or at its option there; what is not told asks nothing', () => {
  const node = (id: number, act: number, beat: string, ...ways: string[]) => ({
    ...{ id, act, beat, options: ways.map((way, at) => ({ id: at + 1, way })) },
  })
  const task = (name: string, beat: string, rest = {}) => ({
    ...{ name, beat, target: `${name}!`, condition: `${name}?`, reward: `${name}.`, ...rest },
  })
  const game = {
    nodes: [node(1001, 1, 'a'), node(1002, 1, 'b', 'x'), node(1003, 1, 'b', 'x', 'y')],
    cast: [{ id: 4, role: 'ally' }],
    teller: { tell: (text: string) => ({ text: text.toUpperCase() }) },
    texts: {
      story: {
        tasks: [
          ...[task('one', 'a'), task('gone', 'z'), task('no way', 'b', { way: 'q' })],
          ...[task('two', 'b', { way: 'y', role: 'ally' }), task('three', 'b', { hidden: true })],
        ],
      },
    },
  } as unknown as Parameters<typeof storyTasks>[0]
  const words = (name: string) => ({
    ...{ name, target: `${name}!`, completeCondition: `${name}?`, reward: `${name}.` },
    ...{ chapterIndex: 1, chapterKey: 'chapter_1' },
  })
  expect(storyTasks(game)).toEqual([
    {
      ...words('ONE'),
      ...{ id: 1, type: TASK_TYPE.main, roleId: null, globalId: 'chapter_1_1' },
      ...{ keyNodeId: 1001, optionId: null, completionScheme: 'node', sourceType: 'main_task' },
    },
    {
      ...words('TWO'),
      ...{ id: 4, type: TASK_TYPE.side, roleId: 4, globalId: 'chapter_1_4' },
      ...{ keyNodeId: 1003, optionId: 2, completionScheme: 'option', sourceType: 'npc_task' },
    },
    {
      ...words('THREE'),
      ...{ id: 5, type: TASK_TYPE.hidden, roleId: null, globalId: 'chapter_1_5' },
      ...{ keyNodeId: 1002, optionId: null, completionScheme: 'node', sourceType: 'main_task' },
    },
  ])
})

it('[PG62] ways that have a comma of their own are parted by what parts more', () => {
  const list = (all: readonly string[]) => all.join(' & ')
  expect(inARow(['a', 'b'], list)).toBe('a & b')
  expect(inARow(['a, c', 'b'], list)).toBe('a, c; b')
  expect(inARow(['桶，一', '绳'], list)).toBe('桶，一；绳')
  expect(inARow(['桶、の', '縄'], list)).toBe('桶、の。縄')
})
