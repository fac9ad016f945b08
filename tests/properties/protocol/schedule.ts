import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { createDatabase, type Fault, LEASE_MS, type Notice } from './database.ts'
import { createModelServer } from './server.ts'

const SERVERS = 3
const STEPS = 70
/** A look every two seconds, as servers look for games whose lease ran out. */
const LOOK_MS = 2_000

/**
 * Runs one game through steps by chance: kills, cut connections, clocks that are wrong, answers that are lost, notices that
 * come late, twice or never. Then all is well again. Answers what is wrong with what is there at the end; null for nothing.
 */
export function faultOfSchedule(rng: Rng, fault: Fault | null = null): string | null {
  const database = createDatabase(fault)
  const post: { to: number; notice: Notice }[] = []
  const announce = (from: number, notice: Notice): void => {
    for (let to = 0; to < SERVERS; to++)
      if (to !== from)
        for (let copies = rng.int(0, 2); copies > 0; copies--) post.push({ to, notice })
  }
  const servers = Array.from({ length: SERVERS }, (_, name) =>
    createModelServer(name, database, announce),
  )
  let now = 0
  const anyServer = () => rng.pick(servers)
  const STEPS_BY_CHANCE: readonly (() => void)[] = [
    () => anyServer().look(now),
    () => anyServer().look(now),
    () => anyServer().write(),
    () => anyServer().write(),
    () => anyServer().tell(now, rng.next() < 0.2),
    () => anyServer().tell(now, false),
    () => anyServer().say(),
    () => anyServer().kill(),
    () => anyServer().start(),
    () => anyServer().cutOff(rng.next() < 0.5),
    () => anyServer().setClock(rng.int(-15_000, 15_000)),
    () => {
      const [one] = post.splice(rng.int(0, Math.max(0, post.length - 1)), 1)
      if (one !== undefined) servers[one.to]?.readLog()
    },
  ]
  for (let step = 0; step < STEPS; step++) {
    now += rng.int(0, 1_500)
    rng.pick(STEPS_BY_CHANCE)()
  }
  for (const server of servers) {
    server.start()
    server.cutOff(false)
    server.setClock(0)
  }
  // a clock that ran ahead may have taken a lease for longer: nobody waits for more than that and its own
  const until = now + 2 * LEASE_MS + 15_000
  while (!database.isComplete() && now < until) {
    now += LOOK_MS
    for (const server of servers) {
      server.look(now)
      server.write()
      server.tell(now, false)
    }
  }
  for (const server of servers) {
    server.say()
    server.say()
  }
  if (fault !== 'no slow look') for (const server of servers) server.readLog()
  return faultIn(database, servers)
}

function faultIn(
  { log, isComplete }: ReturnType<typeof createDatabase>,
  servers: readonly ReturnType<typeof createModelServer>[],
): string | null {
  if (!isComplete()) return 'the game is not written to its end in time'
  if (log.some(({ seq }, at) => seq !== at + 1)) return 'numbers of the log are missing, or double'
  const units = log.flatMap(({ unit }) => (unit === null ? [] : [unit]))
  if (units.some((unit, at) => unit !== `u${at + 1}`)) return 'a unit is told twice, or too early'
  for (const { sent } of servers)
    if (sent.length !== log.length || sent.some((one, at) => one !== log[at]))
      return 'a reader missed a frame, or had one twice'
  return null
}
