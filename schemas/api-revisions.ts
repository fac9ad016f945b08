import { z } from 'zod'
import { BuildStep } from './arrangement.ts'
import { VersionComparison, VersionPublication } from './history.ts'
import { Id, ScriptId } from './id.ts'
import { BuiltInReason, ModelWork } from './model-work.ts'
import { RevisionAuthor } from './revision.ts'

const post = { method: 'POST', auth: true, idempotent: false } as const
const get = { method: 'GET', auth: true, idempotent: false } as const

/** One entry of `GET /api/auth/h5/scripts/versions`. */
const WireVersion = z.object({
  version: z.number().int(),
  at: z.string().catch(''),
  author: RevisionAuthor.catch('creator'),
  /** What it was asked for as, or what was done. */
  label: z.string().catch(''),
  /** The wire paths that were changed. */
  updated: z.array(z.string()).catch([]),
  record_id: z.string().optional(),
  /** What was done to the build of the game (addition). */
  made: BuildStep.optional().catch(undefined),
  undoes: z.number().optional(),
  redoes: z.number().optional(),
  restores: z.number().optional(),
  /** The part that was told or painted again, or given an earlier telling, by address (addition). */
  regenerates: z.string().optional().catch(undefined),
  /** What was done about its players while the game was at this version, newest first; by the version they saw, or null (addition). */
  publications: z.array(VersionPublication).optional().catch(undefined),
})
/** A reason that is not known yet is another one. */
const WireModelWork = ModelWork.extend({
  scenes: z.array(z.object({ address: z.string(), reason: BuiltInReason.catch('other') })),
})
/** A step of the history: the version it made, or the id of a change of what players see. */
const WireStep = z.union([z.number().int(), z.string().min(1).max(64)])
const OfVersion = { id: ScriptId, base_version: z.number().int().min(0) }
const Addresses = z.array(z.string().min(1).max(300)).max(2_000).default([])
const GamePath = z.string().min(1).max(300)
const OfPart = { ...OfVersion, path: GamePath }
/** The tellings of a part: the version each was first read at, and which of them the game has now. */
const WireSiblings = z.object({
  path: z.string(),
  at: z.number().int(),
  of: z.array(z.object({ version: z.number().int() })),
})
const step = {
  ...post,
  /** `step`: the one that is meant; where another is the newest it is refused. */
  body: z.object({ ...OfVersion, step: WireStep.optional() }),
  /** `undone`: the step; `published` only where it was about the players: what they see now, or null. */
  answer: z.object({
    script_version: z.number().int(),
    undone: WireStep,
    published: z
      .object({ game_id: z.string(), url: z.string(), version: z.number().int() })
      .nullish(),
  }),
}

