// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { tellServerLanguage } from '#ui/adapters/locale.ts'
import { useHydrated } from '#ui/kit/use-hydrated.ts'

afterEach(cleanup)

function Known() {
  return <p>{useHydrated() ? 'known' : 'unknown'}</p>
}

it('[PF25] a page painted before its scripts knows nothing of this browser, and the same page afterwards does', () => {
  expect(renderToString(<Known />)).toContain('unknown')
  expect(render(<Known />).container.textContent).toBe('known')
})

it('[LA3] the server hears of the language that was chosen, for the next first screen', () => {
  tellServerLanguage('ja_JP')
  expect(document.cookie).toContain('language=ja_JP')
})
