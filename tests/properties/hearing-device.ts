import { composeReducer, fold } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { decodeFrame, encodeFact } from '#schemas/wire/frame.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import type { LoggedFact } from '#server/store/scripts.ts'
import { type DeskSession, ORIGIN } from './memory-desk.ts'

const reduce = composeReducer(plugins)

/** How frames come: as they were told, each twice, or in the wrong order. */
export type Weather = 'fine' | 'twice' | 'backwards'

/** One device with a game: it folds the frames that reach it, with the whole product's reducer. A second one may begin where one is. */
export function createDevice(session: DeskSession, beside?: { draft(): Draft; heard(): number }) {
  const { id } = session
  const empty = emptyDraft()
  let draft: Draft = beside?.draft() ?? { ...empty, session: { ...empty.session, scriptId: id } }
  let inbox: LoggedFact[] = []
  let isConnected = true
  /** All up to here was heard; what lies behind it may have been. */
  let heard = beside?.heard() ?? 0
  session.listen((facts) => {
    if (isConnected) inbox.push(...facts)
  })

  function take(facts: readonly { type: string; payload: unknown }[], seq: number): void {
    const events = facts.map((fact, at) => ({
      ...fact,
      ...{ id: `${seq}.${at}`, seq, at: 0, source: 'socket', scriptId: id, version: seq },
    }))
    // each was checked where it was decoded
    draft = fold(reduce, draft, events as GameEvent[])
  }
  function hearFrame({ seq, fact }: LoggedFact): void {
    const told = decodeFrame(JSON.stringify(encodeFact(fact, id, seq, ORIGIN)))
    if (told.kind === 'facts') take(told.facts, seq)
  }

  return {
    draft: () => draft,
    heard: () => heard,
    version: () => draft.script.script.scriptVersion.value,
    /** The connection breaks: what was on its way is lost. */
    drop() {
      isConnected = false
      inbox = []
    },
    /** What has come is heard, however it came. */
    hear(weather: Weather) {
      const frames = weather === 'backwards' ? inbox.reverse() : inbox
      for (const frame of frames)
        for (let n = weather === 'twice' ? 2 : 1; n > 0; n--) hearFrame(frame)
      inbox = []
    },
    /** Whoever comes back is told what was missed, and some of it twice. */
    async listen(again = 0) {
      isConnected = true
      inbox = []
      for (let after = Math.max(0, heard - again); ; after = heard) {
        const facts = await session.after(after)
        if (facts.length === 0) return
        facts.forEach(hearFrame)
        heard = Math.max(heard, facts.at(-1)?.seq ?? 0)
      }
    },
    /** The whole game as a poll brings it. */
    async poll() {
      const { game, seq } = await session.game()
      const told = decodeGame(JSON.parse(JSON.stringify(encodeGame(game, seq, ORIGIN))))
      take([{ type: 'script/snapshotReceived', payload: { game: told.game } }], seq)
    },
    game: () => gameSnapshot(draft),
  }
}
export type Device = ReturnType<typeof createDevice>
