import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { ModelMonth } from '../model-work.ts'
import { AvatarChoice, ProfileField } from '../profile.ts'

export const ProfileRequested = defineEvent('profile/requested', 'session', z.object({}))
export const ProfileReceived = defineEvent(
  'profile/received',
  'session',
  z.object({ email: z.string().nullable(), createdAt: z.string() }),
)
/** What models have cost this month. */
export const ModelMonthReceived = defineEvent('profile/monthReceived', 'session', ModelMonth)
export const ProfileFailed = defineEvent('profile/failed', 'session', z.object({}))
/** One of the two is to be changed. */
export const ProfileChangeRequested = defineEvent(
  'profile/changeRequested',
  'session',
  z.object({ field: ProfileField, value: z.string().min(1) }),
)
export const ProfileChanged = defineEvent(
  'profile/changed',
  'session',
  z.object({ field: ProfileField }),
)
/** `desc` empty: no answer came; else the server said no in these words. */
export const ProfileChangeRefused = defineEvent(
  'profile/changeRefused',
  'session',
  z.object({ field: ProfileField, desc: z.string() }),
)
export const FacesRequested = defineEvent(
  'profile/facesRequested',
  'session',
  z.object({ round: z.number().int().nonnegative() }),
)
export const FacesReceived = defineEvent(
  'profile/facesReceived',
  'session',
  z.object({ round: z.number(), choices: z.array(AvatarChoice) }),
)
export const FacesFailed = defineEvent('profile/facesFailed', 'session', z.object({}))
/** Everything the server keeps of an account is to be saved as a file. */
export const ExportRequested = defineEvent('profile/exportRequested', 'session', z.object({}))
export const Exported = defineEvent('profile/exported', 'session', z.object({}))
export const ExportFailed = defineEvent('profile/exportFailed', 'session', z.object({}))
/** The account is to be deleted, confirmed by what the user typed. */
export const RemovalRequested = defineEvent(
  'profile/removalRequested',
  'session',
  z.object({ by: z.enum(['email', 'nickname']) }),
)
export const RemovalFailed = defineEvent(
  'profile/removalFailed',
  'session',
  z.object({ desc: z.string() }),
)
export const AccountRemoved = defineEvent('profile/removed', 'session', z.object({}))
