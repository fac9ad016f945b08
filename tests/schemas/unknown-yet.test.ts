import { describe, expect, it } from 'vitest'
import { emptyAnalytics } from '#schemas/analytics.ts'
import { emptyProfile } from '#schemas/profile.ts'
import { SavedDraft } from '#schemas/saved-draft.ts'
import { slices } from '#schemas/slices/index.ts'

describe('a draft of which nothing is known', () => {
  it('[AN3] is without a service to send to, a yes, and a question', () => {
    expect(emptyAnalytics()).toEqual({
      isSetUp: false,
      isObjected: false,
      consent: null,
      isAsking: false,
      recent: [],
    })
  })

  it('[RT12] asks for nothing and has saved nothing of a profile', () => {
    expect(emptyProfile()).toEqual({
      status: 'idle',
      email: null,
      createdAt: '',
      saving: null,
      saved: null,
      refusal: null,
      faces: { status: 'idle', round: 0, choices: [] },
      exporting: 'idle',
      removal: { running: false, refusal: null },
    })
  })

  it('[ID14] reads a creation kept before worlds and games were kept with it', () => {
    const { worldView, generation } = SavedDraft.shape
    expect(worldView.parse(undefined)).toBe('')
    expect(generation.parse(undefined)).toBeNull()
  })
})

it('[LG46] what a browser knows of somebody is cleared when they sign out', () => {
  const clearing = slices.filter(({ clearedBy }) =>
    (clearedBy as readonly string[]).includes('account/signedOut'),
  )
  expect(clearing.map(({ name }) => name).sort()).toEqual(
    ['account', 'idea', 'library', 'outlines', 'profile', 'settings', 'thinking', 'toasts'].sort(),
  )
})
