import { isDeepStrictEqual } from 'node:util'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { shownProgress } from '#plugins/steps/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import type { Device } from './device.ts'
import type { Drawn } from './drawn.ts'
import { progressByTheBook } from './progress-by-the-book.ts'
import { holdReadings, type Read } from './readings.ts'
import { same } from './same.ts'
import { count, hold, type Tally } from './tally.ts'
import { watchGame } from './watched.ts'

type Stage = Draft['session']['updates']['stage']
/** How the animation of an update goes on (UP); what clears it may end it anywhere. */
const NEXT: Record<Stage, readonly Stage[]> = {
  hidden: ['blur'],
  blur: ['scanning', 'hidden'],
  scanning: ['completed'],
  completed: ['hidden'],
}
/** Every projection is asked after so many facts: all of them after each would be most of the time. */
const READ_EVERY = 150

/** Holds after every single fact what has to hold after any. */
export function createWatch(device: Device, reads: readonly Read[], tally: Tally) {
  const { stages } = device.editor
  const names = Object.getOwnPropertyNames(Object.prototype).join()
  const numbers = new Set<number>()
  let [head, max, facts] = [0, 0, 0]
  let before = device.draft()
  let shown: readonly number[] = []

  const seen = (version: number): void => {
    numbers.add(version)
    max = Math.max(max, version)
    while (numbers.has(head + 1)) head += 1
  }
  /** What holds whatever happened: what is shown, the numbers, and each projection. */
  function after(what: string): void {
    const now = device.draft()
    const { live, updates, chat } = now.session
    hold(
      live.head === head && live.max === max,
      `the head after ${what}: ${live.head}, not ${head}`,
    )
    const stage = before.session.updates.stage
    if (stage !== updates.stage) {
      const isCleared = what === 'account/signedOut' && updates.stage === 'hidden'
      hold(isCleared || NEXT[stage].includes(updates.stage), `${stage}, then ${updates.stage}`)
      count(tally, `animation ${updates.stage}`)
    }
    if (chat.records !== before.session.chat.records) {
      const ids = new Set(chat.records.map(({ id }) => id))
      hold(ids.size === chat.records.length, 'a record stands in the chat twice')
    }
    if (now.script !== before.script) holdProgress(now)
    facts += 1
    if (facts % READ_EVERY === 0) {
      holdReadings(reads, now, tally)
      hold(Object.getOwnPropertyNames(Object.prototype).join() === names, 'a prototype was written')
    }
    before = now
  }
  function holdProgress(now: Draft): void {
    const progress = stages.progress(now)
    const wanted = progressByTheBook(gameSnapshot(now))
    hold(isDeepStrictEqual(progress, wanted), `progress ${progress}, by the book ${wanted}`)
    hold(
      progress.every((one) => one >= 0 && one <= 100),
      `progress ${progress}`,
    )
    const is = shownProgress(stages)(now)
    hold(
      is.every((one, step) => one >= (shown[step] ?? 0)),
      `shown ${is} after ${shown}`,
    )
    if (is.some((one, step) => one > (progress[step] ?? 0))) count(tally, 'progress held up')
    shown = is
  }

  return {
    begins() {
      before = device.draft()
    },
    /** A fact of the open game. */
    hears(fact: GameFact, version: number): void {
      const old = device.draft()
      const now = device.hear(fact, version)
      seen(version)
      hold(device.rejected().length === 0, `${fact.type} was refused`)
      count(tally, watchGame(old, now, fact) ? `wrote ${fact.type}` : 'wrote nothing')
      count(tally, 'heard')
      after(fact.type)
    },
    /** The whole game as of a number. */
    polls(fact: GameFact, version: number): void {
      const old = device.draft()
      const now = device.poll(fact, version)
      for (let at = 1; at <= version; at++) if (at > head) seen(at)
      hold(device.rejected().length === 0, 'a whole game was refused')
      watchGame(old, now, fact)
      count(tally, 'wholes')
      after(fact.type)
    },
    /** Something of this browser alone, well formed or not: it writes nothing of the game. */
    happens(drawn: Drawn): void {
      const old = device.draft()
      const now = device.tell(drawn)
      hold(now.script === old.script, `${drawn.type} wrote something of the game`)
      const refused = device.rejected().length > 0
      if (refused) hold(now === old, `${drawn.type} was refused, and did something`)
      count(tally, refused ? 'beside refused' : 'beside')
      after(drawn.type)
    },
    /** What is no fact: it is told with its reason, and changes nothing. */
    refuses(drawn: Drawn): void {
      const old = device.draft()
      const { length } = device.editor.bus.log
      const now = device.tell(drawn)
      const refused = device.rejected()
      const [one] = refused
      // a payload drawn for a fact of the game may happen to be one
      if (one === undefined) {
        count(tally, 'none but a fact')
        after(drawn.type)
        return
      }
      hold(refused.length === 1 && one.reason === 'invalid' && one.detail !== '', 'without reason')
      hold(now === old && device.editor.bus.log.length === length, 'what is no fact did something')
      count(tally, /unknown type/.test(one.detail) ? 'unknown types' : 'invalid payloads')
    },
    /** A fact of another game: this draft is not even another one. */
    ignores(fact: GameFact, version: number, scriptId: string): void {
      const old = device.draft()
      const now = device.hear(fact, version, scriptId)
      hold(device.rejected()[0]?.reason === 'other-script', 'another game was let in')
      hold(now === old, `${fact.type} of another game did something`)
      count(tally, 'foreign')
    },
    /** The game is afterwards what it was before. */
    changesNothing(does: () => void, what: string): void {
      const was = gameSnapshot(device.draft())
      does()
      const is = gameSnapshot(device.draft())
      same(is, was, `${what} changed the game`)
      count(tally, what)
    },
    /** A whole game that says nothing of its parts leaves them as they are. */
    erasesNothing(fact: GameFact, version: number): void {
      // what it says of the whole, and how many are awaited by that, it does say
      const { brief, status, failedStages, scriptVersion, castSize, ...was } = gameSnapshot(
        device.draft(),
      )
      this.polls(fact, version)
      const is = gameSnapshot(device.draft())
      same({ ...is, ...was }, is, 'empty lists erased something')
      count(tally, 'poor wholes')
    },
  }
}
