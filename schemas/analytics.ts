import { z } from 'zod'
import { PAGES } from './pages.ts'
import { SignInMethod } from './user.ts'

export const PageName = z.enum(Object.keys(PAGES) as [keyof typeof PAGES])
export type PageName = z.infer<typeof PageName>
const PagePath = z.enum(Object.values(PAGES) as [(typeof PAGES)[PageName]])

/** The buttons whose use is counted, each by a name of its own and never by what stands on it. */
export const ButtonName = z.enum([
  'register_or_login',
  'logout',
  'create_game',
  'start_generation',
  'preview_key_nodes',
  'preview_tasks',
  'publish',
  'copy_link',
  'rename_game',
  'duplicate_game',
  'withdraw_game',
  'delete_game',
  'undo',
  'export_data',
  'delete_account',
])
export type ButtonName = z.infer<typeof ButtonName>

/** An origin and one of the known paths: nothing a person typed, no id and no query can stand in it. */
export const PageLocation = z.templateLiteral([
  z.string().regex(/^https?:\/\/[^/?#@\s]*$/),
  PagePath,
])

const said = <N extends string, P extends z.ZodRawShape>(name: N, shape: P) =>
  z.strictObject({
    event: z.literal(name),
    project_type: z.literal('creator'),
    /** Milliseconds since the epoch. */
    at: z.number().int().nonnegative(),
    ...shape,
  })

/** A usage event. Each field is a name out of a list: there is no room for an idea, an address of a person, a token or an id (AN4). */
export const AnalyticsEvent = z.discriminatedUnion('event', [
  said('page_view', { page_name: PageName, page_location: PageLocation, page_path: PagePath }),
  said('button_click', { button: ButtonName }),
  said('login_method_click', { method: SignInMethod }),
  said('login', { method: SignInMethod }),
  said('user_login_success', { method: SignInMethod, new_user: z.boolean() }),
  said('game_publish_start', {}),
  said('game_publish_success', {}),
  said('game_publish_error', {}),
  said('game_publish_exception', {}),
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

export const Consent = z.enum(['yes', 'no'])
export type Consent = z.infer<typeof Consent>

/** What is noted of the use of the product, and whether any of it may leave this browser. */
export const Analytics = z.object({
  /** The operator named a service to send to. */
  isSetUp: z.boolean(),
  /** The browser tells every site not to: that is a no. */
  isObjected: z.boolean(),
  consent: Consent.nullable(),
  /** The question is asked again, though it was answered. */
  isAsking: z.boolean(),
  /** The last events, oldest first: what is noted here can be looked at. */
  recent: z.array(AnalyticsEvent),
})
export type Analytics = z.infer<typeof Analytics>

export const emptyAnalytics = (): Analytics => ({
  isSetUp: false,
  isObjected: false,
  consent: null,
  isAsking: false,
  recent: [],
})
