import { z } from 'zod'
import { ModelMonth } from './model-work.ts'

/** A drawn face to choose: the seed it is drawn from, and where its picture lies. */
export const AvatarChoice = z.object({ seed: z.string(), avatar: z.string() })
export type AvatarChoice = z.infer<typeof AvatarChoice>

/** What of a profile can be changed. */
export const ProfileField = z.enum(['nickname', 'avatar'])
export type ProfileField = z.infer<typeof ProfileField>

/** What the profile page knows beyond who is signed in. */
export const Profile = z.object({
  status: z.enum(['idle', 'loading', 'ready', 'failed']),
  /** null: an account without an address, or not known yet. */
  email: z.string().nullable(),
  /** ISO time, empty while it is not known. */
  createdAt: z.string(),
  /** What is being saved, and what was saved last. */
  saving: ProfileField.nullable(),
  saved: ProfileField.nullable(),
  /** The last change that did not come about, in the server's words (empty: no answer came). */
  refusal: z.object({ field: ProfileField, text: z.string() }).nullable(),
  /** Faces to choose from, and which helping of them it is. */
  faces: z.object({
    status: z.enum(['idle', 'loading', 'failed']),
    round: z.number(),
    choices: z.array(AvatarChoice),
  }),
  /** What models have cost this month; null while nobody has said. */
  month: ModelMonth.nullable(),
  exporting: z.enum(['idle', 'running', 'done', 'failed']),
  removal: z.object({ running: z.boolean(), refusal: z.string().nullable() }),
})
export type Profile = z.infer<typeof Profile>

export const emptyProfile = (): Profile => ({
  status: 'idle',
  email: null,
  createdAt: '',
  saving: null,
  saved: null,
  refusal: null,
  faces: { status: 'idle', round: 0, choices: [] },
  month: null,
  exporting: 'idle',
  removal: { running: false, refusal: null },
})
