import { setTimeout as pause } from 'node:timers/promises'
import { startBody } from '../server/start-body.ts'

const EMAIL = 'newcomer@example.com'
const PASSWORD = 'lamp-over-water-9'
const LOOK_EVERY_MS = 250

// A test looks into an answer as a client does, who knows no types.
type Answer = { status: number; desc: string; data: never }

/** Somebody who uses the product at an address over the network. */
export function creatorAt(address: string) {
  let token = ''
  async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const response = await fetch(address + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { status, desc, data }: Answer = await response.json()
    if (status !== 200) throw new Error(`${path}: ${status} ${desc}`)
    return data
  }

  return {
    call,
    async register(inviteCode: string): Promise<void> {
      await call('POST', '/api/v1/login/ticket', {
        email: EMAIL,
        send_to_email: EMAIL,
        ticket_use_type: 'REGISTER',
      })
      const outbox = await (await fetch(`${address}/outbox`)).text()
      const session = await call<{ access_token: string }>('POST', '/api/v1/register', {
        email: EMAIL,
        ticket: /^(\d{8})$/m.exec(outbox)?.[1],
        pwd: PASSWORD,
        pwd_: PASSWORD,
        nick_name: 'Newcomer',
        invite_code: inviteCode,
        oauth_enum: 'EMAIL',
      })
      token = session.access_token
    },
    async login(): Promise<void> {
      const body = { email: EMAIL, pwd: PASSWORD, oauth_enum: 'EMAIL' }
      token = (await call<{ access_token: string }>('POST', '/api/v1/login', body)).access_token
    },
    /** Makes a whole game; answers its id. */
    async makeGame(): Promise<string> {
      const id = await call<string>('POST', '/api/auth/h5/scripts/outlines', startBody())
      while ((await this.game(id)).status === 1) await pause(LOOK_EVERY_MS)
      return id
    },
    game: (id: string) =>
      call<{ status: number; [part: string]: unknown }>('GET', `/api/auth/h5/scripts/${id}`),
  }
}
