import { z } from 'zod'
import { Secret } from './event.ts'

export const SignInMethod = z.enum(['EMAIL', 'PHONE', 'GOOGLE', 'DISCORD'])
export type SignInMethod = z.infer<typeof SignInMethod>

/** The ways into an account that its user has set up, with the name they go by there. */
export const SignInMethods = z.array(
  z.object({ oauth_enum: SignInMethod, name: z.string(), removable: z.boolean() }),
)
export type SignInMethods = z.infer<typeof SignInMethods>

export const TicketUse = z.enum(['REGISTER', 'UPDATE_PWD'])
export type TicketUse = z.infer<typeof TicketUse>

/** Who is signed in, without what opens the server for them. The names are the wire's. */
export const SignedInUser = z.object({
  uid: z.string().min(1),
  oauth_enum: SignInMethod,
  user_info_resp: z.object({
    id: z.string(),
    nick_name: z.string(),
    avatar: z.string(),
  }),
  new_user: z.boolean(),
  need_complete_nick_name: z.boolean(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** The same with the token, as kept under the storage key `userInfo`; the key is public. */
export const StoredUser = SignedInUser.extend({ access_token: Secret })
export type StoredUser = z.infer<typeof StoredUser>
