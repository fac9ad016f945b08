// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { plugins } from '#plugins/index.ts'
import { NicknameForm } from '#plugins/profile/nickname-form.tsx'
import { testEditorOf } from '../core/test-editor.ts'
import { fact, someUser } from '../plugins/session-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

function form() {
  let answer: (said: unknown) => void = () => undefined
  const changeProfile = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const testEditor = testEditorOf(plugins, { answers: { changeProfile } })
  testEditor.editor.bus.emit(fact('account/restored', { user: someUser() }))
  const onClose = vi.fn()
  onScreen(testEditor.editor, <NicknameForm nickname="Keeper" onClose={onClose} />)
  const asked = () => testEditor.called.filter(({ name }) => name === 'changeProfile').length
  return {
    ...testEditor,
    onClose,
    asked,
    answer: (said: unknown) => answer(said),
    user: userEvent.setup(),
  }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Nickname')
const save = () => screen.getByRole('button', { name: 'Save' })

it('[RT12] a nickname is sent once, however often Enter is pressed, and its button says that it is', async () => {
  const { user, asked, answer, settle, onClose } = form()
  expect(save().getAttribute('aria-busy')).toBeNull()
  await user.type(field(), 's{Enter}{Enter}')
  expect(save().getAttribute('aria-busy')).toBe('true')
  answer({ ok: false, status: 400, desc: 'Taken', field: 'nick_name' })
  await act(settle)
  expect([asked(), save().getAttribute('aria-busy')]).toEqual([1, null])
  expect(onClose).not.toHaveBeenCalled()
})

it('[RT12] the same nickname is not sent, and Escape leaves it, unless it ends what is composed', async () => {
  const { user, asked, onClose } = form()
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  fireEvent.keyDown(field(), { key: 'a' })
  expect(onClose).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.click(save())
  expect([asked(), onClose.mock.calls.length]).toEqual([0, 2])
})

it('[LG24] one that is too short is refused with its rule and the focus', async () => {
  const { user, asked } = form()
  await user.clear(field())
  await user.type(field(), 'ab')
  await user.click(save())
  expect([
    field().getAttribute('aria-invalid'),
    document.activeElement === field(),
    asked(),
  ]).toEqual(['true', true, 0])
  expect(fireEvent.submit(field().form as HTMLFormElement)).toBe(false)
})
