import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestOf } from '#core/engine/replay.ts'
import { readRecording } from '#core/record.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import type { AnyPlugin } from '#plugins/kit.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { Page } from '#ui/pages/game-generation.tsx'
import { EDITOR_VIEWS } from '#ui/views/editor-views.tsx'
import { openTestEditor, SCRIPT } from '../plugins/test-editor.ts'
import { isLong } from '../sweep.ts'
import { GAME, loadWords, read, shown } from '../ui/editor-page.ts'
import { copyProduct, isTried, leaves, withoutRows } from './product-copy.ts'

const LEAVES = leaves()
const recordings = globSync('fixtures/sessions/*.jsonl')
const digests: Record<string, string> = JSON.parse(
  readFileSync('fixtures/sessions/digests.json', 'utf8'),
)

const SOCKET = { source: 'socket', scriptId: SCRIPT } as const
const without = (leaf: string): AnyPlugin[] => plugins.filter(({ name }) => name !== leaf)

it('[HS47] most plugins are leaves: nothing but the lists imports them', () => {
  expect(LEAVES).toEqual([
    'analytics',
    'arranging',
    'aside',
    'contents',
    'correcting',
    'deciding',
    'draft-persistence',
    'history',
    'model',
    'player',
    'playing',
    'poller',
    'preview',
    'profile',
    'publishing',
    'quoting',
    'reading',
    'retrying',
    'revising',
    'revision-animation',
    'toasts',
    'unseen',
  ])
})

it('[HS47] the rows of a plugin are its imports and the names they bring', () => {
  const list = [
    `import { omens, signs } from './omens/index.ts'`,
    `import { omensView } from '#plugins/omens-of-old/view.tsx'`,
    'export const plugins = [omens, signs, omensView] as const',
  ].join('\n')
  expect(withoutRows(list, 'omens').trim()).toBe(
    [
      `import { omensView } from '#plugins/omens-of-old/view.tsx'`,
      'export const plugins = [  omensView] as const',
    ].join('\n'),
  )
})

describe('the product without', () => {
  beforeAll(loadWords)

  it.each(LEAVES)('[HS47] %s is told a game, and shows it', async (leaf) => {
    const rest = without(leaf)
    expect(rest).toHaveLength(plugins.length - 1)
    const testEditor = openTestEditor({ plugins: rest })
    const faults: unknown[] = []
    testEditor.editor.faults$.subscribe((fault) => faults.push(fault))
    testEditor.open()
    await testEditor.until(0)
    const told = factsOfGame(GAME).map((fact, at) => ({ ...fact, ...SOCKET, version: at + 1 }))
    testEditor.editor.bus.emit(...told)
    await testEditor.until(60_000)
    const { stages } = testEditor.editor
    const gone = plugins.some(({ name, stage }) => name === leaf && stage !== undefined)
    expect(stages.all.map(({ name }) => name)).toEqual(
      ['basics', 'player', 'npcs', 'story', 'contents'].filter((name) => !gone || name !== leaf),
    )
    expect(stages.total(testEditor.draft())).toBe(100)
    const page = createElement(Page, {
      views: EDITOR_VIEWS.filter(({ plugin }) => plugin !== leaf),
    })
    const html = shown(
      testEditor,
      createElement(MemoryRouter, { initialEntries: ['/game-generation?id=s1'] }, page),
    )
    expect(html.match(/role="tab"/g)).toHaveLength(stages.all.length)
    expect(html.match(/<section id="step-/g)).toHaveLength(stages.all.length)
    expect(read(html)).toContain(GAME.elements.title)
    expect([faults, testEditor.rejected]).toEqual([[], []])
  })

  it.each(LEAVES)('[HS47] %s folds what was recorded of it with the others', async (leaf) => {
    const reduce = composeReducer(without(leaf))
    const writes = plugins.some(
      ({ name, slice }) => name === leaf && slice !== undefined && slice in emptyDraft().script,
    )
    for (const file of recordings) {
      const recording = readRecording(readFileSync(file, 'utf8'))
      if ('refused' in recording) throw new Error(recording.refused)
      const digest = await digestOf(fold(reduce, emptyDraft(), recording.events))
      expect(digest === digests[file.split('/').at(-1) ?? '']).toBe(!writes)
    }
  })
})

describe('types', () => {
  let copy: ReturnType<typeof copyProduct>
  beforeAll(() => {
    copy = copyProduct()
  })
  afterAll(() => copy.remove())

  // where nothing misses all of them, nothing misses one of them; which one it is tells the long suite
  const each = isLong ? LEAVES : isTried('leaves') ? [LEAVES.join(' ')] : []
  it.each(each)('[HS47] fit without %s', { timeout: 120_000 }, (leaves) => {
    const gone = leaves.split(' ')
    const back = gone.map((leaf) => copy.takeAway(leaf))
    try {
      expect(copy.faults()).toBe('')
    } finally {
      for (const bringBack of back.toReversed()) bringBack()
    }
  })

  it.skipIf(!isTried('needed'))(
    '[HS47] do not fit without a plugin that others need',
    { timeout: 120_000 },
    () => {
      const bringBack = copy.takeAway('nodes')
      try {
        expect(copy.faults()).toContain('#plugins/nodes/projections.ts')
      } finally {
        bringBack()
      }
    },
  )
})
