// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { showPage } from '#plugins/analytics/commands.ts'
import { UsageCard } from '#plugins/analytics/usage-card.tsx'
import { openAnalyticsEditor } from '../plugins/analytics-editor.ts'
import { fact } from '../plugins/session-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const origin = 'https://lamplight.example'

it('[AN5] what was noted can be looked at, the newest first, each by its name and what it is about', () => {
  const { editor } = openAnalyticsEditor()
  for (const page of ['home', 'play'] as const) editor.run(showPage, { page, origin })
  editor.bus.emit(fact('account/methodChosen', { method: 'DISCORD' }))
  onScreen(editor, <UsageCard />)
  const lines = screen
    .getAllByRole('listitem')
    .map((one) => [...one.children].map((part) => part.textContent))
  expect(lines).toEqual([
    ['login_method_click', 'DISCORD'],
    ['page_view', '/play/:gameId'],
    ['page_view', '/'],
  ])
  expect(screen.getByText(/3/, { selector: 'summary' })).toBeTruthy()
})

it('[AN5] the answer can be changed where anything is sent, and nowhere else', async () => {
  const states: (string | null)[] = []
  for (const given of [{ isSetUp: false }, { isObjected: true }, {}]) {
    const { editor } = openAnalyticsEditor(given)
    onScreen(editor, <UsageCard />)
    states.push(screen.getByRole('status').textContent)
    expect(screen.queryAllByRole('button')).toHaveLength(Object.keys(given).length === 0 ? 1 : 0)
    if (Object.keys(given).length > 0) cleanup()
    else
      for (const consent of ['yes', 'no'] as const) {
        await userEvent.click(screen.getByRole('button'))
        expect(editor.bus.draft$.value.session.analytics.consent).toBe(consent)
        states.push(screen.getByRole('status').textContent)
      }
  }
  expect(new Set(states).size).toBe(4)
  expect(states[2]).toBe(states[4])
})
