import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecording, writeRecording } from '#core/record.ts'
import { redact } from '#core/redact.ts'
import { factOf } from '#fixtures/arbitraries.ts'

const CANARY = 'canary77Z'
const NAMES = [
  ...['token', 'access_token', 'accessToken', 'ACCESSTOKEN', 'refresh-token', 'tokens', 'jwt'],
  ...['pwd', 'pwd_', 'password', 'newPassword', 'secret', 'client_secret', 'apiKey', 'api_key'],
  ...['authorization', 'Authorization', 'cookie', 'Set-Cookie', 'bearer', 'credentials'],
  ...['ticket', 'code', 'verificationCode', 'invite_code', 'inviteCodes', 'oneTimeCode', 'otp'],
  ...['verification_code_', '_code_'],
  ...['email', 'send_to_email', 'eMail', 'openid', 'open_id_token', 'invite'],
]
const OPEN_NAMES = [
  'languageCode',
  'language_code',
  'errorCode',
  'status_code',
  'keyCode',
  'encode',
]

describe('the redaction', () => {
  it.each(NAMES)(
    '[RP13] hides under %s a text, a number, a list, an object and what lies within',
    (name) => {
      const kinds = [CANARY, `${CANARY} ${CANARY}`, [CANARY], [[{ deep: CANARY }]], { [CANARY]: 1 }]
      for (const value of [...kinds, { one: { two: CANARY } }])
        expect(JSON.stringify(redact({ list: [{ [name]: value }] }))).not.toContain(CANARY)
      expect(
        JSON.stringify(redact({ [name]: [48_151_623], a: { [name]: 48_151_623 } })),
      ).not.toContain('48151623')
    },
  )

  it.each(OPEN_NAMES)('[RP13] leaves %s, which opens nothing', (name) => {
    expect(redact({ [name]: 'en' })).toEqual({ [name]: 'en' })
  })

  it('[RP13] leaves a yes or no, nothing at all, and the code of a reason', () => {
    const value = { hasPassword: true, email: null, code: 1006, list: [{ code: 'publish.failed' }] }
    expect(redact(value)).toEqual(value)
    expect(redact({ code: '12345678' })).toEqual({ code: 'hidden' })
    expect(redact({ password: '', token: 'abc' })).toEqual({ password: '', token: 'hidden' })
  })

  it.each([
    'Authorization: Bearer canary77Z',
    'authorization=Basic canary77ZcGFzcw==',
    'it sent Bearer canary77Z and went on',
    'Set-Cookie: session=canary77Z; Path=/',
    'cookie: a=b; session=canary77Z',
    'https://example.com/?a=1&access_token=canary77Z&b=2',
    'ticket=canary77Z',
    '{"access_token":"canary77Z","title":"t"}',
    String.raw`{\"pwd\": \"canary77Z\", \"n\": 1}`,
    'ws://example.com/wsServer/admin_7/canary77Z?since=0',
    'eyJhbGciOiJIUzI1NiJ9.canary77Z.canary77Z',
    'write to canary77Z@example.com',
    'write to "canary77Z of it"@example.com',
    'write to canary77Z@localhost now',
    'canary77Z%40example.com',
    '写信给canary77Z@例子.公司吧',
  ])('[RP13] hides what opens something inside a text: %s', (text) => {
    expect(JSON.stringify(redact({ note: text, list: [text], [text]: 1 }))).not.toContain(CANARY)
  })

  it.each(['192.168.7.9', '::1', 'fe80::1', '2001:db8:0:0:0:0:0:7'])(
    '[RP2] hides %s',
    (address) => {
      expect(redact({ note: `from ${address} at noon` })).toEqual({ note: 'from hidden at noon' })
    },
  )

  it.each([
    'The ring bearer carried it at 10:20:30.',
    'Cookie: he gave it. Authorization: none of it.',
    'He said: token of love = 5; std::vector; 3.14; v1.2.3',
    '"No": he shut the door.',
  ])('[RP13] leaves prose as it is: %s', (text) => {
    expect(redact({ text })).toEqual({ text })
  })

  it('[RP13] leaves a field whose name is made of signs alone', () => {
    expect(redact({ '--': 'a word', '': 7, '…': [true] })).toEqual({
      '--': 'a word',
      '': 7,
      '…': [true],
    })
  })

  it('[RP14] lets every fact of a game be read back', () => {
    fc.assert(
      fc.property(fc.array(factOf, { minLength: 1, maxLength: 5 }), (facts) => {
        const log = facts.map((fact, seq) => ({
          ...fact,
          id: `e${seq}`,
          seq,
          version: seq,
          at: 1,
          source: 'server' as const,
          scriptId: 's',
        }))
        const read = readRecording(writeRecording(log, { app: 'a', recordedAt: 'b', note: 'c' }))
        expect('refused' in read ? read : read.rejected.lines).toEqual([])
      }),
    )
  })
})
