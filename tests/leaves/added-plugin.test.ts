import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import i18next from 'i18next'
import { type ComponentType, createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { VirtualTimeScheduler } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import type { Editor } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { portsOf } from '../core/ports.ts'
import { loadWords, read } from '../ui/editor-page.ts'
import { OWN_FILES, ROWS } from './omens.ts'
import { copyProduct, isTried } from './product-copy.ts'

let copy: ReturnType<typeof copyProduct>
beforeAll(async () => {
  copy = copyProduct()
  for (const [file, text] of Object.entries(OWN_FILES)) copy.write(file, text)
  for (const [file, rows] of Object.entries(ROWS))
    for (const [behind, row] of rows)
      copy.write(file, copy.read(file).replace(`${behind}\n`, `${behind}\n${row}\n`))
  await loadWords()
  i18next.addResourceBundle('en', 'editor', JSON.parse(copy.read('ui/locales/en/editor.json')))
})
afterAll(async () => {
  copy.remove()
  await loadWords()
})

// the checker of types knows the project's own file of this name; the copy's holds the plugin besides
const load = <T>(file: string): Promise<T> =>
  import(/* @vite-ignore */ pathToFileURL(join(copy.root, file)).href) as Promise<T>

/** A fact the project itself does not know. */
const omen = <T>(type: string, payload: object): T => ({ type, payload }) as unknown as T
const SEEN = { sign: 'a white crow' }
const EXPLAINED = { ...SEEN, meaning: 'snow' }

/** The product with the plugin, and a game opened in it. */
async function opened() {
  const { createEditor } = await load<typeof import('#plugins/editor.ts')>('plugins/editor.ts')
  const { plugins } = await load<typeof import('#plugins/index.ts')>('plugins/index.ts')
  const { emptyDraft } = await load<typeof import('#schemas/draft.ts')>('schemas/draft.ts')
  const { openScript } = await load<typeof import('#plugins/script/commands.ts')>(
    'plugins/script/commands.ts',
  )
  const api = { call: () => new Promise<never>(() => undefined) }
  const editor = createEditor(plugins, portsOf(new VirtualTimeScheduler(), { api }), emptyDraft())
  editor.run(openScript, { scriptId: 's1' })
  let version = 0
  const tell = (fact: object) => {
    version += 1
    const input = { ...fact, source: 'socket', scriptId: 's1', version }
    editor.bus.emit(input as EventInput)
  }
  return { editor, plugins, tell }
}

async function screenOf(editor: Editor): Promise<string> {
  const { Page } = await load<{ Page: ComponentType }>('ui/pages/game-generation.tsx')
  const { EditorContext } = await load<typeof import('#ui/kit/use-projection.ts')>(
    'ui/kit/use-projection.ts',
  )
  const page = createElement(EditorContext, { value: editor }, createElement(Page))
  const Router: FunctionComponent<{ initialEntries: string[] }> = MemoryRouter
  const path = { initialEntries: ['/game-generation?id=s1'] }
  return renderToStaticMarkup(createElement(Router, path, page))
}

it('[HS48] a plugin changes nothing outside of its own files but its rows and its words', () => {
  const files = globSync('{schemas,core,plugins,ui,server}/**/*.{ts,tsx,json}', { cwd: copy.root })
  const before = (file: string): string => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  }
  const changed = files.filter((file) => copy.read(file) !== before(file))
  expect(changed.toSorted()).toEqual([...Object.keys(OWN_FILES), ...Object.keys(ROWS)].toSorted())
  for (const [file, rows] of Object.entries(ROWS)) {
    const left = copy.read(file).split('\n')
    for (const [, row] of rows) left.splice(left.indexOf(row), 1)
    expect(left.join('\n')).toBe(before(file))
  }
})

it.skipIf(!isTried('added'))('[HS48] and its types fit', { timeout: 120_000 }, () => {
  expect(copy.faults()).toBe('')
})

it('[HS48] its stage is counted, shown and named where the others are', async () => {
  const { editor, tell } = await opened()
  const names = ['basics', 'player', 'npcs', 'omens', 'story', 'contents']
  expect(editor.stages.all.map(({ name }) => name)).toEqual(names)
  tell(omen('omens/seen', SEEN))
  expect(editor.stages.progress(editor.draft())).toEqual([0, 0, 0, 50, 0, 0])
  expect(editor.stages.total(editor.draft())).toBe(8)
  expect(editor.draft().session.steps.highest).toEqual([0, 0, 0, 50, 0, 0])
  tell(omen('omens/explained', EXPLAINED))
  const html = await screenOf(editor)
  expect(html.match(/role="tab"/g)).toHaveLength(names.length)
  expect(read(html)).toContain('Omens , 100% done')
  expect(read(html)).toContain('Step 1 of 6')
  expect(read(html.slice(html.indexOf('id="step-3"')))).toContain('a white crow')
})

it('[HS48] what failed of it is told in its section, in its words', async () => {
  const { editor, tell } = await opened()
  const game = { ...aGame({ status: 3 }), failedStages: ['omens_read'] }
  tell({ type: 'script/snapshotReceived', payload: { game } })
  expect(editor.stages.failure('omens_read')).toEqual({ at: 3, words: 'failed.omens_read' })
  const html = await screenOf(editor)
  expect(read(html.slice(html.indexOf('id="step-3"')))).toContain('could not be made: the omens')
  expect(read(html.slice(0, html.indexOf('id="step-3"')))).not.toContain('could not be made')
})

it('[HS48] [EN8] its facts travel, replay and count in the digest', async () => {
  const { editor, plugins, tell } = await opened()
  const wire = await load<typeof import('#schemas/wire/frame.ts')>('schemas/wire/frame.ts')
  const facts = [omen<GameFact>('omens/seen', SEEN), omen<GameFact>('omens/explained', EXPLAINED)]
  const frames = facts.map((fact, at) => wire.encodeFact(fact, 's1', at + 1, 'http://here'))
  const decoded = frames.map((frame) => wire.decodeFrame(JSON.stringify(frame)))
  expect(decoded).toEqual(
    facts.map((fact, at) => ({ kind: 'facts', facts: [fact], scriptId: 's1', seq: at + 1 })),
  )
  const wrong = { ...frames[0], message: JSON.stringify({ sign: 7 }) }
  expect(wire.decodeFrame(wrong)).toMatchObject({ kind: 'ignored' })
  for (const fact of facts) tell(fact)
  const { composeReducer, fold } = await load<typeof import('#plugins/fold.ts')>('plugins/fold.ts')
  const { emptyDraft } = await load<typeof import('#schemas/draft.ts')>('schemas/draft.ts')
  const { digestOf } = await load<typeof import('#core/engine/replay.ts')>('core/engine/replay.ts')
  const again = (names: (name: string) => boolean) =>
    fold(
      composeReducer(plugins.filter(({ name }) => names(name))),
      emptyDraft(),
      editor.bus.log.events,
    )
  const digest = await digestOf(editor.draft())
  expect(await digestOf(again(() => true))).toBe(digest)
  expect(await digestOf(again((name) => name !== 'omens'))).not.toBe(digest)
})
