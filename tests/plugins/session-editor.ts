import { VirtualTimeScheduler } from 'rxjs'
import { account } from '#plugins/account/index.ts'
import { draftPersistence } from '#plugins/draft-persistence/index.ts'
import { createEditor } from '#plugins/editor.ts'
import { idea } from '#plugins/idea/index.ts'
import { outlines } from '#plugins/outlines/index.ts'
import type { Api, CallOptions } from '#plugins/ports/api.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import { settings } from '#plugins/settings/index.ts'
import { thinking } from '#plugins/thinking/index.ts'
import { toasts } from '#plugins/toasts/index.ts'
import type { CallName, CallResult } from '#schemas/api.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { Secret } from '#schemas/event.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { StoredUser } from '#schemas/user.ts'
import { navigationTo, portsOf, storageIn } from '../core/ports.ts'

export const EMAIL = 'keeper@example.org'

export const someUser = (uid = 'u1'): StoredUser => ({
  uid,
  access_token: Secret.parse(`token-of-${uid}`),
  oauth_enum: 'EMAIL',
  user_info_resp: { id: uid, nick_name: 'Keeper', avatar: 'http://here/a.png' },
  new_user: false,
  need_complete_nick_name: false,
})

/** A browser in which `user` signed in before. */
export const storageOf = (user: StoredUser): Map<string, string> =>
  new Map([['userInfo', JSON.stringify(user)]])

type Asked = { name: CallName; body: unknown; options: CallOptions | undefined }
type Answers = { [N in CallName]?: CallResult<N> }

const UNANSWERED = { ok: false, status: 0, desc: '' } as const

/** The signed-in part of the product in virtual time: real plugins, scripted answers, storage in memory. */
export function openSessionEditor(
  options: {
    storage?: Map<string, string>
    path?: string
    answers?: Answers
    ports?: Partial<Ports>
  } = {},
) {
  const scheduler = new VirtualTimeScheduler()
  const storage = options.storage ?? new Map<string, string>()
  const answers: Answers = options.answers ?? {}
  const asked: Asked[] = []
  const visited: string[] = []
  const api: Api = {
    call: async (name, request, given) => {
      asked.push({ name, body: request, options: given })
      return answers[name] ?? UNANSWERED
    },
  }
  const ports = portsOf(scheduler, {
    api,
    storage: storageIn(storage),
    navigation: navigationTo(visited, () => visited.at(-1) ?? options.path ?? '/'),
    ...options.ports,
  })
  const plugins = [toasts, idea, settings, outlines, thinking, draftPersistence, account]
  const editor = createEditor(plugins, ports, emptyDraft())
  return {
    editor,
    storage,
    answers,
    asked,
    visited,
    draft: () => editor.bus.draft$.value,
    types: () => editor.bus.log.events.map(({ type }) => type),
    given: (...facts: EventInput[]) => editor.bus.emit(...facts),
    /** Somebody comes in, with the token the server gave them. */
    comesIn(user = someUser()) {
      ports.credentials.keep(user.uid, user.access_token)
      editor.bus.emit(fact('account/signedIn', { user, by: 'EMAIL' }))
    },
    /** Lets time pass until `ms` after the beginning. */
    until(ms: number) {
      scheduler.maxFrames = ms
      scheduler.flush()
      scheduler.frame = ms
    },
  }
}

/** A fact of the user's. */
export const fact = <T extends EventInput['type']>(
  type: T,
  payload: Extract<EventInput, { type: T }>['payload'],
): EventInput => ({ type, source: 'user', payload }) as EventInput
