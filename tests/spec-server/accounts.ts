import type { Manners } from './dialect.ts'
import type { Reply, Request, Route, State } from './server.ts'

/** Somebody this server knows. */
export type Account = { uid: string; email: string; pwd: string; name: string; token: string }

/** The only code this server mails, and the only invitation it takes. */
export const CODE = '12345678'
export const INVITE = 'LAMP'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `data` of a login: the token and who it is for, the uid beside or inside. */
function session({ uid, token, name }: Account, { uid: where, flags }: Manners) {
  const id = where === 'number' ? Number(uid) : uid
  return {
    ...(where === 'inside' ? {} : { uid: id }),
    access_token: token,
    user_info_resp: { nick_name: name, avatar: null, id },
    ...(flags ? { new_user: false, need_complete_nick_name: false } : {}),
  }
}

function register(state: State, body: Request['body']): Reply {
  const email = text(body.email)
  if (body.ticket !== CODE) return { status: 400, desc: 'Wrong code' }
  if (body.invite_code !== INVITE) return { status: 400, desc: 'Wrong invitation' }
  if (body.pwd !== body.pwd_) return { status: 400, desc: 'Passwords differ' }
  const uid = String(100 + state.accounts.size)
  const made = {
    uid,
    email,
    pwd: text(body.pwd),
    name: text(body.nick_name),
    token: `token-of-${uid}`,
  }
  state.accounts.set(email, made)
  // "response not shown"
  const ways = { session: session(made, state.manners), nothing: undefined, null: null, text: 'ok' }
  return { data: ways[state.manners.registration] }
}

/** The calls of SPEC section 7 about accounts. */
export const accounts =
  (state: State): Route =>
  ({ call, query, body }) => {
    const known = state.accounts.get(text(body.email) || (query.get('email') ?? ''))
    switch (call) {
      case 'GET /api/v1/validate/user/exist':
        return { data: state.manners.exists[known === undefined ? 1 : 0] }
      case 'POST /api/v1/login/ticket':
        return {}
      case 'POST /api/v1/register':
        return register(state, body)
      case 'POST /api/v1/login':
        if (known === undefined || known.pwd !== body.pwd)
          return { status: 400, desc: 'Wrong password' }
        return { data: session(known, state.manners) }
      case 'POST /api/v1/forget':
        if (known === undefined || body.ticket !== CODE) return { status: 400, desc: 'Wrong code' }
        known.pwd = text(body.pwd)
        return { data: null }
      default:
        return null
    }
  }
