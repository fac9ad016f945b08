import { sampleGame } from '#fixtures/worlds.ts'
import { arrange } from '#plugins/arranging/commands.ts'
import { partsLeft } from '#plugins/arranging/projections.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { type Change, changeAt, parsePath } from '#schemas/wire/path.ts'
import { answered, openTestEditor } from './test-editor.ts'

export const GAME: GameSnapshot = { ...sampleGame('en_US'), status: 2, scriptVersion: 3 }
const NONE = { ok: false, status: 0, desc: '' }
type Sent = { body: { base_version: number; changes: Change[] } }

/** A written game, and a server that keeps it, knows keys, and can be cut off: before it hears, or before it answers. */
export async function openArranged(storage = new Map<string, string>(), game = GAME) {
  const known = new Map<string, unknown>()
  const server = {
    game,
    seq: 10,
    cut: null as null | 'before' | 'after',
    refuses: undefined as unknown,
    change(game: GameSnapshot) {
      server.game = { ...game, scriptVersion: server.game.scriptVersion + 1 }
      server.seq += 2
    },
    answer(name: string, request: unknown, key = ''): unknown {
      if (name === 'readGame') return server.cut === null ? answered(server.game, server.seq) : NONE
      if (name !== 'editScript' || server.cut === 'before') return NONE
      if (server.refuses !== undefined) return server.refuses
      const answer = known.get(key) ?? server.edit((request as Sent).body)
      if ((answer as { ok: boolean }).ok) known.set(key, answer)
      return server.cut === 'after' ? NONE : answer
    },
    edit({ base_version, changes }: Sent['body']): unknown {
      if (base_version !== server.game.scriptVersion)
        return { ok: false, status: 409, desc: 'Made on an older version' }
      let wire: unknown = encodeGame(server.game, 0, '')
      for (const change of changes) wire = changeAt(wire, parsePath(change.path) ?? [], change)
      server.change(decodeGame(wire as Record<string, unknown>).game)
      return { ok: true, desc: '', data: { script_version: server.game.scriptVersion } }
    },
  }
  const testEditor = openTestEditor({ storage, answer: server.answer })
  testEditor.open()
  await testEditor.until(0)
  let presses = 0
  return {
    ...testEditor,
    server,
    storage,
    game: () => gameSnapshot(testEditor.draft()),
    parts: () => testEditor.draft().session.arranging.parts,
    left: () => partsLeft(testEditor.draft()),
    press: (what: Arrangement, name = '') =>
      testEditor.editor.run(arrange, { id: `press-${++presses}`, what, name }),
    sent: () =>
      testEditor.asked.flatMap(({ name, request }) =>
        name === 'editScript' ? [(request as Sent).body] : [],
      ),
  }
}
