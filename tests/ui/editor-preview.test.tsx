import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { aNode, aTask } from '#fixtures/builders.ts'
import { PreviewChoices } from '#plugins/preview/choices.tsx'
import { openPreview, setPreviewAuto, setPreviewTyping } from '#plugins/preview/commands.ts'
import { NodeTrouble } from '#plugins/preview/nodes-dialog.tsx'
import { ChapterTabs } from '#plugins/preview/preview-bar.tsx'
import { KeyNodesButton } from '#plugins/preview/preview-buttons.tsx'
import { TaskList } from '#plugins/preview/task-list.tsx'
import { Transcript } from '#plugins/preview/transcript.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import { emphasisRuns } from '#ui/kit/emphasis.ts'
import { ErrorBoundary } from '#ui/kit/error-boundary.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { GAME, loadWords, opened, part, read } from './editor-page.ts'

beforeAll(loadWords)

/** The preview, opened on a game. */
async function previewed(change: Partial<GameSnapshot> = {}) {
  const testEditor = await opened(change)
  testEditor.editor.run(setPreviewTyping, { typing: false })
  testEditor.editor.run(openPreview, { what: 'nodes' })
  return testEditor
}
const chapter = (nodes: ReturnType<typeof aNode>[]) => [
  { key: 'chapter_1', index: 1, nodes, tasks: [] },
]

it('[KN1] the way to the key nodes counts them, and says so where there are none', async () => {
  const words = async (change: Partial<GameSnapshot> = {}) =>
    read(part(await opened(change), KeyNodesButton)).trim()
  expect(await words()).toBe(`Key nodes ${GAME.contents.flatMap(({ nodes }) => nodes).length}`)
  expect(await words({ contents: [] })).toBe('Key nodes No key nodes data')
})

it('[KN5] shows a tab for each chapter of several, and none for a single one', async () => {
  const html = part(await previewed(), ChapterTabs)
  expect(html.match(/role="tab"/g)).toHaveLength(GAME.contents.length)
  for (const { title } of GAME.chapters) expect(read(html)).toContain(title)
  const single = await previewed({ contents: chapter([aNode()]) })
  expect(part(single, ChapterTabs)).not.toContain('role="tab"')
})

it('[KN20] says who speaks: the narrator, an NPC by name, and somebody unknown as ?', async () => {
  const spoken = async (speaker: number) =>
    read(part(await previewed({ contents: chapter([aNode({ speaker })]) }), Transcript)).trim()
  expect(await spoken(0)).toMatch(/Narrator The tide is out\.$/)
  expect(await spoken(1)).toContain(`${GAME.npcs[0]?.name} The tide is out.`)
  expect(await spoken(77)).toMatch(/\? The tide is out\.$/)
})

it('[KN9] goes on by a press where it does not by itself, and shows a text at once only while it types', async () => {
  for (const auto of [true, false])
    for (const typing of [true, false]) {
      const testEditor = await opened({
        contents: chapter([aNode({ nextNodeId: 2 }), aNode({ id: 2 })]),
      })
      testEditor.editor.run(setPreviewAuto, { auto })
      testEditor.editor.run(setPreviewTyping, { typing })
      testEditor.editor.run(openPreview, { what: 'nodes' })
      const text = read(part(testEditor, PreviewChoices))
      expect([auto, typing, text.includes('Go on')]).toEqual([auto, typing, !auto])
      expect([auto, typing, text.includes('Show all of it')]).toEqual([
        auto,
        typing,
        auto && typing,
      ])
    }
})

it('[KN22] says that there are no nodes, and that nodes cannot be shown, without losing the rest', async () => {
  expect(read(part(await opened({ contents: [] }), PreviewChoices)).trim()).toBe(
    'No key nodes data',
  )
  const guard = new ErrorBoundary({
    of: 1,
    fallback: createElement(NodeTrouble),
    children: 'nodes',
  })
  expect(guard.render()).toBe('nodes')
  guard.state = ErrorBoundary.getDerivedStateFromError()
  expect(renderToStaticMarkup(guard.render())).toContain('Error processing node data')
})

