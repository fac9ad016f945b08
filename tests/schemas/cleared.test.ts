import { expect, it } from 'vitest'
import { composeReducer } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { slices } from '#schemas/slices/index.ts'
import { draftWith } from '../core/draft-with.ts'

const reduce = composeReducer(plugins)
const NAMES = slices.map(({ name }) => name)
/** Each slice holds something that it does not hold at first. */
const FULL = draftWith({
  ...Object.fromEntries(
    slices.map(({ name, initial }) => [name, { ...(initial as object), left: true }]),
  ),
  scriptId: 's1',
})

const after = (type: GameEvent['type'], payload: object): Draft =>
  reduce(FULL, {
    ...{ id: 'e1', seq: 1, version: null, at: 0, source: 'user', scriptId: null },
    ...{ type, payload },
  } as GameEvent)
/** The slices that are not what they were, but for the one that names the open game. */
function emptiedIn({ script, session }: Draft): string[] {
  const now: Record<string, object> = { ...script, ...session } as never
  return NAMES.filter((name) => name !== 'scriptId' && !('left' in (now[name] ?? {}))).toSorted()
}

const GAME = ['basics', 'media', 'nodes', 'npcs', 'player', 'script', 'story', 'tasks']
const CREATION = ['correcting', 'idea', 'outlines', 'settings', 'thinking']
/** What is done in the game that is open. */
const WORK = ['arranging', 'chat', 'preview', 'publishing', 'revising', 'steps', 'updates']

it('[GE15] another game that is opened finds nothing of the one before', () => {
  const draft = after('script/opened', { scriptId: 's2' })
  expect(emptiedIn(draft)).toEqual(
    [...GAME, ...WORK, 'history', 'live', 'model', 'regenerating', 'unseen'].toSorted(),
  )
  expect(draft.session.scriptId).toBe('s2')
})

it('[GE15] a game that is left takes along what is said of it, and nothing that waits for its server', () => {
  const draft = after('script/closed', {})
  expect(emptiedIn(draft)).toEqual(['chat', 'unseen', 'updates'])
  expect(draft.session.scriptId).toBeNull()
})

it('[LM8] a game whose log begins anew forgets what it was told, and keeps what its creator does', () => {
  const draft = after('live/rewound', {})
  expect(emptiedIn(draft)).toEqual(
    [...GAME, 'history', 'live', 'model', 'regenerating', 'unseen'].toSorted(),
  )
  expect(draft.session.scriptId).toBe('s1')
})

it('[EV24] [ID13] a reset leaves nothing of a creation and its game', () => {
  const draft = after('idea/creationReset', {})
  expect(emptiedIn(draft)).toEqual(
    [...GAME, ...CREATION, ...WORK, 'history', 'model', 'regenerating', 'unseen'].toSorted(),
  )
  expect(draft.session.scriptId).toBeNull()
})

it('[LG40] [ID42] who signs out leaves nothing that was written or said', () => {
  const written = ['arranging', 'chat', 'deciding', 'revising', 'unseen', 'updates']
  const own = ['account', 'library', 'profile', 'toasts']
  expect(emptiedIn(after('account/signedOut', {}))).toEqual(
    [...CREATION, ...written, ...own].toSorted(),
  )
})

it('[LG40] who signs in is shown no profile of another one', () => {
  const user = {
    ...{ uid: 'u2', oauth_enum: 'EMAIL', new_user: false, need_complete_nick_name: false },
    user_info_resp: { id: 'u2', nick_name: 'Nell', avatar: '' },
  }
  expect(emptiedIn(after('account/signedIn', { user, by: 'EMAIL' }))).toEqual(['profile'])
})
