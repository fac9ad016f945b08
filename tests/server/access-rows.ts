import type { CallName } from '#schemas/api.ts'
import { startBody } from './start-body.ts'

/** What of a creator's a call is sent: their game, a published one, and a number that is not there. */
export type Things = { script: string; game: string }
export type AccessRow = {
  /**
   * Who may: anybody; whoever is signed in, about their own account alone; or the owner of the game that is named, which
   * for everybody else does not exist.
   */
  may: 'anybody' | 'signedIn' | 'owner'
  /** What it is sent, as a query or a body, or in its path. */
  sends?: (of: Things) => Record<string, unknown>
  /** What it answers whoever may, where it is not 200: the right to ask is there, and what is asked for is not. */
  answers?: number
}

const ofScript = ({ script }: Things) => ({ id: script })
const ofVersion = ({ script }: Things) => ({ id: script, base_version: 0 })

/** One row a call: one without a row is no program. */
export const ACCESS: Record<CallName, AccessRow> = {
  userExists: { may: 'anybody', sends: () => ({ email: 'nobody@example.com' }) },
  requestTicket: {
    may: 'anybody',
    sends: () => ({
      ...{ email: 'nobody@example.com', send_to_email: 'nobody@example.com' },
      ticket_use_type: 'REGISTER',
    }),
  },
  register: {
    may: 'anybody',
    sends: () => ({
      ...{ email: 'nobody@example.com', ticket: '00000000', pwd: 'secret-1', pwd_: 'secret-1' },
      ...{ nick_name: 'Nobody', invite_code: 'FRIEND', oauth_enum: 'EMAIL' },
    }),
    answers: 400,
  },
  login: {
    may: 'anybody',
    sends: () => ({ email: 'nobody@example.com', pwd: 'wrong-1', oauth_enum: 'EMAIL' }),
    answers: 400,
  },
  resetPassword: {
    may: 'anybody',
    sends: () => ({
      ...{ email: 'nobody@example.com', ticket: '00000000' },
      ...{ pwd: 'secret-2', pwd_: 'secret-2' },
    }),
    answers: 400,
  },
  playGame: { may: 'anybody', sends: ({ game }) => ({ gameId: game }) },
  judgeChoice: {
    may: 'anybody',
    sends: ({ game }) => ({ gameId: game, chapter_key: 'none', node_id: 1, option_id: 1 }),
    answers: 404,
  },

  logout: { may: 'signedIn', sends: () => ({}) },
  bindInvite: {
    may: 'signedIn',
    sends: () => ({ invite_code: 'NOPE', oauth_enum: 'EMAIL' }),
  },
  signInMethods: { may: 'signedIn' },
  bindIdentity: {
    may: 'signedIn',
    sends: () => ({ access_token: 'x', oauth_enum: 'GOOGLE' }),
    answers: 400,
  },
  unbindIdentity: { may: 'signedIn', sends: () => ({ oauth_enum: 'GOOGLE' }) },
  readProfile: { may: 'signedIn' },
  readModelMonth: { may: 'signedIn' },
  listFaces: { may: 'signedIn' },
  changeProfile: { may: 'signedIn', sends: () => ({ nick_name: 'Another' }) },
  exportAccount: { may: 'signedIn' },
  removeAccount: { may: 'signedIn', sends: () => ({ confirm: 'not my address' }), answers: 400 },
  stopOutline: { may: 'signedIn', sends: () => ({ request_id: 'none' }) },
  forecastGame: {
    may: 'signedIn',
    sends: () => ({ duration: 'beginner', language: 'en_US' }),
  },
  startGeneration: { may: 'signedIn', sends: () => startBody() },
  listScripts: { may: 'signedIn' },
  listGames: { may: 'signedIn' },
  listDeleted: { may: 'signedIn' },

  readGame: { may: 'owner', sends: ofScript },
  resumeGeneration: { may: 'owner', sends: ofScript, answers: 409 },
  publishGame: { may: 'owner', sends: ofScript },
  copyScript: { may: 'owner', sends: ofScript },
  removeScript: { may: 'owner', sends: ofScript },
  withdrawGame: { may: 'owner', sends: ofScript },
  editScript: {
    may: 'owner',
    sends: (of) => ({
      ...ofVersion(of),
      changes: [{ path: 'initial_element.title', value: 'Mine' }],
    }),
  },
  listVersions: { may: 'owner', sends: ofScript },
  compareVersions: { may: 'owner', sends: (of) => ({ ...ofScript(of), from: 0, to: 0 }) },
  listWriters: { may: 'owner', sends: ofScript },
  readModelWork: { may: 'owner', sends: ofScript },
  restoreVersion: { may: 'owner', sends: (of) => ({ ...ofVersion(of), version: 0 }) },
  decideChanges: {
    may: 'owner',
    sends: (of) => ({ ...ofVersion(of), record_id: 'none', keep: ['none'] }),
    answers: 404,
  },
  undo: { may: 'owner', sends: ofVersion },
  redo: { may: 'owner', sends: ofVersion, answers: 409 },
  regenerate: { may: 'owner', sends: (of) => ({ ...ofVersion(of), path: 'none' }), answers: 400 },
  listSiblings: { may: 'owner', sends: ofScript },
  listRetellable: { may: 'owner', sends: ofScript },
  chooseSibling: {
    may: 'owner',
    sends: (of) => ({ ...ofVersion(of), path: 'none', version: 0 }),
    answers: 400,
  },
  listRecords: { may: 'owner', sends: ofScript },
  sendRecord: {
    may: 'owner',
    sends: (of) => ({ ...ofScript(of), text: 'hello', client_id: 'c1' }),
  },
  confirmRecord: {
    may: 'owner',
    sends: (of) => ({ ...ofScript(of), record_id: 'none', decision: 'reject' }),
    answers: 404,
  },
}
