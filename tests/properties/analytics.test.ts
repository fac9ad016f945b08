import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseConsent, showPage } from '#plugins/analytics/commands.ts'
import { AnalyticsEvent, PageName } from '#schemas/analytics.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { openAnalyticsEditor } from '../plugins/analytics-editor.ts'
import { fact, someUser } from '../plugins/session-editor.ts'
import { runs } from '../sweep.ts'

/** A secret of a session: nothing that begins like this may ever be noted or sent. */
const canary = fc.stringMatching(/^[a-z0-9]{6,12}$/).map((text) => `canary-${text}`)

/** Facts as they happen, each field that a person or an id can fill filled with a canary. */
const factsWith = (secret: string): EventInput[] => {
  const email = `${secret}@example.com`
  const user = {
    ...someUser(secret),
    access_token: secret,
    user_info_resp: { id: secret, nick_name: secret, avatar: `http://here/${secret}.svg` },
  }
  const game = { id: secret, title: secret }
  return [
    fact('idea/edited', { text: secret }),
    fact('idea/submitted', { text: secret, language: 'en_US' }),
    fact('idea/heldForLogin', { text: secret, language: 'ja_JP' }),
    fact('account/loginOpened', { from: `/game-generation?id=${secret}` }),
    fact('account/loginOpened', { from: null }),
    fact('account/methodChosen', { method: 'EMAIL' }),
    fact('account/emailChecked', { email, exists: true }),
    fact('account/ticketSent', { email, use: 'REGISTER', resendAt: 1 }),
    fact('account/signedIn', { user, by: 'GOOGLE' }),
    fact('account/restored', { user }),
    fact('account/refused', { desc: secret }),
    fact('account/userChanged', { nickName: secret, avatar: secret }),
    fact('account/signedOut', {}),
    fact('publishing/requested', { idempotencyKey: secret }),
    fact('publishing/published', { gameId: secret, url: `http://here/play/${secret}` }),
    fact('publishing/failed', { how: 'failed', desc: secret }),
    fact('publishing/failed', { how: 'error', desc: secret }),
    fact('library/linkCopyRequested', { url: `http://here/play/${secret}` }),
    fact('library/actionRequested', { action: 'copy', ...game, idempotencyKey: secret }),
    fact('library/actionRequested', { action: 'rename', ...game, idempotencyKey: secret }),
    fact('library/actionDone', { action: 'copy', ...game, scriptVersion: 1 }),
    fact('library/actionFailed', { action: 'copy', id: secret, status: 409, desc: secret }),
    fact('preview/opened', { what: 'nodes', chapterKey: secret }),
    fact('settings/startRequested', { idempotencyKey: secret }),
    fact('toasts/undone', { id: secret, undo: { what: 'removal', id: secret } }),
    fact('toasts/raised', { kind: 'error', code: secret, text: secret }),
    fact('profile/received', { email, createdAt: '' }),
    fact('profile/changeRequested', { field: 'nickname', value: secret }),
    fact('profile/exportRequested', {}),
    fact('profile/removalRequested', { by: 'email' }),
    // an address that was not made by the product's own hand
    fact('analytics/pageShown', { page: 'play', location: `https://here/play/${secret}` as never }),
    fact('analytics/pageShown', { page: 'home', location: `https://${secret}@here/` as never }),
    fact('analytics/pageShown', {
      page: 'games',
      location: `https://here/games?id=${secret}` as never,
    }),
  ]
}

it('[AN4] whatever happens in a session, no event holds an idea, an address, a token or an id', () => {
  fc.assert(
    fc.property(
      canary,
      fc.array(fc.oneof(fc.nat(), fc.constantFrom(...PageName.options)), { maxLength: 30 }),
      (secret, steps) => {
        const testEditor = openAnalyticsEditor()
        testEditor.editor.run(chooseConsent, { consent: 'yes' })
        const facts = factsWith(secret)
        for (const step of steps) {
          const next = typeof step === 'number' ? facts[step % facts.length] : undefined
          if (typeof step === 'string')
            testEditor.editor.run(showPage, { page: step, origin: 'https://lamplight.example' })
          else if (next !== undefined) testEditor.editor.bus.emit(next)
        }
        testEditor.leave()
        const said = [...testEditor.sent(), ...testEditor.slice().recent]
        expect(JSON.stringify(said)).not.toContain('canary')
        expect(said.filter((one) => !AnalyticsEvent.safeParse(one).success)).toEqual([])
        testEditor.editor.close()
      },
    ),
    { numRuns: runs(60) },
  )
})

it('[AN4] an event with one field more is none', () => {
  const said = { event: 'login', project_type: 'creator', at: 0, method: 'EMAIL' }
  expect(AnalyticsEvent.safeParse(said).success).toBe(true)
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z_]{1,12}$/), fc.string(), (name, value) => {
      fc.pre(!(name in said))
      expect(AnalyticsEvent.safeParse({ ...said, [name]: value }).success).toBe(false)
    }),
  )
})