it('[TK1] counts all tasks and offers to see those of a chapter or of an NPC', async () => {
  const html = part(await opened(), TaskList)
  const rows = html.match(/<li>/g)?.length ?? 0
  expect(rows).toBeGreaterThan(4)
  expect(read(html)).toContain(`All · ${rows}`)
  for (const one of ['By chapter', 'By character', 'Every chapter', 'Every character'])
    expect(read(html)).toContain(one)
})

it('[TK3] shows name, target, type, condition and reward of each task, a hidden one too', async () => {
  const tasks = [0, 1, 2, 9].map((type) =>
    aTask({
      id: 50 + type,
      type,
      name: `Name ${type}`,
      target: `Target ${type}`,
      completeCondition: `Condition ${type}`,
      reward: `Reward ${type}`,
    }),
  )
  const text = read(
    part(await opened({ contents: [{ key: 'chapter_1', index: 1, nodes: [], tasks }] }), TaskList),
  )
  const kinds = { 0: 'Main', 1: 'Side', 2: 'Hidden', 9: 'Task' }
  for (const [type, kind] of Object.entries(kinds)) {
    expect(text).toContain(`${kind} Name ${type} Target ${type}`)
    expect(text).toContain(`Complete when Condition ${type} Reward Reward ${type}`)
  }
})

it('[TK7] says that there are no tasks', async () => {
  const testEditor = await opened({ contents: [], npcTasks: [], chapters: [] })
  expect(read(part(testEditor, TaskList))).toContain('No tasks data')
})

const html = (text: string, language: 'en_US' | 'zh_CN' | 'ja_JP' = 'en_US', as?: 'span') =>
  renderToStaticMarkup(createElement(GameText, { text, language, as }))

it('[LA8] shows what a teller emphasised in the manner of its language, and never an asterisk', () => {
  expect(html('She said *no*.', 'en_US', 'span')).toContain('She said <em>no</em>.')
  expect(html('**Count** the cups', 'en_US', 'span')).toContain('<em>Count</em> the cups')
  expect(read(html('裏に一行。*数えて。*と。', 'ja_JP'))).toContain('裏に一行。〈数えて。〉と。')
  expect(read(html('门上写着*闲人免进*。', 'zh_CN'))).toContain('门上写着“闲人免进”。')
  expect(read(html('“上面写着*闲人免进*。”', 'zh_CN'))).toContain('“上面写着‘闲人免进’。”')
  expect(read(html('6 * 7 and a lone * star* here'))).toContain('6 × 7 and a lone star here')
  expect(html('*<b>bold</b>*')).toContain('<em>&lt;b&gt;bold&lt;/b&gt;</em>')
  expect(html('one\n\ntwo *three*').match(/<p/g)).toHaveLength(2)
})

it('[LA8] a text cut anywhere while it is typed is a beginning of the whole', () => {
  for (const language of ['en_US', 'zh_CN', 'ja_JP'] as const) {
    const text = 'A *b c* d **e** * f'
    const said = (end?: number) =>
      emphasisRuns(text, language, end)
        .map((run) => run.text)
        .join('')
    for (let end = 0; end <= text.length; end++) {
      expect(said().startsWith(said(end))).toBe(true)
      expect(said(end)).not.toContain('*')
    }
  }
})

it('[UP12] what was removed while it was played is said, with the way to begin again', async () => {
  const testEditor = await previewed()
  const nodeId = -1
  testEditor.editor.bus.emit({
    type: 'preview/nodeShown',
    source: 'user',
    payload: { chapterKey: 'chapter_1', nodeId },
  })
  const text = read(part(testEditor, PreviewChoices))
  expect(text).toContain('This part of the game was changed while you played it.')
  expect(text).toContain('Restart')
})
