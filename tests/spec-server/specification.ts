/** One row of the table of SPEC section 7: a call and what it may carry. */
type Row = { call: RegExp; keys: readonly string[] }

const SCRIPTS = '/api/auth/h5/scripts'
const row = (call: string, keys = ''): Row => ({
  call: new RegExp(`^${call.replaceAll('{id}', '[^/]+')}$`),
  keys: keys.split(' ').filter((key) => key !== ''),
})

/** Every call of the specification, section 7, with its query or its body. */
const SPECIFICATION: readonly Row[] = [
  row(
    'POST /api/v1/login',
    'email pwd oauth_enum access_token openid invite_code nick_name avatar',
  ),
  row('POST /api/v1/login/ticket', 'email send_to_email ticket_use_type'),
  row('GET /api/v1/validate/user/exist', 'email'),
  row('POST /api/v1/register', 'email ticket pwd pwd_ nick_name invite_code oauth_enum'),
  row('POST /api/v1/forget', 'email pwd oauth_enum ticket'),
  row('POST /api/auth/h5/user/bind/invite/code', 'invite_code oauth_enum nick_name avatar'),
  row(`POST ${SCRIPTS}/outline`, 'request_id setting uid language'),
  row(
    `POST ${SCRIPTS}/outlines`,
    'outline template_type uid game_duration image_style sex age language setting',
  ),
  row(`GET ${SCRIPTS}`),
  row(`GET ${SCRIPTS}/games`),
  row(`POST ${SCRIPTS}/games`, 'id'),
  row(`GET ${SCRIPTS}/records`, 'id time'),
  row(`POST ${SCRIPTS}`, 'id base_version changes'),
  row(`GET ${SCRIPTS}/{id}`, 'version'),
]

/** One request as it came: method and path, what it carried, and the headers that matter. */
export type Asked = {
  call: string
  keys: readonly string[]
  language: string | undefined
  authorization: string | undefined
}

/** What no row of the table allows. */
export const beyond = (asked: readonly Asked[]): string[] =>
  asked.flatMap(({ call, keys }) => {
    const found = SPECIFICATION.find((one) => one.call.test(call))
    if (found === undefined) return [call]
    return keys.filter((key) => !found.keys.includes(key)).map((key) => `${call} ${key}`)
  })
