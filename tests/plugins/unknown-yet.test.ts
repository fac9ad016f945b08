import { expect, it } from 'vitest'
import { isAsked, maySend } from '#plugins/analytics/projections.ts'
import { profile } from '#plugins/profile/index.ts'
import { emptyAnalytics } from '#schemas/analytics.ts'
import { emptyProfile } from '#schemas/profile.ts'
import { SavedDraft } from '#schemas/saved-draft.ts'
import { draftWith } from '../core/draft-with.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { fact, someUser } from './session-editor.ts'

it('[AN3] until a service is known nothing is sent, and a yes is enough once it is', () => {
  const agreed = { ...emptyAnalytics(), consent: 'yes' as const }
  expect(maySend(draftWith({ analytics: agreed }))).toBe(false)
  expect(maySend(draftWith({ analytics: { ...agreed, isSetUp: true } }))).toBe(true)
})

it('[AN5] whoever answered is not asked again by itself', () => {
  const answered = { ...emptyAnalytics(), isSetUp: true, consent: 'no' as const }
  expect(isAsked(draftWith({ analytics: answered }))).toBe(false)
})

it('[ID14] a creation kept before worlds and games were kept with it is read', () => {
  const { worldView, generation } = SavedDraft.shape
  expect(worldView.parse(undefined)).toBe('')
  expect(generation.parse(undefined)).toBeNull()
})

it.each([
  fact('account/signedOut', {}),
  fact('account/signedIn', { user: someUser(), by: 'EMAIL' }),
])('[LG46] nothing of an account is left to whoever comes after it: $type', (event) => {
  const draft = { profile: { ...emptyProfile(), email: 'keeper@example.org' } }
  const testEditor = testEditorOf([profile], { draft })
  testEditor.editor.bus.emit(event)
  expect(testEditor.draft().session.profile).toEqual(emptyProfile())
})
