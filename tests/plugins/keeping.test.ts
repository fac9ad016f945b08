import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resetCreation, submitIdea } from '#plugins/idea/commands.ts'
import { BROKEN_KEY, DRAFT_KEY, parkedKey } from '#plugins/keeping/saved.ts'
import { SavedDraft } from '#schemas/saved-draft.ts'
import { fact, sessionWorld, someUser, storageOf } from './session-world.ts'

const IDEA = 'A lighthouse keeper finds letters from the future'
const idea = { text: IDEA, language: 'en_US' } as const
const OPTIONS = [
  { key: 'a', name: 'A', text: 'It is told so.' },
  { key: 'b', name: 'B', text: 'Or so.' },
]

/** A browser in which `u1` has come as far as choosing. */
function creation(storage = storageOf(someUser())) {
  const world = sessionWorld({ storage })
  world.editor.run(submitIdea, idea)
  world.given(
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
  return world
}

/** The page is closed and opened again. */
const reopened = ({ storage }: { storage: Map<string, string> }) => sessionWorld({ storage })

describe('a creation that was left', () => {
  it('[ID15] comes back whole: idea, thinking, proposals, choices', () => {
    const before = creation()
    const { draft } = reopened(before)
    expect(draft().idea).toEqual(before.draft().idea)
    expect(draft().outlines).toEqual(before.draft().outlines)
    expect(draft().thinking).toMatchObject({ status: 'completed', text: 'I wonder.' })
    expect(draft().settings).toMatchObject({ style: 'ANIME', audience: 'ALL', ageGroup: null })
  })

  it('[ID15] is kept under one key that names its user, in a shape that is checked', () => {
    const { storage } = creation()
    const saved = SavedDraft.parse(JSON.parse(storage.get(DRAFT_KEY) ?? ''))
    expect(saved).toMatchObject({ uid: 'u1', gameSetting: IDEA, gameStatus: 'complete' })
  })

  it('[ID15] brings its idea back when thinking was cut off, and thinks nothing by itself', () => {
    const before = sessionWorld({ storage: storageOf(someUser()) })
    before.editor.run(submitIdea, idea)
    before.given(fact('thinking/started', { requestId: 'r1', salt: null }))
    const { draft } = reopened(before)
    expect(draft().idea).toMatchObject({ ...idea, gameStatus: 'creating' })
    expect(draft().thinking.status).toBe('idle')
  })

  it('[ID14] is forgotten by a reset, and the session is not', () => {
    const world = creation()
    world.editor.run(resetCreation)
    expect(world.storage.get(DRAFT_KEY)).toBeUndefined()
    expect(world.storage.get('selected_outline')).toBeUndefined()
    expect(world.storage.get('access_token')).toBe('token-of-u1')
  })

  it('[ID15] is not written while text streams', () => {
    const world = creation()
    const before = world.storage.get(DRAFT_KEY)
    world.given(fact('thinking/received', { text: 'And more.' }))
    expect(world.storage.get(DRAFT_KEY)).toBe(before)
  })
})

describe('a kept draft that may not be shown', () => {
  it('[LG40] of another user is parked, and comes back with them', () => {
    const { storage } = creation()
    storage.set('userInfo', JSON.stringify(someUser('u2')))
    const second = reopened({ storage })
    expect(second.draft().idea.text).toBe('')
    expect(storage.has(DRAFT_KEY)).toBe(false)
    expect(storage.has(parkedKey('u1'))).toBe(true)
    second.editor.run(submitIdea, { text: 'Theirs', language: 'ja_JP' })
    storage.set('userInfo', JSON.stringify(someUser('u1')))
    const first = reopened({ storage })
    expect(first.draft().idea.text).toBe(IDEA)
    expect(storage.has(parkedKey('u2'))).toBe(true)
  })

  it('[LG40] is not shown to a visitor', () => {
    const { storage } = creation()
    storage.delete('userInfo')
    expect(reopened({ storage }).draft().idea.text).toBe('')
    expect(storage.has(DRAFT_KEY)).toBe(true)
  })

  it('[ID15] is set aside when it cannot be read, and the product opens', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = storageOf(someUser()).set(DRAFT_KEY, text)
        const { draft } = reopened({ storage })
        expect(draft().idea.text).toBe('')
        expect(storage.get(BROKEN_KEY)).toBe(text)
        expect(storage.has(DRAFT_KEY)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})
