import { describe, expect, it } from 'vitest'
import { askConsent, chooseConsent, showPage } from '#plugins/analytics/commands.ts'
import { isAsked, maySend } from '#plugins/analytics/projections.ts'
import type { PageName } from '#schemas/analytics.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { PAGES } from '#schemas/pages.ts'
import { analyticsWorld } from './analytics-world.ts'
import { fact, someUser } from './session-world.ts'

const origin = 'https://lamplight.example'
const home = { page: 'home', origin } as const
const draftOf = ({ editor }: ReturnType<typeof analyticsWorld>) => editor.bus.draft$.value

describe('what is noted', () => {
  it('[AN1] each page by name, location and path, without ids', () => {
    const { editor, slice } = analyticsWorld()
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
    const { editor, slice } = analyticsWorld()
    editor.bus.emit(given)
    const { recent } = slice()
    expect(recent.map(({ event }) => event).slice(0, events.length || undefined)).toEqual(events)
    expect(recent.every(({ project_type }) => project_type === 'creator')).toBe(true)
  })

  it('[AN3] keeps the last fifty, and none of them leaves a site that names no service', () => {
    const world = analyticsWorld({ isSetUp: false })
    world.editor.run(chooseConsent, { consent: 'yes' })
    for (let i = 0; i < 70; i++) world.editor.run(showPage, home)
    world.until(60_000)
    world.leave()
    expect(world.slice().recent).toHaveLength(50)
    expect(world.sent()).toEqual([])
    expect(isAsked(draftOf(world))).toBe(false)
    expect(world.editor.run(askConsent)).toEqual({ refused: 'not_set_up' })
  })
})

describe('what is sent', () => {
  it('[AN3] nothing before a yes, and nothing of what was before it', () => {
    const world = analyticsWorld()
    expect(isAsked(draftOf(world))).toBe(true)
    world.editor.run(showPage, home)
    world.until(60_000)
    world.leave()
    expect(world.sent()).toEqual([])
    world.editor.run(chooseConsent, { consent: 'yes' })
    world.editor.run(showPage, { page: 'games', origin })
    world.until(62_000)
    expect(world.sent().map((said) => 'page_name' in said && said.page_name)).toEqual(['games'])
    expect(isAsked(draftOf(world))).toBe(false)
  })

  it('[AN3] in batches, when it has been quiet, when many wait, and when the page is left', () => {
    const world = analyticsWorld({ kept: new Map([['analyticsConsent', 'yes']]) })
    world.editor.run(showPage, home)
    world.until(1_000)
    world.editor.run(showPage, home)
    world.until(2_999)
    expect(world.batches).toEqual([])
    world.until(3_000)
    expect(world.batches.map((batch) => batch.length)).toEqual([2])
    for (let i = 0; i < 25; i++) world.editor.run(showPage, home)
    expect(world.sent().length).toBeGreaterThanOrEqual(20)
    world.leave()
    expect(world.sent()).toHaveLength(27)
    world.leave()
    expect(Math.min(...world.batches.map((batch) => batch.length))).toBeGreaterThan(0)
  })

  it('[AN5] a withdrawal drops what waits, holds on the next visit, and can be taken back', () => {
    const world = analyticsWorld()
    world.editor.run(chooseConsent, { consent: 'yes' })
    world.editor.run(showPage, home)
    world.editor.run(chooseConsent, { consent: 'no' })
    world.until(10_000)
    world.leave()
    expect(world.sent()).toEqual([])
    expect(world.kept.get('analyticsConsent')).toBe('no')
    const next = analyticsWorld({ kept: world.kept })
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
    const world = analyticsWorld({ isObjected: true, kept })
    expect([isAsked(draftOf(world)), maySend(draftOf(world))]).toEqual([false, false])
    expect(world.editor.run(chooseConsent, { consent: 'yes' })).toEqual({
      refused: 'browser_objects',
    })
    world.editor.run(showPage, home)
    world.leave()
    expect(world.sent()).toEqual([])
  })

  it('[AN5] an answer nobody can read is none', () => {
    const world = analyticsWorld({ kept: new Map([['analyticsConsent', 'perhaps']]) })
    expect(world.slice().consent).toBeNull()
    expect(isAsked(draftOf(world))).toBe(true)
  })
})
