import { expect, it } from 'vitest'
import { accountCalls } from '#schemas/api-account.ts'

const registration = {
  email: 'aya@example.com',
  ticket: '12345678',
  pwd: 'a good password',
  pwd_: 'a good password',
  nick_name: 'Aya',
  invite_code: 'LAMP-0001',
  oauth_enum: 'EMAIL',
}
const takes = (changed: Partial<typeof registration>): boolean =>
  accountCalls.register.body.safeParse({ ...registration, ...changed }).success

/** The longest text that is taken in a field of a registration. */
const LONGEST = { ticket: 32, invite_code: 64 } as const

it.each(Object.entries(LONGEST))(
  '[SV5] a registration takes a %s of %i characters, and none that is longer',
  (field, most) => {
    expect(takes({ [field]: 'x'.repeat(most) })).toBe(true)
    expect(takes({ [field]: 'x'.repeat(most + 1) })).toBe(false)
  },
)
