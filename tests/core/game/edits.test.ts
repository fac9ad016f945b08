import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Edit,
  editsAbout,
  editsBetween,
  editsOutside,
  isChangedBy,
  withEdits,
} from '#core/game/edits.ts'
import { snapshotOf } from '#fixtures/arbitraries.ts'
import { aGame, aNode, anNpc, anOption, aTask } from '#fixtures/builders.ts'
import type { GameSnapshot } from '#schemas/game.ts'

const one = anNpc({ id: 3, name: 'Agnes' })
const other = anNpc({ id: 7, name: 'Tomas', bio: 'He carries the sea mail.' })
const game = aGame({
  elements: { title: 'Low Tide', intro: 'A clock stops.' },
  npcs: [one, other],
  npcTasks: [aTask({ id: 'ask' })],
  prologue: ['Once.', 'Twice.'],
  contents: [
    {
      key: 'chapter_1',
      index: 1,
      nodes: [aNode({ id: 101, options: [anOption({ id: 'a' }), anOption({ id: 'b' })] })],
      tasks: [aTask({ id: 1 })],
    },
  ],
})
const [content] = game.contents
const node = content?.nodes[0] as NonNullable<typeof content>['nodes'][0]
const withNode = (changed: Partial<typeof node>): GameSnapshot => ({
  ...game,
  contents: [
    { key: 'chapter_1', index: 1, tasks: [aTask({ id: 1 })], nodes: [{ ...node, ...changed }] },
  ],
})
/** What of a game can be revised, chapters without content left out: nothing is told of them. */
const revisable = ({
  brief: _,
  status,
  failedStages,
  scriptVersion,
  locationImages,
  npcPhotos,
  ...rest
}: GameSnapshot) => ({
  ...rest,
  contents: rest.contents
    .filter(({ nodes, tasks }) => nodes.length + tasks.length > 0)
    .map(({ key, nodes, tasks }) => ({ key, nodes, tasks }))
    .sort((first, second) => (first.key < second.key ? -1 : 1)),
})

