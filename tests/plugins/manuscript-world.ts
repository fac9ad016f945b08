import { aChapter, anNpc } from '#fixtures/builders.ts'
import { shownManuscript } from '#plugins/manuscript/projections.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { ScenePart } from '#schemas/manuscript.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { encodeScenePart } from '#schemas/wire/scene-part.ts'
import { openTestEditor, SCRIPT, tellingFrom } from './test-editor.ts'

const OUTLINE: GameFact = {
  type: 'story/written',
  payload: {
    prologue: ['It is late.'],
    chapters: [1, 2].map((id) => aChapter({ id, title: `Chapter ${id}` })),
  },
}
/** Scenes of the first chapter. */
export const told = (...nodes: KeyNode[]): GameFact => ({
  type: 'nodes/written',
  payload: { chapter: { key: 'chapter_1', index: 1, nodes, tasks: [] } },
})

/** A connected editor of a game that is being written, whose outline is there. */
export async function watching() {
  const one = openTestEditor()
  one.open()
  await one.until(0)
  one.last().say({ kind: 'opened' })
  const tell = tellingFrom(one)
  tell(OUTLINE, { type: 'npcs/written', payload: { npcs: [anNpc({ id: 7, name: 'Aya' })] } })
  const grow = (text: string, more: Partial<ScenePart> = {}, script = SCRIPT) => {
    const part = { chapterKey: 'chapter_1', nodeId: 101, speaker: 0, text, ...more }
    one.last().frame(encodeScenePart(script, part))
  }
  const shown = () => shownManuscript(one.draft())
  return { ...one, tell, grow, shown, slice: () => one.draft().session.manuscript }
}
