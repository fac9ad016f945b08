// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { plugins } from '#plugins/index.ts'
import { Page } from '#ui/pages/profile.tsx'
import { testEditorOf } from '../core/test-editor.ts'
import { fact, someUser } from '../plugins/session-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

/** The profile of somebody whose month was so; answers what stands under its heading, or null. */
async function cardOf(month: object): Promise<string | null> {
  const said = (data: unknown) => ({ ok: true, data, desc: '' })
  const testEditor = testEditorOf(plugins, {
    at: '/profile',
    answers: { readModelMonth: said(month), signInMethods: said([]), listFaces: said([]) },
  })
  testEditor.editor.bus.emit(fact('account/restored', { user: someUser() }))
  onScreen(testEditor.editor, <Page />, { path: '/profile' })
  await act(testEditor.settle)
  return screen.queryByRole('region', { name: 'Language models' })?.textContent ?? null
}

it('[ML71] the profile sums what models have cost this month, and says nothing of it where none was asked', async () => {
  const cost = { amount: 0.4, currency: 'USD', day: '2026-10-24' }
  const month = { games: 3, calls: 120, tokens: 184_000, cost }
  const card = await cardOf(month)
  expect(card).toContain('This month: 184,000 tokens in 3 games. That is about $0.40.')
  expect(card).toContain('by the prices of Oct 24, 2026')
  cleanup()
  expect(await cardOf({ ...month, cost: null })).toContain('is not known here')
  cleanup()
  expect(await cardOf({ games: 0, calls: 0, tokens: 0, cost: null })).toBeNull()
})
