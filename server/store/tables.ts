import type { Generated, Kysely } from 'kysely'
import type { Provider } from '#schemas/provider.ts'

/** Times are ISO texts, ids are texts, JSON is text checked by Zod: the same on every engine. */
export type Tables = {
  user: {
    uid: string
    /** In small letters. Who has none has their uid here, which no form takes for an address. */
    email: string
    /** Empty: none was ever set, so that no password is right. */
    password_hash: string
    /** What a third party says, until its owner chose one that fits. */
    nick_name: string
    avatar_seed: string
    created_at: string
    /** 1: an invite code was given, or none was needed. */
    invited: number
  }
  identity: {
    provider: Provider
    /** The provider's own id of the person. */
    subject: string
    uid: string
    name: string
    created_at: string
  }
  session: {
    /** SHA-256 of the token; the token itself is never kept. */
    token_hash: string
    uid: string
    /** Who signed in, as a keyed hash: a client the user is known by. */
    client_hash: string
    created_at: string
    expires_at: string
    /** Set by logout and by a password reset. */
    ended_at: string | null
  }
  ticket: {
    email: string
    ticket_use: string
    /** A keyed hash of the code. */
    code_hash: string
    expires_at: string
    /** Wrong codes so far. */
    tries: number
  }
  invite: { code: string; uses: number; max_uses: number; created_at: string }
  idempotency: {
    scope: string
    key_hash: string
    body_hash: string
    /** The answer, sealed with the key that only the client holds. */
    answer: string
    created_at: string
  }
  meta: { name: string; value: string }
  script: {
    id: string
    owner_uid: string
    /** A `Brief` as JSON. */
    brief: string
    /** 1 generating, 2 complete, 3 complete with failed stages. */
    status: number
    script_version: number
    /** Who is generating it, until `lease_until`. */
    worker: string | null
    /** Empty: free. */
    lease_until: string
    /** Its turn in the line of whoever is generating it, as of the last renewal of the lease; 0: it waits for nobody. */
    place_in_line: Generated<number>
    created_at: string
    updated_at: string
    deleted_at: string | null
    /** What lists show of it as JSON, as of the last number of its log; null: it is read from there. */
    card: string | null
  }
  script_event: {
    script_id: string
    /** From 1 without gaps within a script. */
    seq: number
    /** The unit of work this fact ends, if any. */
    unit: string | null
    type: string
    /** JSON. */
    payload: string
    at: string
  }
  script_plan: {
    script_id: string
    /** A `Plan` as JSON. */
    plan: string
    created_at: string
  }
  script_note: {
    script_id: string
    /** The fact it was stored with. */
    seq: number
    /** From 0, among the notes of that fact. */
    place: number
    /** JSON. */
    note: string
  }
  published_game: {
    game_id: string
    script_id: string
    owner_uid: string
    version: number
    /** The player's view of the game as JSON. */
    snapshot: string
    title: string
    cover: string | null
    published_at: string
    /** `unlisted`, or `withdrawn`: nobody can open it until it is published again. */
    visibility: string
    /** The version of the script that was published. */
    script_version: number
  }
  model_question: {
    id: string
    uid: string
    /** null: it belongs to no game (yet), as the outlines of an idea. */
    script_id: string | null
    /** The stage and the unit of the game it was asked for; null outside of its writing. */
    stage: string | null
    unit: string | null
    purpose: string
    provider: string
    model: string
    /** Tokens; `cached` are of `input`, `reasoning` of `output`. */
    input: number
    cached: number
    output: number
    reasoning: number
    /** From the question to its end. */
    ms: number
    /** `answered`, `left`, or the fault it ended with. */
    ended: string
    at: string
  }
  outline_request: {
    uid: string
    request_id: string
    body_hash: string
    /** The lines sent so far, as JSON. */
    lines: string
    finished: number
    created_at: string
    /** Which of several servers tells it, until `lease_until`; null where nobody does, or there is but one. */
    worker: string | null
    lease_until: string
  }
  /** What several servers count together: one number for each rate of a caller or a user. */
  call_rate: {
    key: string
    /** The moment at which all that was taken is made up for, in milliseconds. */
    made_up_at: number
  }
  limit_count: {
    /** A keyed digest of what is counted and for whom. */
    key: string
    /** The moments it was done at, in milliseconds, as JSON. */
    times: string
    /** From then on none of them matters. */
    until: string
  }
}

/** The database, or a transaction of it: inside a transaction use only the transaction. */
export type Store = Kysely<Tables>
