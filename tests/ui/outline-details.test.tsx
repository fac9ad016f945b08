// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { OutlineGrid } from '#plugins/outlines/outline-grid.tsx'
import { chosenProposal } from '#plugins/outlines/projections.ts'
import { startThinking } from '#plugins/thinking/commands.ts'
import { OPTIONS, openCreationEditor, proposed, thought } from '../plugins/creation-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const [FIRST] = OPTIONS as [(typeof OPTIONS)[number]]
const ORIGINAL = 'Back to the original'

/** The proposals on the table, and the details of the first of them open. */
async function details() {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('Who?') + proposed(), ends: true }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(1_500)
  onScreen(testEditor.editor, <OutlineGrid />)
  const user = userEvent.setup()
  const open = async () => {
    await user.click(screen.getByRole('button', { name: `View details: ${FIRST.name}` }))
    return await screen.findByRole('dialog', { name: FIRST.name })
  }
  const dialog = await open()
  const button = (name: string) => within(dialog).queryByRole('button', { name })
  const press = (name: string) => user.click(button(name) as HTMLElement)
  const rewrite = async (text: string) => {
    await press('Edit the text')
    const field = within(dialog).getByRole('textbox', { name: 'The outline, in your words' })
    await user.clear(field)
    if (text !== '') await user.type(field, text)
  }
  return { testEditor, user, dialog, open, button, press, rewrite }
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the details of a proposal', () => {
  it('[OL3] show its name and all of its text, with nothing to go back to', async () => {
    const { dialog, button } = await details()
    expect(dialog.textContent).toContain(FIRST.text)
    expect([button(ORIGINAL), button('Done')]).toEqual([null, null])
    expect(button('Edit the text')).not.toBeNull()
  })

  it('[OL8] a text that is rewritten stands in its place, and its own can be brought back', async () => {
    const { dialog, button, press, rewrite } = await details()
    await rewrite('Nobody did it.')
    // what is being written is not thrown away by a slip
    expect([button(ORIGINAL), button('Edit the text')]).toEqual([null, null])
    await press('Done')
    expect(dialog.textContent).toContain('Nobody did it.')
    expect(dialog.textContent).not.toContain(FIRST.text)
    await press('Edit the text')
    expect(button(ORIGINAL)).toBeNull()
    await press('Done')
    await press(ORIGINAL)
    expect(dialog.textContent).toContain(FIRST.text)
    expect(button(ORIGINAL)).toBeNull()
  })

  it('[OL8] a blank text brings its own back', async () => {
    const { dialog, button, press, rewrite } = await details()
    await rewrite('Nobody did it.')
    await press('Done')
    await rewrite('')
    await press('Done')
    expect(dialog.textContent).toContain(FIRST.text)
    expect(button(ORIGINAL)).toBeNull()
  })

  it('[OL8] what was written is kept when they are closed before it is done', async () => {
    const { user, open, rewrite } = await details()
    await rewrite('Nobody did it.')
    await user.keyboard('{Escape}')
    await isClosed()
    expect((await open()).textContent).toContain('Nobody did it.')
  })

  it('[OL6] choosing takes what is being written along, and closes them', async () => {
    const { testEditor, press, rewrite } = await details()
    await rewrite('Nobody did it.')
    await press('Choose this outline')
    await isClosed()
    expect(chosenProposal(testEditor.draft())).toMatchObject({
      key: FIRST.key,
      text: 'Nobody did it.',
    })
  })

  it('[OL6] looking at them chooses nothing', async () => {
    const { testEditor, user } = await details()
    await user.keyboard('{Escape}')
    await isClosed()
    expect(chosenProposal(testEditor.draft())).toBeNull()
    expect(testEditor.draft().session.outlines).toMatchObject({ edited: {} })
  })
})
