import type { CallName } from '../api.ts'
import {
  addressIn,
  decodeEach,
  first,
  isObject,
  numberIn,
  objectIn,
  parsed,
  textIn,
  type Wire,
} from './read.ts'

/** What was answered, and the body it was asked with. */
type Reading = (data: unknown, asked: Wire) => unknown

const object: Reading = (data) => objectIn(data) ?? {}

/** A session tells who it is for at least by its token; the rest has its defaults (SPEC section 7, login). */
function readSession(data: unknown, asked: Wire) {
  const found = objectIn(data) ?? {}
  const info = objectIn(found.user_info_resp) ?? {}
  const uid = textIn(found, 'uid') || textIn(info, 'id')
  return {
    uid,
    access_token: textIn(found, 'access_token'),
    oauth_enum: textIn(found, 'oauth_enum') || textIn(asked, 'oauth_enum'),
    user_info_resp: {
      id: textIn(info, 'id') || uid,
      nick_name: textIn(info, 'nick_name'),
      avatar: textIn(info, 'avatar'),
    },
    new_user: found.new_user === true,
    need_complete_nick_name: found.need_complete_nick_name === true,
  }
}

/** Only what a binding tells: it lies over what the login told. */
const readBinding: Reading = (data, asked) => {
  const found = objectIn(data) ?? {}
  const { uid, access_token, user_info_resp } = readSession(found, asked)
  return {
    ...(uid === '' ? {} : { uid }),
    ...(access_token === '' ? {} : { access_token }),
    ...(objectIn(found.user_info_resp) === undefined || uid === '' ? {} : { user_info_resp }),
  }
}

const ID_NAMES = ['id', 'script_id', 'scriptId'] as const

/** The id itself, as text or number, or under its name. */
function readScriptId(data: unknown): unknown {
  const found = objectIn(data)
  return found === undefined ? textIn({ data }, 'data') : textIn(found, ...ID_NAMES)
}

/** A list, also inside an object; what is none stays as it is, and is refused by its row. */
function listed(data: unknown, read: (one: Wire) => Wire | null): unknown {
  const list = parsed(first(objectIn(data) ?? { list: data }, 'list', 'elements', 'items'))
  if (!Array.isArray(list)) return data
  return decodeEach(list, (one) => (isObject(one) ? read(one) : null))
}

const titleIn = (one: Wire): string =>
  textIn(one, 'title', 'name') || textIn(objectIn(one.initial_element) ?? {}, 'title')

/** Without a status a script is complete: only 1 says that it is still being written. */
function readScriptCard(one: Wire): Wire | null {
  const id = textIn(one, ...ID_NAMES)
  const game = textIn(one, 'published_game_id', 'game_id')
  const rest = {
    id,
    title: titleIn(one),
    cover: addressIn(one, 'cover'),
    status: numberIn(one, 'status') ?? 2,
  }
  return id === '' ? null : { ...one, ...rest, published_game_id: game === '' ? null : game }
}

/** A game that names no script of its own is named by it. */
function readGameCard(one: Wire): Wire | null {
  const game = textIn(one, 'game_id', 'gameId', 'id')
  const script = textIn(one, 'script_id', 'scriptId', 'id')
  const rest = {
    game_id: game,
    script_id: script,
    title: titleIn(one),
    cover: addressIn(one, 'cover'),
  }
  return game === '' ? null : { ...one, ...rest, url: addressIn(one, 'url') ?? '' }
}

const READINGS: { [N in CallName]?: Reading } = {
  // SPEC: truthy if the user exists
  userExists: (data) => Boolean(data),
  requestTicket: object,
  register: readSession,
  login: readSession,
  bindInvite: readBinding,
  resetPassword: object,
  logout: object,
  startGeneration: readScriptId,
  listScripts: (data) => listed(data, readScriptCard),
  listGames: (data) => listed(data, readGameCard),
  editScript: (data, asked) => ({
    ...objectIn(data),
    script_version: numberIn(objectIn(data) ?? {}, 'script_version') ?? asked.base_version,
  }),
  publishGame: (data) => {
    const found = objectIn(data) ?? {}
    return { game_id: textIn(found, 'game_id', 'id'), url: textIn(found, 'url') }
  },
}

/** An answer's data in our spelling, where the specification does not show it; checked by its row after that. */
export const readAnswer = (name: CallName, data: unknown, asked: unknown): unknown =>
  READINGS[name]?.(data, isObject(asked) ? asked : {}) ?? data
