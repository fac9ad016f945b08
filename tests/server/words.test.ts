import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { RequestLanguage } from '#schemas/language.ts'
import { accountWords } from '#server/http/words/account-words.ts'
import { fieldFaults, fieldWords } from '#server/http/words/field-words.ts'
import { generalWords } from '#server/http/words/general-words.ts'
import { scriptWords } from '#server/http/words/script-words.ts'
import { fillHoles, type Sentence, say, type WordKey } from '#server/http/words/words.ts'
import { routeGroups } from '#server/route-groups.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer, type Told } from './test-server.ts'

const LANGUAGES = RequestLanguage.options
const SENTENCES: Readonly<Record<string, Sentence>> = {
  ...generalWords,
  ...accountWords,
  ...scriptWords,
  ...fieldFaults,
  ...Object.fromEntries(
    Object.entries(fieldWords).flatMap(([name, { label, rule }]) => [
      [`${name} label`, label],
      ...(rule === undefined ? [] : [[`${name} rule`, rule] as const]),
    ]),
  ),
}
const holesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(String).sort()
/** What stays Latin in every language: names on the wire, of formats and of commands. */
const LATIN =
  /\{\w+\}|（[\w]+）|\b(?:JSON|ID|id|ticket|request_id|send_to_email|Idempotency-Key|npm start|Google|Discord)\b/g

describe('the words of the server', () => {
  it.each(Object.entries(SENTENCES))('[LA5] say %s in three languages', (_, sentence) => {
    for (const language of LANGUAGES) {
      expect(sentence[language].trim()).not.toBe('')
      expect(holesIn(sentence[language])).toEqual(holesIn(sentence.en))
      if (language !== 'en')
        expect(sentence[language].replace(LATIN, '')).not.toMatch(/[A-Za-z]{3,}/)
    }
    const said = LANGUAGES.map((language) => sentence[language].replace(LATIN, ''))
    if (/\p{L}/u.test(said[0] ?? '')) expect(new Set(said).size).toBe(LANGUAGES.length)
  })
})

let testServer: TestServer
let aya: { uid: string; token: string }
let id: string
beforeAll(async () => {
  testServer = await openTestServer({}, { groups: routeGroups })
  aya = await testServer.register('aya@example.com')
  id = String((await testServer.post(START, startBody(), { token: aya.token })).data)
})
afterAll(() => testServer.close())

const START = calls.startGeneration.path
const SCRIPTS = calls.listScripts.path
const form = (change: object = {}) => ({
  email: 'new@example.com',
  ticket: '00000000',
  pwd: 'secret-1',
  pwd_: 'secret-1',
  nick_name: 'Aya',
  invite_code: 'FRIEND',
  oauth_enum: 'EMAIL',
  ...change,
})
const ticket = (email: string, to = email) => ({
  email,
  send_to_email: to,
  ticket_use_type: 'REGISTER',
})
const REGISTER = calls.register.path
const LOGIN = calls.login.path

type Ask = (language: string) => Promise<Told>
const asks =
  (path: string, body?: unknown, token?: () => string): Ask =>
  (language) => {
    const options = {
      headers: { 'accept-language': language },
      ...(token === undefined ? {} : { token: token() }),
    }
    return body === undefined ? testServer.get(path, options) : testServer.post(path, body, options)
  }
const hers = () => aya.token
const login = (change: object) => ({ email: 'aya@example.com', oauth_enum: 'EMAIL', ...change })

const REFUSALS: readonly (readonly [WordKey, number, Ask])[] = [
  ['noSession', 1005, asks(SCRIPTS)],
  ['notJson', 400, asks(LOGIN, '{broken')],
  ['tooLarge', 413, asks(LOGIN, { email: 'x'.repeat(1_100_000) })],
  ['missing', 404, asks(`${SCRIPTS}/nobodys`, undefined, hers)],
  ['missing', 404, asks('/api/nowhere')],
  ['idEmpty', 400, asks(`${SCRIPTS}/%20`, undefined, hers)],
  ['wrongLogin', 400, asks(LOGIN, login({ pwd: 'wrong-1' }))],
  ['passwordsDiffer', 400, asks(REGISTER, form({ pwd_: 'secret-2' }))],
  ['commonPassword', 400, asks(REGISTER, form({ pwd: '123456', pwd_: '123456' }))],
  ['wrongTicket', 400, asks(REGISTER, form())],
  ['methodUnsupported', 400, asks(REGISTER, form({ oauth_enum: 'PHONE' }))],
  ['otherAddress', 400, asks(calls.requestTicket.path, ticket('a@example.com', 'b@example.com'))],
  ['mailWait', 429, asks(calls.requestTicket.path, ticket('twice@example.com'))],
  ['alreadyRunning', 409, asks(START, startBody(), hers)],
  ['stillGenerating', 409, (language) => asks(calls.publishGame.path, { id }, hers)(language)],
  ['stillWritingToCopy', 409, (language) => asks(calls.copyScript.path, { id }, hers)(language)],
  [
    'stillWriting',
    409,
    (language) =>
      asks(
        calls.editScript.path,
        { id, base_version: 0, changes: [{ path: 'initial_element.title', value: 'A' }] },
        hers,
      )(language),
  ],
]

describe('a refusal', () => {
  it.each(REFUSALS)('[LA5] [TO4] %s is %i in the three languages', async (word, status, ask) => {
    if (word === 'mailWait') await testServer.askTicket('twice@example.com')
    for (const language of LANGUAGES) {
      const told = await ask(language)
      expect(told).toMatchObject({ status, data: null })
      const seconds = Number(/\d+/.exec(told.desc)?.[0] ?? 0)
      expect(told.desc).toBe(say(word, language, { seconds }))
    }
  })

  it('[SV5] of a field says its name and its rule in the three languages', async () => {
    const said = await Promise.all(
      LANGUAGES.map((language) => asks(REGISTER, form({ pwd: 'x' }))(language)),
    )
    for (const [at, language] of LANGUAGES.entries()) {
      const { label, rule } = fieldWords.pwd as { label: Sentence; rule: Sentence }
      const named = fillHoles(fieldFaults.named[language], { word: label[language], field: 'pwd' })
      const words = { label: named, rule: rule[language] }
      expect(said[at]?.desc).toBe(fillHoles(fieldFaults.unfit[language], words))
    }
  })

  it('[SV5] of what only the machine can explain is said without a trace of it', async () => {
    const broken = await openTestServer()
    await broken.store.schema.dropTable('ticket').execute()
    for (const language of LANGUAGES) {
      const told = await broken.askTicket(`${language}@example.com`, 'REGISTER', {
        headers: { 'accept-language': language },
      })
      expect(told).toMatchObject({ status: 500, desc: say('fault', language) })
    }
    await broken.close()
  })

  it('[SV5] [TO5] of a session that is over is 1007 in the three languages', async () => {
    testServer.pass(40 * 24 * 3_600_000)
    for (const language of LANGUAGES) {
      const told = await asks(SCRIPTS, undefined, hers)(language)
      expect(told).toMatchObject({ status: 1007, desc: say('sessionExpired', language) })
    }
  })
})
