import { z } from 'zod'
import { Nickname } from './api-account.ts'
import { ModelMonth } from './model-work.ts'
import { SignInMethod } from './user.ts'

/** What a face is drawn from. */
const AvatarSeed = z.string().regex(/^[a-z0-9-]{1,64}$/)

const get = { method: 'GET', auth: true, idempotent: false } as const
const post = { method: 'POST', auth: true, idempotent: false } as const

/** Calls about the account of whoever asks (additions). */
export const profileCalls = {
  /** Who is signed in, as the profile page shows it. */
  readProfile: {
    ...get,
    path: '/api/auth/h5/user/profile',
    answer: z.object({
      uid: z.string(),
      oauth_enum: SignInMethod.catch('EMAIL'),
      nick_name: z.string(),
      avatar: z.string(),
      /** null for an account without one. */
      email: z.string().nullable(),
      created_at: z.string().catch(''),
    }),
  },
  /** What language models have cost this month, for all games of whoever asks; nothing where none was asked. */
  readModelMonth: {
    ...get,
    path: '/api/auth/h5/user/model',
    answer: ModelMonth,
  },
  /** Drawn faces to choose from; each round has others, and the same round the same. */
  listFaces: {
    ...get,
    path: '/api/auth/h5/user/avatars',
    query: z.object({ round: z.coerce.number().int().min(0).max(1_000).optional() }),
    answer: z.array(z.object({ seed: z.string(), avatar: z.string() })),
  },
  /** Another name, another face, or both. */
  changeProfile: {
    ...post,
    path: '/api/auth/h5/user/profile',
    body: z
      .object({ nick_name: Nickname.optional(), avatar_seed: AvatarSeed.optional() })
      .refine((body) => Object.values(body).some((value) => value !== undefined)),
    answer: z.object({ id: z.string(), nick_name: z.string(), avatar: z.string() }),
  },
  /** Everything that is kept of the account, for its owner to take along. */
  exportAccount: {
    ...get,
    path: '/api/auth/h5/user/export',
    answer: z.looseObject({ format: z.string() }),
  },
  /** Deletes the account and everything of it, for ever; `confirm` is its e-mail address or nickname. */
  removeAccount: {
    ...post,
    path: '/api/auth/h5/user/remove',
    body: z.object({ confirm: z.string().trim().min(1).max(254) }),
    answer: z.object({}).loose(),
  },
} as const
