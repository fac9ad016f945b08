import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Page } from '#ui/pages/game-generation.tsx'
import { GAME, openWritten, PLACES } from '../plugins/editing-world.ts'
import { onScreen } from './screen.tsx'

/** The screen of a written game, whose texts can be edited. */
export async function writtenPage(storage = new Map<string, string>(), game = GAME) {
  const world = await openWritten(storage, game)
  const { container } = onScreen(world.editor, <Page />, { path: '/game-generation?id=s1' })
  await act(() => world.until(100))
  const textAt = (address: string): HTMLElement => {
    const found = container.querySelector(`[data-quote-path="${PLACES[address]}"]`)
    if (!(found instanceof HTMLElement)) throw new Error(`${address} is not on the page`)
    return found
  }
  const user = userEvent.setup()
  return {
    ...world,
    container,
    user,
    textAt,
    field: () => screen.getByRole<HTMLTextAreaElement>('textbox'),
    fields: () => screen.queryAllByRole<HTMLTextAreaElement>('textbox'),
    until: (ms: number) => act(() => world.until(ms)),
    /** Begins to edit a text, and writes another one. */
    async rewrite(address: string, text: string) {
      await user.dblClick(textAt(address))
      fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
    },
  }
}
