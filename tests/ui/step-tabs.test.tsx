// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { StepTabs } from '#plugins/steps/step-tabs.tsx'
import { opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

it('[ST9] [AX2] the five tabs are one stop of the keyboard, and arrows, Home and End go round in them', async () => {
  const testEditor = await opened()
  onScreen(testEditor.editor, <StepTabs />)
  const user = userEvent.setup()
  const tabs = screen.getAllByRole('tab')
  const chosen = () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  await user.tab()
  expect(document.activeElement).toBe(tabs[0])
  for (const [key, place] of [
    ['{ArrowRight}', 1],
    ['{ArrowRight}', 2],
    ['{ArrowLeft}', 1],
    ['{End}', 4],
    ['{ArrowRight}', 0],
    ['{ArrowLeft}', 4],
    ['{Home}', 0],
  ] as const) {
    await user.keyboard(key)
    expect([key, chosen()]).toEqual([key, place])
    expect(document.activeElement).toBe(tabs[place])
    expect(tabs.map((tab) => tab.tabIndex)).toEqual(tabs.map((_, at) => (at === place ? 0 : -1)))
  }
})
