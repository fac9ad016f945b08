import type { AnalyticsEvent, ButtonName } from '#schemas/analytics.ts'
import type { EventOf, EventType, GameEvent } from '#schemas/events/index.ts'
import type { ShelfAction } from '#schemas/library.ts'
import { PAGES } from '#schemas/pages.ts'

type Part<T> = T extends AnalyticsEvent ? Omit<T, 'project_type' | 'at'> : never
/** A usage event without what every one of them carries. */
type Said = Part<AnalyticsEvent>
type Tellers = { [T in EventType]?: (event: EventOf<T>) => readonly Said[] }

const NOTHING: readonly Said[] = []
const button = (name: ButtonName): readonly Said[] => [{ event: 'button_click', button: name }]
/** A button is what a person pressed: the same fact by the server's hand is none. */
const pressed = (name: ButtonName) => (event: GameEvent) =>
  event.source === 'user' ? button(name) : NOTHING

const SHELF_BUTTONS: Record<ShelfAction, ButtonName | null> = {
  rename: 'rename_game',
  copy: 'duplicate_game',
  withdraw: 'withdraw_game',
  remove: 'delete_game',
  // the press was on the message that offers it, or among what is deleted already
  restore: null,
  forget: null,
}

/** Which facts are usage events, and what is said of them. Nothing of a payload is passed on but names out of lists. */
const TELLERS = {
  'analytics/pageShown': ({ payload: { page, location } }) => [
    { event: 'page_view', page_name: page, page_location: location, page_path: PAGES[page] },
  ],
  'account/loginOpened': ({ payload, source }) =>
    payload.from === null && source === 'user' ? button('register_or_login') : NOTHING,
  'account/methodChosen': ({ payload }) => [
    { event: 'login_method_click', method: payload.method },
  ],
  'account/signedIn': ({ payload: { by, user } }) => [
    { event: 'login', method: by },
    { event: 'user_login_success', method: by, new_user: user.new_user },
  ],
  'account/signedOut': pressed('logout'),
  'idea/submitted': pressed('create_game'),
  'idea/heldForLogin': pressed('create_game'),
  'settings/startRequested': pressed('start_generation'),
  'preview/opened': ({ payload, source }) =>
    source !== 'user'
      ? NOTHING
      : button(payload.what === 'nodes' ? 'preview_key_nodes' : 'preview_tasks'),
  'library/linkCopyRequested': pressed('copy_link'),
  'toasts/undone': pressed('undo'),
  'profile/exportRequested': pressed('export_data'),
  'profile/removalRequested': pressed('delete_account'),
  'publishing/requested': () => [...button('publish'), { event: 'game_publish_start' }],
  'publishing/withdrawRequested': () => button('withdraw_game'),
  'publishing/published': () => [{ event: 'game_publish_success' }],
  'publishing/failed': ({ payload }) => [
    { event: payload.how === 'failed' ? 'game_publish_error' : 'game_publish_exception' },
  ],
  'library/actionRequested': ({ payload: { action } }) => {
    const name = SHELF_BUTTONS[action]
    return name === null ? NOTHING : button(name)
  },
} satisfies Tellers

/** The facts that are usage events. */
export const TOLD = Object.keys(TELLERS) as (keyof typeof TELLERS)[]

/** The usage events a fact is, if any (AN2). */
export function saidOf(fact: GameEvent): AnalyticsEvent[] {
  // the table holds under each type a teller of that very type
  const teller = (TELLERS as Tellers)[fact.type] as
    | ((event: GameEvent) => readonly Said[])
    | undefined
  return (teller?.(fact) ?? NOTHING).map(
    (said) => ({ ...said, project_type: 'creator', at: fact.at }) as AnalyticsEvent,
  )
}
