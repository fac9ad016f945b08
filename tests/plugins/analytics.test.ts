import { describe, expect, it } from 'vitest'
import { askConsent, chooseConsent, showPage } from '#plugins/analytics/commands.ts'
import { isAsked, maySend } from '#plugins/analytics/projections.ts'
import type { PageName } from '#schemas/analytics.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { PAGES } from '#schemas/pages.ts'
import { openAnalyticsEditor } from './analytics-editor.ts'
import { fact, someUser } from './session-editor.ts'

const origin = 'https://lamplight.example'
const home = { page: 'home', origin } as const
const draftOf = ({ editor }: ReturnType<typeof openAnalyticsEditor>) => editor.bus.draft$.value

describe('what is noted', () => {
  it('[AN1] each page by name, location and path, without ids', () => {
    const { editor, slice } = openAnalyticsEditor()
    for (const page of Object.keys(PAGES) as PageName[]) editor.run(showPage, { page, origin })
    expect(slice().recent).toEqual(
      Object.entries(PAGES).map(([page_name, page_path]) => ({
        event: 'page_view',
        project_type: 'creator',
        at: 0,
        page_name,
        page_path,
        page_location: `${origin}${page_path}`,
      })),
    )
    expect(
      slice().recent.find((said) => 'page_name' in said && said.page_name === 'play'),
    ).toMatchObject({ page_path: '/play/:gameId' })
  })

  const failed = (how: 'failed' | 'error') => fact('publishing/failed', { how, desc: 'no' })
  const onShelf = { action: 'copy', id: 's1', title: 'Salt' } as const
  const CASES: [string, EventInput, string[]][] = [
    ['a way in', fact('account/methodChosen', { method: 'DISCORD' }), ['login_method_click']],
    [
      'a sign-in',
      fact('account/signedIn', { user: someUser(), by: 'EMAIL' }),
      ['login', 'user_login_success'],
    ],
    ['the login button', fact('account/loginOpened', { from: null }), ['button_click']],
    ['a guard', fact('account/loginOpened', { from: '/games' }), []],
    ['an idea', fact('idea/submitted', { text: 'x', language: 'en_US' }), ['button_click']],
    [
      'a publishing',
      fact('publishing/requested', { idempotencyKey: 'k' }),
      ['button_click', 'game_publish_start'],
    ],
    [
      'a published game',
      fact('publishing/published', { gameId: 'g', url: 'http://here/play/g' }),
      ['game_publish_success'],
    ],
    ['a refused publishing', failed('failed'), ['game_publish_error']],
    ['a broken publishing', failed('error'), ['game_publish_exception']],
    [
      'a copy',
      fact('library/actionRequested', { ...onShelf, idempotencyKey: 'k' }),
      ['button_click'],
    ],
    ['its success', fact('library/actionDone', { ...onShelf, scriptVersion: null }), []],
    ['a way to the sheet', fact('publishing/sought', { scriptId: 's1' }), []],
    [
      'a deletion that failed',
      fact('library/actionFailed', { action: 'remove', id: 's1', status: 0, desc: '' }),
      [],
    ],
    ['a session that came back', fact('account/restored', { user: someUser() }), []],
    ['a sign-out by another hand', { ...fact('account/signedOut', {}), source: 'server' }, []],
  ]
  it.each(CASES)('[AN2] %s', (_, given, events) => {
    const { editor, slice } = openAnalyticsEditor()
    editor.bus.emit(given)
    const { recent } = slice()
    expect(recent.map(({ event }) => event).slice(0, events.length || undefined)).toEqual(events)
    expect(recent.every(({ project_type }) => project_type === 'creator')).toBe(true)
  })

  it('[AN3] keeps the last fifty, and none of them leaves a site that names no service', () => {
    const testEditor = openAnalyticsEditor({ isSetUp: false })
    testEditor.editor.run(chooseConsent, { consent: 'yes' })
    for (let i = 0; i < 70; i++) testEditor.editor.run(showPage, home)
    testEditor.until(60_000)
    testEditor.leave()
    expect(testEditor.slice().recent).toHaveLength(50)
    expect(testEditor.sent()).toEqual([])
    expect(isAsked(draftOf(testEditor))).toBe(false)
    expect(testEditor.editor.run(askConsent)).toEqual({ refused: 'not_set_up' })
  })
})