/** Calls that change a written game, and about its chat and its versions. */
export const revisionCalls = {
  editScript: {
    ...post,
    // asked again under its key it is made once (addition)
    idempotent: true,
    path: '/api/auth/h5/scripts',
    body: z.object({
      ...OfVersion,
      changes: z
        .array(
          z.union([
            z.object({ path: z.string().min(1).max(300), remove: z.literal(true) }),
            z.object({ path: z.string().min(1).max(300), value: z.json() }),
          ]),
        )
        .min(1)
        .max(200),
    }),
    answer: z.object({ script_version: z.number().int() }),
  },
  /** The versions of a game, newest first, 20 a page; `before` names the version they are older than (addition). */
  listVersions: {
    ...get,
    path: '/api/auth/h5/scripts/versions',
    query: z.object({ id: ScriptId, before: z.coerce.number().int().min(0).optional() }),
    answer: z.array(WireVersion),
  },
  /** What two versions of a game differ in, at most 200 places; `total` counts all, `same` the texts that did not change (addition). */
  compareVersions: {
    ...get,
    path: '/api/auth/h5/scripts/versions/compare',
    query: z.object({
      id: ScriptId,
      from: z.coerce.number().int().min(0),
      to: z.coerce.number().int().min(0),
    }),
    answer: VersionComparison,
  },
  /** Who wrote each place of a game last, by address, as of a version; what nobody changed is not among them (addition). */
  listWriters: {
    ...get,
    path: '/api/auth/h5/scripts/writers',
    query: z.object({ id: ScriptId }),
    answer: z.object({
      script_version: z.number().int(),
      writers: z.array(z.object({ address: z.string(), author: RevisionAuthor.catch('creator') })),
    }),
  },
  /** Which scenes of a game that a model tells are not in its words, and what it has cost; without a model nothing (addition). */
  readModelWork: {
    ...get,
    path: '/api/auth/h5/scripts/model',
    query: z.object({ id: ScriptId }),
    answer: WireModelWork,
  },
  /** Makes a game what it was at a version, as one version more (addition). */
  restoreVersion: {
    ...post,
    path: '/api/auth/h5/scripts/versions/restore',
    body: z.object({ ...OfVersion, version: z.number().int().min(0) }),
    answer: z.object({ script_version: z.number().int() }),
  },
  /** Keeps, gives back and writes anew what a revision changed, place by place; a place goes by its address (addition). */
  decideChanges: {
    ...post,
    path: '/api/auth/h5/scripts/versions/decisions',
    idempotent: true,
    body: z.object({
      ...OfVersion,
      record_id: Id.transform(String),
      keep: Addresses,
      revert: Addresses,
      edit: z
        .array(z.object({ address: z.string().min(1).max(300), text: z.string().max(20_000) }))
        .max(20)
        .default([]),
    }),
    answer: z.object({ script_version: z.number().int() }),
  },
  /** Takes back the newest step of a game that is not taken back (addition). */
  undo: { ...step, path: '/api/auth/h5/scripts/undo' },
  /** Brings back the newest step that was taken back (addition). */
  redo: { ...step, path: '/api/auth/h5/scripts/redo' },
  /** Has the assistant tell what stands at a wire path in other words, as one version more (addition). */
  regenerate: {
    ...post,
    path: '/api/auth/h5/scripts/regenerate',
    body: z.object(OfPart),
    answer: z.object({ script_version: z.number().int() }),
  },
  /** The tellings of each part that was told again, or of one: by the version it read so, oldest first (addition). */
  listSiblings: {
    ...get,
    path: '/api/auth/h5/scripts/siblings',
    query: z.object({ id: ScriptId, path: GamePath.optional() }),
    answer: z.array(WireSiblings),
  },
  /** The addresses of the cards whose texts come in more than one telling: of the story and world, people, places and the player (addition). */
  listRetellable: {
    ...get,
    path: '/api/auth/h5/scripts/retellable',
    query: z.object({ id: ScriptId }),
    answer: z.array(z.string()),
  },
  /** Gives a part the telling it had at a version, as one version more (addition). */
  chooseSibling: {
    ...post,
    path: '/api/auth/h5/scripts/siblings/choose',
    body: z.object({ ...OfPart, version: z.number().int().min(0) }),
    answer: z.object({ script_version: z.number().int() }),
  },
  /** The chat of a game, newest first, ten a page; `time` is that of the oldest record that is known. */
  listRecords: {
    ...get,
    path: '/api/auth/h5/scripts/records',
    query: z.object({ id: ScriptId, time: z.string().max(40).optional() }),
    answer: z.array(z.looseObject({})),
  },
  /** Says something in the chat: answers the record; what the assistant says to it comes over the socket. */
  sendRecord: {
    ...post,
    path: '/api/auth/h5/scripts/records',
    idempotent: true,
    body: z.object({
      id: ScriptId,
      text: z.string().max(20_000),
      /** JSON of `{quote, quote_key, quotes?}`. */
      quote: z.union([z.string().max(100_000), z.looseObject({})]).nullish(),
      conversion_id: z.string().max(100).nullish(),
      client_id: z.string().min(1).max(100),
    }),
    answer: z.looseObject({}),
  },
  /** Confirms a plan for the places of a scope, or lets it go: answers the record of that. */
  confirmRecord: {
    ...post,
    path: '/api/auth/h5/scripts/records/confirm',
    idempotent: true,
    body: z.object({
      id: ScriptId,
      record_id: Id.transform(String),
      scope: z.array(z.string().max(300)).max(2_000).default([]),
      decision: z.enum(['confirm', 'reject']),
      /** Nobody was asked: the creator wants changes to be made at once (addition). */
      at_once: z.boolean().optional(),
    }),
    answer: z.looseObject({}),
  },
} as const
