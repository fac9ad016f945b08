// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GAME, TITLE } from '../plugins/editing-world.ts'
import { LANGUAGES, speak } from './screen.tsx'
import { writtenPage } from './written-page.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})
const TITLE_TEXT = GAME.elements.title ?? ''

describe('three versions of a text', () => {
  it.each(LANGUAGES)(
    '[RV8] stand beside one another in %s, and one is chosen',
    async (language) => {
      await i18next.changeLanguage(language)
      const say = (key: string) => i18next.t(`editor:revising.conflict.${key}`)
      const { user, rewrite, server, until } = await writtenPage()
      await rewrite(TITLE, 'Low Tide')
      server.change(TITLE, 'High Tide')
      await user.keyboard('{Enter}')
      await until(3_000)
      const panel = within(screen.getByRole('group', { name: say('title') }))
      const version = (key: string) =>
        panel.getByRole('button', { name: new RegExp(`^${say(key)}`) })
      expect(version('before').textContent).toContain(TITLE_TEXT)
      expect(version('yours').getAttribute('aria-pressed')).toBe('true')
      version('yours').focus()
      await user.keyboard('3')
      expect(version('theirs').getAttribute('aria-pressed')).toBe('true')
      await user.click(panel.getByRole('button', { name: say('later') }))
      expect(screen.queryByRole('group', { name: say('title') })).toBeNull()
      await user.click(screen.getByRole('button', { name: say('decide') }))
      await user.click(screen.getByRole('button', { name: say('save') }))
      await until(9_000)
      expect(server.game.elements.title).toBe('High Tide')
    },
  )

  it('[RV8] can be a third one, written in the field', async () => {
    const { user, rewrite, field, server, until } = await writtenPage()
    await rewrite(TITLE, 'Low Tide')
    server.change(TITLE, 'High Tide')
    await user.keyboard('{Enter}')
    await until(3_000)
    await user.click(screen.getByRole('button', { name: 'Write a third' }))
    expect(field().value).toBe('Low Tide')
    fireEvent.change(field(), { target: { value: 'No Tide' } })
    await user.keyboard('{Enter}')
    await until(9_000)
    expect(server.game.elements.title).toBe('No Tide')
  })
})
