import { withText } from '#core/game/addresses.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { beginEdit, commitEdit, revertEdit, writeEdit } from '#plugins/revising/commands.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { answered, frameOf, openTestEditor } from './test-editor.ts'

/** A written game at its third version. */
export const GAME: GameSnapshot = { ...sampleGame('en_US'), status: 2, scriptVersion: 3 }
export const TITLE = 'basics/title'
export const BIO = `npcs/${GAME.npcs[1]?.id}/bio`
/** Where the texts that are edited stand on the wire. */
export const PLACES: Record<string, string> = {
  [TITLE]: gamePath.element('title'),
  [BIO]: gamePath.npc(1, 'bio'),
}
/** No answer came. */
export const NONE = { ok: false, status: 0, desc: '' }
const STALE = { ok: false, status: 409, desc: 'Made on an older version' }
const saved = (version: number) => ({ ok: true, desc: '', data: { script_version: version } })

/** A server that keeps a game, and refuses what was made on another version than its own. */
function serverOf(game: GameSnapshot) {
  const server = {
    game,
    seq: 10,
    /** What it answers to an edit; its own answer otherwise. */
    edit: undefined as unknown,
    change(address: string, text: string) {
      const changed = withText(server.game, address, text)
      if (changed === undefined) throw new Error(`${address} leads nowhere`)
      server.game = { ...changed, scriptVersion: server.game.scriptVersion + 1 }
      server.seq += 2
    },
    answer(name: string, request: unknown): unknown {
      if (name === 'readGame') return answered(server.game, server.seq)
      if (name !== 'editScript') return NONE
      if (server.edit !== undefined) return server.edit
      const { body } = request as Sent
      if (body.base_version !== server.game.scriptVersion) return STALE
      const [change] = body.changes
      const address = Object.keys(PLACES).find((one) => PLACES[one] === change?.path) ?? ''
      server.change(address, change?.value ?? '')
      return saved(server.game.scriptVersion)
    },
  }
  return server
}
type Sent = { body: { base_version: number; changes: { path: string; value: string }[] } }

/** The product with a written game open, and its server in the test's hand. */
export async function openWritten(storage = new Map<string, string>(), game = GAME) {
  const server = serverOf(game)
  const testEditor = openTestEditor({ storage, answer: server.answer })
  testEditor.open()
  await testEditor.until(0)
  const { editor, draft } = testEditor
  return {
    ...testEditor,
    server,
    storage,
    edit: (address: string) =>
      draft().session.revising.edits.find((one) => one.address === address),
    begin: (address: string) => editor.run(beginEdit, { path: PLACES[address] ?? address }),
    write: (address: string, text: string) => editor.run(writeEdit, { address, text }),
    commit: (address: string, text: string) => editor.run(commitEdit, { address, text }),
    revert: (address: string) => editor.run(revertEdit, { address }),
    sent: () =>
      testEditor.asked.flatMap(({ name, request }) =>
        name === 'editScript' ? [(request as Sent).body] : [],
      ),
    /** The frame of the version the server has. */
    tell() {
      const { elements, npcs, scriptVersion } = server.game
      const payload = { scriptVersion, updated: [] }
      const { frame } = testEditor.last()
      frame(
        frameOf(
          { type: 'updates/applied', payload: { modules: { elements, npcs } } },
          server.seq - 1,
        ),
      )
      frame(frameOf({ type: 'updates/finished', payload }, server.seq))
    },
  }
}
