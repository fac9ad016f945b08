import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BROKEN_KEY, parkedKey } from '#plugins/draft-persistence/saved.ts'
import { resetCreation, submitIdea } from '#plugins/idea/commands.ts'
import { requestStart } from '#plugins/settings/commands.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { DRAFT_KEY, SavedDraft } from '#schemas/saved-draft.ts'
import { fact, openSessionEditor, someUser, storageOf } from './session-editor.ts'

const IDEA = 'A lighthouse keeper finds letters from the future'
const idea = { text: IDEA, language: 'en_US' } as const
const OPTIONS = [
  { key: 'a', name: 'A', text: 'It is told so.' },
  { key: 'b', name: 'B', text: 'Or so.' },
]

/** A browser in which `u1` has come as far as choosing. */
function creation(storage = storageOf(someUser())) {
  const testEditor = openSessionEditor({ storage })
  testEditor.editor.run(submitIdea, idea)
  testEditor.given(
    fact('thinking/started', { requestId: 'r1', salt: null }),
    fact('thinking/received', { text: 'I wonder.' }),
    fact('thinking/completed', { trouble: null, detail: '' }),
    fact('outlines/updated', {
      options: OPTIONS,
      forIdea: IDEA,
      forLanguage: 'en_US',
      more: false,
    }),
    fact('outlines/edited', { key: 'b', text: 'Or rather so.' }),
    fact('outlines/chosen', { key: 'b' }),
    fact('settings/chosen', { style: 'ANIME', audience: 'ALL' }),
  )
  return testEditor
}

/** The page is closed and opened again. */
const reopened = ({ storage }: { storage: Map<string, string> }) => openSessionEditor({ storage })

describe('a creation that was left', () => {
  it('[ID15] comes back whole: idea, thinking, proposals, choices', () => {
    const before = creation()
    const { draft } = reopened(before)
    expect(draft().session.idea).toEqual(before.draft().session.idea)
    expect(draft().session.outlines).toEqual(before.draft().session.outlines)
    expect(draft().session.thinking).toMatchObject({ status: 'completed', text: 'I wonder.' })
    expect(draft().session.settings).toMatchObject({
      style: 'ANIME',
      audience: 'ALL',
      ageGroup: null,
    })
  })

  it('[ID15] comes back with what was chosen alone', () => {
    const chosenAgain = (before: { storage: Map<string, string> }) =>
      reopened(before).editor.bus.log.events.flatMap((event) =>
        event.type === 'settings/chosen' ? [event.payload] : [],
      )
    const again = chosenAgain(creation())
    expect(again[0]).toEqual({ style: 'ANIME', audience: 'ALL', language: 'en_US' })
    expect(again.flatMap((one) => Object.values(one))).not.toContain(null)
    const undecided = openSessionEditor({ storage: storageOf(someUser()) })
    undecided.editor.run(submitIdea, idea)
    expect(chosenAgain(undecided)).toEqual([{ language: 'en_US' }])
  })

  it('[ID15] is kept under one key that names its user, in a shape that is checked', () => {
    const { storage } = creation()
    const saved = SavedDraft.parse(JSON.parse(storage.get(DRAFT_KEY) ?? ''))
    expect(saved).toMatchObject({ uid: 'u1', gameSetting: IDEA, gameStatus: 'complete' })
  })

  it('[ID15] brings its idea back when thinking was cut off, and thinks nothing by itself', () => {
    const before = openSessionEditor({ storage: storageOf(someUser()) })
    before.editor.run(submitIdea, idea)
    before.given(fact('thinking/started', { requestId: 'r1', salt: null }))
    const { draft } = reopened(before)
    expect(draft().session.idea).toMatchObject({ ...idea, gameStatus: 'creating' })
    expect(draft().session.thinking.status).toBe('idle')
  })

  it('[ID14] a reset removes every key of the creation, and keeps those of the session and the language', async () => {
    const kept = ['access_token', 'isLoggedIn', 'language', 'user', 'userInfo']
    const session = storageOf(someUser())
      .set('access_token', 'token-of-u1')
      .set('user', '{"name":"Keeper","avatar":"http://here/a.png"}')
      .set('isLoggedIn', 'true')
      .set('language', 'ja')
    const before = [...session]
    const testEditor = creation(session)
    testEditor.answers.startGeneration = { ok: true, data: 's1', desc: '' }
    const choices = { duration: 'normal', ageGroup: 'TEEN', language: 'ja_JP' } as const
    testEditor.given(fact('settings/chosen', choices))
    testEditor.editor.run(requestStart, { idempotencyKey: 'k1' })
    await new Promise((resolve) => setTimeout(resolve))
    // what a browser holds of a creation that went as far as its game
    const creationKeys = [
      'gameCreationDraft',
      'gameCreationSettings',
      'lastGeneratedMarkdown',
      'outline_index',
      'script_id',
      'selectedAgeGroup',
      'selectedDuration',
      'selectedLanguage',
      'selectedStyleIndex',
      'selectedStyleName',
      'selectedStyleValue',
      'selectedTargetAudience',
      'selected_outline',
    ]
    expect([...testEditor.storage.keys()].sort()).toEqual([...creationKeys, ...kept].sort())
    testEditor.editor.run(resetCreation)
    expect([...testEditor.storage.keys()].sort()).toEqual(kept)
    expect(new Map(testEditor.storage)).toEqual(new Map(before))
    expect(testEditor.draft().session.settings).toEqual(emptyDraft().session.settings)
    expect(testEditor.draft().session.idea.text).toBe('')
    // nothing comes back with the next visit
    expect(reopened(testEditor).draft().session.idea.text).toBe('')
  })

  it('[ID15] is not written while text streams', () => {
    const testEditor = creation()
    const before = testEditor.storage.get(DRAFT_KEY)
    testEditor.given(fact('thinking/received', { text: 'And more.' }))
    expect(testEditor.storage.get(DRAFT_KEY)).toBe(before)
  })
})

