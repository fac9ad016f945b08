import { z } from 'zod'

export const SignInMethod = z.enum(['EMAIL', 'PHONE', 'GOOGLE', 'DISCORD'])
export type SignInMethod = z.infer<typeof SignInMethod>

export const TicketUse = z.enum(['REGISTER', 'UPDATE_PWD'])
export type TicketUse = z.infer<typeof TicketUse>

/** Who is signed in, as kept under the storage key `userInfo`. The names are the wire's: the key is public. */
export const StoredUser = z.object({
  uid: z.string().min(1),
  access_token: z.string().min(1),
  oauth_enum: SignInMethod,
  user_info_resp: z.object({
    id: z.string(),
    nick_name: z.string(),
    avatar: z.string(),
  }),
  new_user: z.boolean(),
  need_complete_nick_name: z.boolean(),
})
export type StoredUser = z.infer<typeof StoredUser>
