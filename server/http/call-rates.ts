import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '#schemas/api.ts'
import type { Services } from '#server/services.ts'
import { answer, type CallRefusal, sendAnswer } from './answer.ts'
import { isAtThisMachine } from './origin.ts'
import type { Rate } from './rates.ts'

/** How often a call may be made: by one user, and from one network address, behind which there may be many. */
export type CallRate = { user: Rate; caller: Rate }

const MINUTES = 60_000
const HOUR = 60 * MINUTES
const per = (withinMs: number, user: number, caller: number): CallRate => ({
  user: { count: user, withinMs },
  caller: { count: caller, withinMs },
})

/** A window asks every ten seconds; forty windows of one user ask 2,400 times in ten minutes. */
const READ = per(10 * MINUTES, 6_000, 24_000)
const WRITE = per(10 * MINUTES, 600, 6_000)
/** What makes a game, or paints, or sends a mail. */
const MAKE = per(HOUR, 240, 2_400)
const ENTER = per(10 * MINUTES, 600, 600)

/** One row a call: one without a row is no program. `limits.ts` counts what needs more than this. */
export const CALL_RATES: Record<CallName | 'outline' | 'socket', CallRate> = {
  userExists: ENTER,
  requestTicket: ENTER,
  register: ENTER,
  login: ENTER,
  resetPassword: ENTER,
  logout: WRITE,
  bindInvite: MAKE,
  signInMethods: READ,
  bindIdentity: MAKE,
  unbindIdentity: MAKE,
  readProfile: READ,
  readModelMonth: READ,
  listFaces: READ,
  changeProfile: WRITE,
  exportAccount: MAKE,
  removeAccount: MAKE,
  startGeneration: MAKE,
  forecastGame: READ,
  readGame: READ,
  listScripts: READ,
  editScript: WRITE,
  listVersions: READ,
  listWriters: READ,
  readModelWork: READ,
  compareVersions: READ,
  restoreVersion: WRITE,
  decideChanges: WRITE,
  undo: WRITE,
  redo: WRITE,
  regenerate: MAKE,
  listSiblings: READ,
  listRetellable: WRITE,
  chooseSibling: WRITE,
  resumeGeneration: MAKE,
  publishGame: WRITE,
  listGames: READ,
  copyScript: MAKE,
  listDeleted: READ,
  removeScript: WRITE,
  withdrawGame: WRITE,
  listRecords: READ,
  sendRecord: MAKE,
  confirmRecord: WRITE,
  playGame: READ,
  judgeChoice: READ,
  outline: MAKE,
  stopOutline: MAKE,
  socket: per(10 * MINUTES, 1_200, 12_000),
}
export type RatedName = keyof typeof CALL_RATES

/** Calls that read or answer whole games: those of one caller wait for each other. */
export const LARGE_CALLS: ReadonlySet<CallName> = new Set([
  'readGame',
  'listScripts',
  'editScript',
  'restoreVersion',
  'decideChanges',
  'undo',
  'redo',
  'sendRecord',
  'confirmRecord',
  'copyScript',
  'publishGame',
  'playGame',
  'judgeChoice',
])

/** Too many from this address? Whoever sits at the machine of the product itself is not counted by it. */
export async function refusalOfCaller(
  request: FastifyRequest,
  { rates, config }: Services,
  name: RatedName,
): Promise<CallRefusal | null> {
  if (isAtThisMachine(request, config)) return null
  const wait = await rates.take(`caller ${name} ${request.ip}`, CALL_RATES[name].caller)
  return wait === null ? null : answer.wait(wait)
}

/** Too many of this user? */
export async function refusalOfUser(
  uid: string,
  { rates }: Services,
  name: RatedName,
): Promise<CallRefusal | null> {
  const wait = await rates.take(`user ${name} ${uid}`, CALL_RATES[name].user)
  return wait === null ? null : answer.wait(wait)
}

/** A hook that answers 429 to callers who ask too often, before anything else is looked at. */
export const mustKeepRate =
  (services: Services, name: RatedName) => async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await refusalOfCaller(request, services, name)
    if (refusal) return sendAnswer(request, reply, refusal)
  }
