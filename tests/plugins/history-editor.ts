import { sampleGame } from '#fixtures/worlds.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { GameVersion } from '#schemas/history.ts'
import type { Revision } from '#schemas/revision.ts'
import { answered, frameOf, openTestEditor } from './test-editor.ts'

const AT = '2026-11-23T14:09:00.000Z'
/** A version of a game. */
export const aVersion = (version: number, change: Partial<GameVersion> = {}): GameVersion => ({
  version,
  at: AT,
  author: 'creator',
  label: 'Edited by hand',
  updated: ['initial_element.title'],
  ...change,
})
/** The versions of a game that was edited so often, newest first, down to the generated one. */
export const edited = (times: number): GameVersion[] =>
  Array.from({ length: times + 1 }, (_, at) =>
    at === times
      ? aVersion(0, { author: 'storyteller', label: 'Written', updated: [] })
      : aVersion(times - at),
  )
export const NOTHING = { ok: false, status: 0, desc: '' }
export const ok = (data: unknown) => ({ ok: true, desc: '', data })

/** The product with a game open that was changed so often, and what the server answers to steps. */
export async function opened(
  versions: readonly GameVersion[],
  answers: Readonly<Record<string, unknown>> = {},
  change: Partial<GameSnapshot> = {},
) {
  const scriptVersion = versions[0]?.version ?? 0
  const game = { ...sampleGame('en_US'), scriptVersion, ...change }
  const testEditor = openTestEditor({
    // asked of a model where an answer is given
    hasModel: answers.readModelWork !== undefined,
    answer: (name, request) => {
      const own = answers[name]
      if (own !== undefined) return typeof own === 'function' ? own(request) : own
      if (name === 'readGame') return answered(game, 1)
      return name === 'listVersions' ? ok(versions) : NOTHING
    },
  })
  testEditor.open()
  await testEditor.until(500)
  let at = testEditor.draft().session.live.max
  return {
    ...testEditor,
    run: testEditor.editor.run,
    asks: (name: string) => testEditor.asked.filter((one) => one.name === name),
    slice: () => testEditor.draft().session.history,
    toasts: () => shownToasts(testEditor.draft()),
    /** A revision as the live connection tells it. */
    tell(version: number, revision?: Partial<Revision>) {
      at += 1
      const told: Revision = {
        ...{ id: `r${version}`, author: 'creator', label: '', baseVersion: version - 1 },
        ...{ scope: null, changed: ['title'] },
        ...revision,
      }
      const updated = ['initial_element.title']
      const payload = { scriptVersion: version, updated, ...(revision && { revision: told }) }
      testEditor.last().frame(frameOf({ type: 'updates/finished', payload }, at))
    },
    connect() {
      testEditor.last().say({ kind: 'opened' })
    },
  }
}
