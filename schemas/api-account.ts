import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { SignInMethod, SignInMethods, StoredUser, TicketUse } from './user.ts'

/** Lengths are counted in characters as people see them, not in UTF-16 units. */
const characters = (min: number, max: number) =>
  z.string().refine((text) => {
    const length = [...text].length
    return length >= min && length <= max
  })

export const EmailAddress = z
  .string()
  .max(LIMITS.emailMaxLength)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email())
export const Password = characters(LIMITS.passwordMin, LIMITS.passwordMax)
export const Nickname = z
  .string()
  .transform((text) => text.trim())
  .pipe(characters(LIMITS.nicknameMin, LIMITS.nicknameMax))
const TicketCode = z.string().trim().min(1).max(32)
const InviteCode = z.string().trim().max(64)
/** What a provider gave the browser, for the server to ask the provider about. */
const ProviderToken = z.string().min(1).max(4_096)

const post = { method: 'POST', auth: false, idempotent: false } as const

/** Calls about accounts and sessions. */
export const accountCalls = {
  userExists: {
    method: 'GET',
    path: '/api/v1/validate/user/exist',
    auth: false,
    idempotent: false,
    query: z.object({ email: EmailAddress }),
    answer: z.boolean(),
  },
  requestTicket: {
    ...post,
    path: '/api/v1/login/ticket',
    body: z.object({
      email: EmailAddress,
      /** An address or a flag; must be the same address where it is one. */
      send_to_email: z.union([z.boolean(), EmailAddress]).optional(),
      ticket_use_type: TicketUse,
    }),
    answer: z.object({}).loose(),
  },
  register: {
    ...post,
    path: '/api/v1/register',
    idempotent: true,
    body: z.object({
      email: EmailAddress,
      ticket: TicketCode,
      pwd: Password,
      pwd_: Password,
      nick_name: Nickname,
      invite_code: InviteCode,
      oauth_enum: SignInMethod,
    }),
    /** Some servers register without opening a session. */
    answer: z.union([StoredUser, z.object({}).loose()]),
  },
  login: {
    ...post,
    path: '/api/v1/login',
    body: z.union([
      z.object({ email: EmailAddress, pwd: z.string().max(200), oauth_enum: SignInMethod }),
      z.object({
        access_token: ProviderToken,
        openid: z.string().max(200),
        oauth_enum: SignInMethod,
        invite_code: InviteCode.optional(),
        nick_name: z.string().max(100).optional(),
        avatar: z.string().max(2_048).optional(),
      }),
    ]),
    answer: StoredUser,
  },
  resetPassword: {
    ...post,
    path: '/api/v1/forget',
    body: z.object({
      email: EmailAddress,
      pwd: Password,
      oauth_enum: SignInMethod,
      ticket: TicketCode,
    }),
    answer: z.object({}).loose(),
  },
  logout: {
    ...post,
    path: '/api/v1/logout',
    auth: true,
    body: z.object({}).loose().optional(),
    answer: z.object({}).loose(),
  },
  bindInvite: {
    ...post,
    path: '/api/auth/h5/user/bind/invite/code',
    auth: true,
    body: z.object({
      invite_code: InviteCode,
      oauth_enum: SignInMethod,
      nick_name: z.string().max(100).optional(),
      avatar: z.string().max(2_048).optional(),
    }),
    /** Whatever it tells lies over what login told. */
    answer: StoredUser.partial(),
  },
  signInMethods: {
    method: 'GET',
    path: '/api/auth/h5/user/sign-in-methods',
    auth: true,
    idempotent: false,
    answer: SignInMethods,
  },
  /** `access_token` as at login: an ID token of the one, a code of the other. */
  bindIdentity: {
    ...post,
    path: '/api/auth/h5/user/sign-in-methods/bind',
    auth: true,
    body: z.object({ access_token: ProviderToken, oauth_enum: SignInMethod }),
    answer: SignInMethods,
  },
  unbindIdentity: {
    ...post,
    path: '/api/auth/h5/user/sign-in-methods/unbind',
    auth: true,
    body: z.object({ oauth_enum: SignInMethod }),
    answer: SignInMethods,
  },
} as const