describe('a kept draft that may not be shown', () => {
  it('[LG40] of another user is parked, and comes back with them', () => {
    const { storage } = creation()
    storage.set('userInfo', JSON.stringify(someUser('u2')))
    const second = reopened({ storage })
    expect(second.draft().session.idea.text).toBe('')
    expect(storage.has(DRAFT_KEY)).toBe(false)
    expect(storage.has(parkedKey('u1'))).toBe(true)
    second.editor.run(submitIdea, { text: 'Theirs', language: 'ja_JP' })
    storage.set('userInfo', JSON.stringify(someUser('u1')))
    const first = reopened({ storage })
    expect(first.draft().session.idea.text).toBe(IDEA)
    expect(storage.has(parkedKey('u2'))).toBe(true)
    // it lies in one place, where the next visit looks for it
    expect(storage.has(parkedKey('u1'))).toBe(false)
    expect(SavedDraft.parse(JSON.parse(storage.get(DRAFT_KEY) ?? '')).gameSetting).toBe(IDEA)
  })

  it('[ID15] that names nobody comes back to whoever is in, and is theirs from then on', () => {
    const { storage } = creation()
    const saved = SavedDraft.parse(JSON.parse(storage.get(DRAFT_KEY) ?? ''))
    storage.set(DRAFT_KEY, JSON.stringify({ ...saved, uid: null }))
    const first = reopened({ storage })
    expect(first.draft().session.idea.text).toBe(IDEA)
    expect([...storage.keys()].filter((key) => key.startsWith(DRAFT_KEY))).toEqual([DRAFT_KEY])
    first.given(fact('outlines/chosen', { key: 'a' }))
    storage.set('userInfo', JSON.stringify(someUser('u2')))
    expect(reopened({ storage }).draft().session.idea.text).toBe('')
  })

  it('[LG40] is not shown to a visitor', () => {
    const { storage } = creation()
    storage.delete('userInfo')
    expect(reopened({ storage }).draft().session.idea.text).toBe('')
    expect(storage.has(DRAFT_KEY)).toBe(true)
  })

  it('[ID15] is set aside when it cannot be read, and the product opens', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = storageOf(someUser()).set(DRAFT_KEY, text)
        const { draft } = reopened({ storage })
        expect(draft().session.idea.text).toBe('')
        expect(storage.get(BROKEN_KEY)).toBe(text)
        expect(storage.has(DRAFT_KEY)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})
