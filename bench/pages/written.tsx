import i18next from 'i18next'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { VirtualTimeScheduler } from 'rxjs'
import { z } from 'zod'
import { aUser } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { createEditor } from '#plugins/editor.ts'
import { plugins } from '#plugins/index.ts'
import { StageSections } from '#plugins/steps/sections.tsx'
import { emptyDraft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { emptyLive } from '#schemas/live.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { check } from '#ui/app/fact-check.ts'
import { classes } from '#ui/kit/classes.ts'
import { EditorWordsOnce } from '#ui/kit/editor-words.tsx'
import { emphasisRuns } from '#ui/kit/emphasis.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { quotable } from '#ui/kit/quotable.ts'
import { Around, Views } from '#ui/kit/slots.tsx'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { ReadOnlyContext } from '#ui/kit/writing.ts'
import assistant from '#ui/locales/en/assistant.json'
import words from '#ui/locales/en/editor.json'
import { EDITOR_VIEWS } from '#ui/views/editor-views.tsx'
import { draftWith } from '../../tests/core/draft-with.ts'
import { portsOf } from '../../tests/core/ports.ts'
import { SCRIPT } from './socket.ts'
import { nextFrame, nextTask, type Work } from './work.ts'

/** Of all that is on the page they tell the game. */
const TELLING = ['basics', 'player', 'npcs', 'story', 'contents']
/** Through them every text can be quoted and edited. */
const WRITTEN = ['quoting', 'revising']
const viewsOf = (...names: string[]) => EDITOR_VIEWS.filter(({ plugin }) => names.includes(plugin))

/** The same markup by a component that knows nothing of quoting and editing, as it was before there was any. */
const PlainText: typeof GameText = ({ as: Element = 'p', text, className, area }) => (
  <Element lang="en-US" className={classes('whitespace-pre-line', className)} {...quotable(area)}>
    {emphasisRuns(text, 'en_US').map((run) =>
      run.emphasised ? <em key={run.at}>{run.text}</em> : run.text,
    )}
  </Element>
)

const WITH_ALL = (told: ReactNode): ReactNode => (
  <Views value={EDITOR_VIEWS}>
    <Around name="editor.texts">
      <Around name="editor.content">{told}</Around>
    </Around>
  </Views>
)
const ALL_IN_PLACE = 'with all tools, until they are there'

const SCREENS: Record<string, (told: ReactNode) => ReactNode> = {
  'plain markup': (told) => <Views value={viewsOf(...TELLING)}>{told}</Views>,
  'to be read alone': (told) => (
    <Views value={viewsOf(...TELLING)}>
      <ReadOnlyContext value={true}>{told}</ReadOnlyContext>
    </Views>
  ),
  ours: (told) => (
    <Views value={viewsOf(...TELLING, ...WRITTEN)}>
      <Around name="editor.texts">{told}</Around>
    </Views>
  ),
  'with all tools': WITH_ALL,
  [ALL_IN_PLACE]: WITH_ALL,
}

const FIELDS = ['name', 'occupation', 'bio', 'backstory', 'appearance', 'age'] as const

/** Every text of all people at once: the page itself puts long lists on itself as they are scrolled to. */
const everyText = (npcs: GameSnapshot['npcs'], Text: typeof GameText): ReactNode =>
  npcs.map((npc, at) => (
    <article key={npc.id}>
      {FIELDS.map((field) => (
        <Text
          key={field}
          as="p"
          text={npc[field]}
          language="en_US"
          area={{ title: npc.name, path: gamePath.npc(at, field) }}
        />
      ))}
    </article>
  ))

/** A written game of so many people, in an editor that asks nobody. */
function written(people: number) {
  const ports = portsOf(new VirtualTimeScheduler(), {
    api: { call: () => new Promise(() => undefined) },
  })
  const { account } = emptyDraft().session
  const draft = draftWith({
    scriptId: SCRIPT,
    account: { ...account, user: aUser() },
    live: { ...emptyLive(), poll: 'answered' },
  })
  const editor = createEditor(plugins, ports, draft, check)
  const sample = sampleGame('en_US')
  const npcs = Array.from({ length: people }, (_, at) => ({
    ...(sample.npcs[at % sample.npcs.length] as (typeof sample.npcs)[number]),
    id: at + 1,
  }))
  editor.bus.emit({
    type: 'script/snapshotReceived',
    source: 'poller',
    scriptId: SCRIPT,
    version: 1,
    payload: { game: { ...sample, npcs, status: 2 } },
  })
  return { editor, npcs }
}

/** A written game, mounted: the sections of its page, or every text (`texts`) of so many people. */
export async function prepareWritten(
  root: HTMLElement,
  candidate: string,
  size: string,
): Promise<Work> {
  // as under the product's content security policy
  z.config({ jitless: true })
  const screen = SCREENS[candidate]
  if (screen === undefined) throw new Error(`no screen is called "${candidate}"`)
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { editor: words, assistant } } })
  const [what, people = 4] = size.split(' of ')
  const { editor, npcs } = written(Number(people))
  const told =
    what === 'texts' ? (
      everyText(npcs, candidate === 'plain markup' ? PlainText : GameText)
    ) : (
      <StageSections />
    )
  // what reads selections comes once the page is painted; that it comes is no part of mounting
  await import('#plugins/quoting/desk.tsx')
  return async () => {
    const from = performance.now()
    const painted = firstChange(root)
    createRoot(root).render(
      <MemoryRouter>
        <EditorContext value={editor}>
          <EditorWordsOnce>{screen(told)}</EditorWordsOnce>
        </EditorContext>
      </MemoryRouter>,
    )
    await painted
    await nextFrame()
    await nextTask()
    const longest = performance.now() - from
    // tools lie over the texts and come after them
    if (candidate === ALL_IN_PLACE) await stillness(root)
    return { longest, notes: { texts: root.querySelectorAll('[lang=en-US]').length } }
  }
}

const firstChange = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect()
      resolve()
    })
    watch.observe(root, { childList: true })
  })

/** Until nothing came for ten frames. */
async function stillness(root: HTMLElement): Promise<void> {
  let still = 0
  const watch = new MutationObserver(() => {
    still = 0
  })
  watch.observe(root, { childList: true, subtree: true, attributes: true })
  while (still < 10) {
    await nextFrame()
    still += 1
  }
  watch.disconnect()
}