describe('what a revision changes', () => {
  it.each<[string, GameSnapshot, Edit[]]>([
    ['nothing', { ...game, npcs: [{ ...one }, { ...other }] }, []],
    [
      'a text',
      { ...game, npcs: [one, { ...other, bio: 'He reads it.' }] },
      [{ address: 'npcs/7/bio', value: 'He reads it.' }],
    ],
    [
      'a trait',
      { ...game, npcs: [{ ...one, traits: [{ name: 'Patient', effect: 'She sits.' }] }, other] },
      [{ address: 'npcs/3/traits/0/effect', value: 'She sits.' }],
    ],
    [
      'a text that was not written',
      { ...game, elements: { ...game.elements, theme: 'Time' } },
      [{ address: 'basics/theme', value: 'Time' }],
    ],
    [
      'a text that is taken away',
      { ...game, elements: { title: 'Low Tide' } },
      [{ address: 'basics/intro', remove: true }],
    ],
    [
      'a character who goes, and another order of those who stay',
      { ...game, npcs: [other, one] },
      [{ address: 'npcs', order: ['7', '3'] }],
    ],
    ['a character who goes', { ...game, npcs: [other] }, [{ address: 'npcs/3', remove: true }]],
    [
      'one who comes',
      { ...game, npcs: [one, other, anNpc({ id: 9 })] },
      [{ address: 'npcs/9', value: anNpc({ id: 9 }) }],
    ],
    [
      'a reply and a link of a node',
      withNode({
        options: [anOption({ id: 'a' }), anOption({ id: 'b', reply: 'Never.' })],
        nextNodeId: 0,
      }),
      [
        { address: 'nodes/chapter_1/101/nextNodeId', value: 0 },
        { address: 'nodes/chapter_1/101/options/b/reply', value: 'Never.' },
      ],
    ],
    [
      'a paragraph',
      { ...game, prologue: ['Once.', 'Thrice.'] },
      [{ address: 'story/prologue/1', value: 'Thrice.' }],
    ],
    [
      'a paragraph less',
      { ...game, prologue: ['Once.'] },
      [{ address: 'story/prologue', value: ['Once.'] }],
    ],
  ])('[GM14] is told by the address of %s', (_, after, edits) => {
    const found = editsBetween(game, after)
    const byAddress = (all: readonly Edit[]) =>
      all.toSorted((a, b) => (a.address < b.address ? -1 : 1))
    expect(byAddress(found)).toEqual(byAddress(edits))
  })

  it('[GM14] makes of any game any other, and nothing of a game that is the same', () => {
    fc.assert(
      fc.property(snapshotOf, snapshotOf, (before, after) => {
        const made = withEdits(before, editsBetween(before, after))
        expect(made && revisable(made)).toEqual(revisable(after))
        expect(editsBetween(after, structuredClone(after))).toEqual([])
      }),
    )
  })

  it('[GM14] leads nowhere where nothing stands', () => {
    const nowhere: Edit[] = [
      { address: 'npcs/8/bio', value: 'Nobody' },
      { address: 'npcs/8', remove: true },
      { address: 'npcs/7/bio/0', value: 'A letter' },
      { address: 'player/name', value: 'Wren' },
      { address: 'story/prologue/2', value: 'Thrice.' },
      { address: 'basics', order: ['title'] },
      { address: 'nodes/__proto__/101/content', value: 'Polluted' },
    ]
    for (const edit of nowhere) expect(withEdits(game, [edit]), edit.address).toBeUndefined()
  })

  it('[GM14] finds chapters and characters whose ids hold a slash', () => {
    const odd = { ...game, npcTasks: [aTask({ id: 'a/b~c' })] }
    const after = { ...odd, npcTasks: [aTask({ id: 'a/b~c', name: 'Other' })] }
    const edits = editsBetween(odd, after)
    expect(edits).toEqual([{ address: 'npcTasks/a~1b~0c/name', value: 'Other' }])
    expect(withEdits(odd, edits)).toEqual(after)
  })

  it('[GM15] lies outside a scope unless one of its places holds it', () => {
    const edits: Edit[] = [
      { address: 'npcs/7/bio', value: '' },
      { address: 'npcs/77/bio', value: '' },
      { address: 'npcs', order: [] },
    ]
    expect(editsOutside(edits, ['npcs/7'])).toEqual(edits.slice(1))
    expect(editsOutside(edits, ['npcs'])).toEqual([])
    expect(editsOutside(edits, [])).toEqual(edits)
  })

  it('[GM15] is about a place when it changes something in it, or what it stands in', () => {
    const edits: Edit[] = [
      { address: 'npcs/7/bio', value: '' },
      { address: 'npcs/7', remove: true },
      { address: 'npcs', order: ['7', '3'] },
      { address: 'npcs/77', remove: true },
    ]
    expect(editsAbout(edits, ['npcs/7/bio'])).toEqual(edits.slice(0, 3))
    expect(editsAbout(edits, ['npcs/7'])).toEqual(edits.slice(0, 3))
    expect(editsAbout(edits, ['npcs/3'])).toEqual([edits[2]])
    expect(editsAbout(edits, ['npcs/3', 'npcs/77/name'])).toEqual(edits.slice(2))
    expect(editsAbout(edits, [])).toEqual([])
  })

  it('[GM15] says that a place reads otherwise, but not where it stands in its list by now', () => {
    const order: Edit = { address: 'npcs', order: ['7', '3'] }
    expect(isChangedBy([order], 'npcs/7')).toBe(false)
    expect(isChangedBy([order], 'npcs')).toBe(true)
    expect(isChangedBy([order, { address: 'npcs/3', remove: true }], 'npcs/3/bio')).toBe(true)
    expect(isChangedBy([{ address: 'npcs/3/bio', value: '' }], 'npcs/3')).toBe(true)
    expect(isChangedBy([{ address: 'npcs/3/bio', value: '' }], 'npcs/7')).toBe(false)
  })

  it('[GM14] tells where a chapter stands in the telling by its nodes, and keeps a place of its own', () => {
    const told = (index: number | null, chapterIndex: number | null) => ({
      ...game,
      contents: [{ key: 'chapter_1', index, nodes: [{ ...node, chapterIndex }], tasks: [] }],
    })
    const indexAfter = (before: GameSnapshot, after: GameSnapshot) =>
      withEdits(before, editsBetween(before, after))?.contents.map(({ index }) => index)
    expect(indexAfter(told(1, 1), told(4, 4))).toEqual([4])
    expect(indexAfter(told(1, 1), told(4, null))).toEqual([1])
    // a chapter that stood elsewhere than its nodes said stands there still
    expect(indexAfter(told(2, 1), told(4, 4))).toEqual([2])
    const untold = { ...game, contents: [] }
    expect(indexAfter(untold, told(3, 3))).toEqual([3])
    const tasks = [aTask({ id: 1, chapterIndex: 6 })]
    const bare = { ...game, contents: [{ key: 'chapter_1', index: 6, nodes: [], tasks }] }
    expect(indexAfter(untold, bare)).toEqual([6])
    const neither = { ...game, contents: [{ ...told(1, null).contents[0], index: null }] }
    expect(indexAfter(untold, neither as GameSnapshot)).toEqual([null])
  })
})
