// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Page } from '#ui/pages/game-generation.tsx'
import { edited, ok, opened } from '../plugins/history-editor.ts'
import { LANGUAGES, onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})

it.each(LANGUAGES)(
  '[HY10] the line under a field says in %s who wrote its text',
  async (language) => {
    await i18next.changeLanguage(language)
    const writers = [{ address: 'basics/title', author: 'assistant' }]
    const world = await opened(edited(2), { listWriters: ok({ script_version: 2, writers }) })
    const path = '/game-generation?id=s1'
    const { container } = onScreen(world.editor, <Page />, { path })
    await act(() => world.until(1_500))
    const user = userEvent.setup()
    const textAt = (place: string) =>
      container.querySelector(`[data-quote-path="${place}"]`) as HTMLElement
    const said = (author: string) =>
      i18next.getFixedT(language, 'editor')(`history.wrote.${author}`)
    const describedBy = () =>
      document.getElementById(screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')
    await user.dblClick(textAt('initial_element.title'))
    expect(describedBy()?.textContent).toContain(said('assistant'))
    await user.keyboard('{Escape}')
    await user.dblClick(textAt('initial_element.game_intro'))
    expect(describedBy()?.textContent).toContain(said('storyteller'))
  },
)
