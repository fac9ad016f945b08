import { describe, expect, it } from 'vitest'
import { signOut } from '#plugins/account/commands.ts'
import { resetCreation, submitIdea } from '#plugins/idea/commands.ts'
import { DRAFT_KEY } from '#schemas/saved-draft.ts'
import { CREATION_KEYS } from '#ui/adapters/creation-keys.ts'
import { withOwnCreation } from '#ui/adapters/creation-storage.ts'
import { unsentIdeaIn } from '#ui/adapters/unsent-idea.ts'
import { storageIn } from '../core/ports.ts'
import { fact, openSessionEditor, someUser, storageOf } from './session-editor.ts'

const FIRST = 'A lighthouse keeper finds letters'
const SECOND = 'A cat opens a bakery on Mars'

/** One browser: `open` loads a page in a window, which a reload does again. */
function browser() {
  const shared = storageOf(someUser())
  const open = (own = new Map<string, string>()) => {
    const storage = withOwnCreation(storageIn(shared), storageIn(own), CREATION_KEYS)
    return {
      ...openSessionEditor({ ports: { storage, unsentIdea: unsentIdeaIn(storageIn(own)) } }),
      reload: () => open(own),
      own,
    }
  }
  return { shared, open }
}

function creating(testEditor: ReturnType<ReturnType<typeof browser>['open']>, text: string) {
  testEditor.editor.run(submitIdea, { text, language: 'en_US' })
  const options = [{ key: 'a', name: text, text: `${text}, told so.` }]
  const made = { options, forIdea: text, forLanguage: 'en_US', more: false } as const
  testEditor.given(
    fact('thinking/started', { requestId: text, salt: null }),
    fact('thinking/received', { text: `About ${text}` }),
    fact('thinking/completed', { trouble: null, detail: '' }),
    fact('outlines/updated', made),
    fact('settings/chosen', { style: 'ANIME' }),
  )
}

describe('two windows of one browser', () => {
  it('[ID40] keep their own creations, and find them again after a reload', () => {
    const { open, shared } = browser()
    const first = open()
    creating(first, FIRST)
    const second = open()
    expect(second.draft().session.idea.text).toBe(FIRST)
    creating(second, SECOND)
    first.given(fact('settings/chosen', { audience: 'ALL' }))
    second.given(fact('settings/chosen', { style: 'DESIGN' }))
    const again = [first.reload(), second.reload()]
    expect(again.map(({ draft }) => draft().session.idea.text)).toEqual([FIRST, SECOND])
    expect(again.map(({ draft }) => draft().session.settings.style)).toEqual(['ANIME', 'DESIGN'])
    expect(again.map(({ draft }) => draft().session.outlines.chosenKey)).toEqual(['a', 'a'])
    // a third one begins with what was changed last
    expect(JSON.parse(shared.get(DRAFT_KEY) ?? '').gameSetting).toBe(SECOND)
    expect(open().draft().session.idea.text).toBe(SECOND)
  })

  it('[ID40] one that changes something keeps the rest as it found it, whatever the other writes', () => {
    const shared = new Map([
      ['idea', 'found'],
      ['style', 'found'],
      ['language', 'found'],
    ])
    const own = new Map<string, string>()
    const mine = withOwnCreation(storageIn(shared), storageIn(own), ['idea', 'style'])
    mine.write('style', 'mine')
    for (const key of shared.keys()) shared.set(key, 'the other’s')
    expect(['idea', 'style', 'language'].map(mine.read)).toEqual(['found', 'mine', 'the other’s'])
    // what goes is its own, and with the last of it the creation is no longer its own
    mine.remove('style')
    expect([mine.read('style'), shared.get('style')]).toEqual([null, 'the other’s'])
    mine.remove('idea')
    expect([mine.read('idea'), own.size]).toEqual(['the other’s', 0])
  })

  it('[ID40] [ID41] one that starts over leaves the other its creation', () => {
    const { open, shared } = browser()
    const first = open()
    creating(first, FIRST)
    const second = open()
    creating(second, SECOND)
    first.editor.run(resetCreation)
    expect(second.reload().draft().session.idea.text).toBe(SECOND)
    expect(JSON.parse(shared.get(DRAFT_KEY) ?? '').gameSetting).toBe(SECOND)
  })
})

describe('what is let go', () => {
  it('[ID41] by starting over is nowhere, and home is where one starts', () => {
    const { open, shared } = browser()
    const testEditor = open()
    creating(testEditor, FIRST)
    testEditor.editor.ports.unsentIdea.write('Half an idea')
    testEditor.editor.run(resetCreation)
    expect(testEditor.draft().session.idea).toMatchObject({ text: '', gameStatus: 'initial' })
    expect(testEditor.visited.at(-1)).toBe('/')
    expect(testEditor.editor.ports.unsentIdea.read()).toBe('')
    expect([...testEditor.own.keys()]).toEqual([])
    for (const key of CREATION_KEYS) expect(shared.has(key)).toBe(false)
    expect(shared.has('userInfo')).toBe(true)
  })

  it('[ID42] by a logout is nowhere in the storage', () => {
    const { open, shared } = browser()
    const testEditor = open()
    creating(testEditor, FIRST)
    testEditor.editor.ports.unsentIdea.write('Half an idea')
    testEditor.editor.run(signOut)
    expect(
      JSON.stringify([[...shared], [...testEditor.own], testEditor.editor.ports.unsentIdea.read()]),
    ).not.toMatch(/lighthouse|Half/)
  })

  it('[ID21] by nobody while it is typed: a window that is loaded anew has it, another one has not', () => {
    const { open } = browser()
    const testEditor = open()
    const heard: string[] = []
    const { unsentIdea } = testEditor.editor.ports
    const stop = unsentIdea.hear(() => heard.push(unsentIdea.read()))
    unsentIdea.write('Half')
    unsentIdea.write('Half an idea')
    stop()
    unsentIdea.write('Half an idea.')
    expect(heard).toEqual(['Half', 'Half an idea'])
    expect(testEditor.reload().editor.ports.unsentIdea.read()).toBe('Half an idea.')
    expect(open().editor.ports.unsentIdea.read()).toBe('')
  })

  it('[ID42] [LG40] by nobody when a session expires: its user finds it again', () => {
    const { open } = browser()
    const testEditor = open()
    creating(testEditor, FIRST)
    testEditor.given(fact('account/sessionExpired', {}))
    testEditor.given({ type: 'account/signedOut', source: 'server', payload: {} })
    testEditor.comesIn()
    expect(testEditor.reload().draft().session.idea.text).toBe(FIRST)
  })

  it('[ID43] a style goes with its index and its name', () => {
    const { open, shared } = browser()
    const testEditor = open()
    testEditor.given(fact('settings/chosen', { style: 'RENDER_3D' }))
    const kept = () => [shared.get('selectedStyleIndex'), shared.get('selectedStyleName')]
    expect(kept()).toEqual(['2', '3D'])
    testEditor.given(fact('settings/chosen', { style: null }))
    expect(kept()).toEqual([undefined, undefined])
  })
})
