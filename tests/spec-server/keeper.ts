import type { Account } from './accounts.ts'

/** Somebody the server knows, with a token. */
export const KEEPER: Account = {
  uid: '100',
  email: 'k@e.org',
  pwd: 'secret',
  name: 'Keeper',
  token: 'token-of-100',
}
/** What the browser of that somebody keeps. */
export const USER = {
  userInfo: JSON.stringify({
    uid: KEEPER.uid,
    access_token: KEEPER.token,
    oauth_enum: 'EMAIL',
    user_info_resp: { id: KEEPER.uid, nick_name: 'Keeper', avatar: '' },
    new_user: false,
    need_complete_nick_name: false,
  }),
  access_token: KEEPER.token,
}
