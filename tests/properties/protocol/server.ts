import { type Database, LEASE_MS, type Notice, type Told, UNITS } from './database.ts'

/** What a server holds in memory while it writes the game: gone with a kill. */
type Work = {
  after: number
  told: ReadonlySet<string>
  written: string | null
  renewedAt: number
}
const ALL_UNITS = Array.from({ length: UNITS }, (_, at) => `u${at + 1}`)

/** One server of several, moved a step at a time: what it knows of the game is what it read last. */
export function createModelServer(
  name: number,
  database: Database,
  announce: (from: number, notice: Notice) => void,
) {
  let [life, isUp, isCutOff, skew] = [0, true, false, 0]
  let work: Work | null = null
  /** The number a creator's word was decided after. */
  let asked: number | null = null
  const sent: Told[] = []
  const worker = () => `server ${name}, life ${life}`
  const reaches = () => isUp && !isCutOff

  /** Frames for its reader, who comes back with the last number it saw: from there to the end of the log. */
  function send(): void {
    for (const one of database.after(sent.at(-1)?.seq ?? 0)) sent.push(one)
  }
  function told(seq: number): void {
    announce(name, { first: seq, last: seq })
    send()
  }
  function readAgain(now: number): Work {
    const units = database.after(0).flatMap(({ unit }) => (unit === null ? [] : [unit]))
    return { after: database.lastSeq(), told: new Set(units), written: null, renewedAt: now }
  }

  return {
    sent,
    kill(): void {
      isUp = false
      work = null
      asked = null
    },
    /** A new process has another name. */
    start(): void {
      if (!isUp) life++
      isUp = true
    },
    cutOff(yes: boolean): void {
      isCutOff = yes
    },
    setClock(ms: number): void {
      skew = ms
    },
    /** Looks for a game to write, renews what it has, or lets go of what another one has by now. */
    look(now: number): void {
      if (!reaches()) return
      const isMine = database.take(worker(), now + skew)
      if (isMine) work = work === null ? readAgain(now) : { ...work, renewedAt: now }
      else if (work !== null && now - work.renewedAt > LEASE_MS / 4) work = null
    },
    /** Writes the next unit, which takes a while and asks nobody. */
    write(): void {
      if (!isUp || work === null) return
      const { told: known } = work
      work = { ...work, written: ALL_UNITS.find((unit) => !known.has(unit)) ?? null }
    },
    /** Appends what it wrote; the answer may be lost on its way back, after it was committed. */
    tell(now: number, isAnswerLost: boolean): void {
      if (!reaches() || work === null || work.written === null) return
      const { after, written } = work
      const outcome = database.tellUnit(worker(), after, written)
      if (isAnswerLost) {
        const again = readAgain(now)
        work = again.told.has(written) ? again : { ...again, written }
      } else if (outcome === 'lost') work = null
      // it is decided again of the log as it is by now, and says the same
      else if (outcome === 'conflict') work = { ...work, after: database.lastSeq() }
      else {
        work = { ...readAgain(now), renewedAt: work.renewedAt }
        told(after + 1)
      }
    },
    /** A creator says something here: decided of the log of this moment, and appended at the next step. */
    say(): void {
      if (!reaches()) return
      if (asked === null) asked = database.lastSeq()
      else if (database.append(asked, null)) {
        const seq = asked + 1
        asked = null
        told(seq)
      } else asked = database.lastSeq()
    },
    /** A notice is no fact: it says that there is something to be read. So does the slow look, where one was missed. */
    readLog(): void {
      if (reaches()) send()
    },
  }
}