describe('what is sent', () => {
  it('[AN3] nothing before a yes, and nothing of what was before it', () => {
    const testEditor = openAnalyticsEditor()
    expect(isAsked(draftOf(testEditor))).toBe(true)
    testEditor.editor.run(showPage, home)
    testEditor.until(60_000)
    testEditor.leave()
    expect(testEditor.sent()).toEqual([])
    testEditor.editor.run(chooseConsent, { consent: 'yes' })
    testEditor.editor.run(showPage, { page: 'games', origin })
    testEditor.until(62_000)
    expect(testEditor.sent().map((said) => 'page_name' in said && said.page_name)).toEqual([
      'games',
    ])
    expect(isAsked(draftOf(testEditor))).toBe(false)
  })

  it('[AN3] in batches, when it has been quiet, when many wait, and when the page is left', () => {
    const testEditor = openAnalyticsEditor({ kept: new Map([['analyticsConsent', 'yes']]) })
    testEditor.editor.run(showPage, home)
    testEditor.until(1_000)
    testEditor.editor.run(showPage, home)
    testEditor.until(2_999)
    expect(testEditor.batches).toEqual([])
    testEditor.until(3_000)
    expect(testEditor.batches.map((batch) => batch.length)).toEqual([2])
    for (let i = 0; i < 25; i++) testEditor.editor.run(showPage, home)
    expect(testEditor.sent().length).toBeGreaterThanOrEqual(20)
    testEditor.leave()
    expect(testEditor.sent()).toHaveLength(27)
    testEditor.leave()
    expect(Math.min(...testEditor.batches.map((batch) => batch.length))).toBeGreaterThan(0)
  })

  it('[AN5] a withdrawal drops what waits, holds on the next visit, and can be taken back', () => {
    const testEditor = openAnalyticsEditor()
    testEditor.editor.run(chooseConsent, { consent: 'yes' })
    testEditor.editor.run(showPage, home)
    testEditor.editor.run(chooseConsent, { consent: 'no' })
    testEditor.until(10_000)
    testEditor.leave()
    expect(testEditor.sent()).toEqual([])
    expect(testEditor.kept.get('analyticsConsent')).toBe('no')
    const next = openAnalyticsEditor({ kept: testEditor.kept })
    expect([isAsked(draftOf(next)), maySend(draftOf(next))]).toEqual([false, false])
    next.editor.run(askConsent)
    expect(isAsked(draftOf(next))).toBe(true)
    next.editor.run(chooseConsent, { consent: 'yes' })
    next.editor.run(showPage, home)
    next.leave()
    expect(next.sent()).toHaveLength(1)
  })

  it('[AN5] a browser that objects says no, whatever was answered', () => {
    const kept = new Map([['analyticsConsent', 'yes']])
    const testEditor = openAnalyticsEditor({ isObjected: true, kept })
    expect([isAsked(draftOf(testEditor)), maySend(draftOf(testEditor))]).toEqual([false, false])
    expect(testEditor.editor.run(chooseConsent, { consent: 'yes' })).toEqual({
      refused: 'browser_objects',
    })
    testEditor.editor.run(showPage, home)
    testEditor.leave()
    expect(testEditor.sent()).toEqual([])
  })

  it('[AN5] an answer nobody can read is none', () => {
    const testEditor = openAnalyticsEditor({ kept: new Map([['analyticsConsent', 'perhaps']]) })
    expect(testEditor.slice().consent).toBeNull()
    expect(isAsked(draftOf(testEditor))).toBe(true)
  })
})
