// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { FieldLine } from '#plugins/revising/field-line.tsx'
import { neighbourOf, textsAround } from '#plugins/revising/neighbours.tsx'
import { openCreationEditor } from '../plugins/creation-editor.ts'
import { BIO, GAME, TITLE } from '../plugins/editing-world.ts'
import { onScreen, speak } from './screen.tsx'
import { writtenPage } from './written-page.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const EDIT = {
  address: 'title',
  base: 'Low Tide',
  text: 'Low Tide',
  status: 'open',
  desc: '',
  theirs: null,
  version: null,
} as const

/** The line under a field that holds so many characters, in the content of a page or of a dialog. */
function line(length = 0, role?: 'dialog') {
  const { container } = onScreen(
    openCreationEditor().editor,
    <section role={role}>
      <FieldLine
        id="line"
        edit={EDIT}
        value={'灯'.repeat(length)}
        limit={{ isLine: true, most: 300 }}
        fault={null}
        isChangedMeanwhile={false}
        onSave={() => undefined}
        onRevert={() => undefined}
      />
    </section>,
  )
  return container.querySelector('section > span') as HTMLElement
}

/** Lays out what stands around, from 0 to 400, and what stands in it from one side to the other. */
function layOut(inner: string, left: number, right: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isAround = this.tagName === 'SECTION'
    const isInner = this.matches(inner)
    // a line is measured where it is moved to
    const away = isInner ? Number.parseFloat((this as HTMLElement).style.translate || '0') : 0
    const side = (inside: number, around: number) =>
      isInner ? inside + away : isAround ? around : 0
    return { left: side(left, 0), right: side(right, 400) } as DOMRect
  })
}

it.each([
  [239, undefined],
  [240, '240 of 300'],
  [300, '300 of 300'],
  [301, '1 too many, nothing is cut'],
])('[RV5] with %i of 300 characters a field says how much room is left: %s', (length, said) => {
  line(length)
  const [room] = screen.queryAllByRole('status')
  expect(room?.textContent).toBe(said)
})

it.each([
  ['of a page', undefined, 300, 600, '-192px'],
  ['of a page', undefined, -100, 200, '92px'],
  ['of a page', undefined, -8, 408, ''],
  ['of a dialog', 'dialog', 300, 600, '-208px'],
  ['of a dialog', 'dialog', -8, 200, '16px'],
  ['of a dialog', 'dialog', 8, 392, ''],
] as const)(
  '[AX7] the line under a field %s, %s, that would stand from %i to %i is moved inside by %s',
  (_, role, left, right, moved) => {
    layOut('section > span', left, right)
    expect(line(0, role).style.translate).toBe(moved)
  },
)

it('[AX7] the line under a field follows a page that gets another width', () => {
  layOut('section > span', 100, 300)
  const shown = line()
  expect(shown.style.translate).toBe('')
  layOut('section > span', 300, 600)
  window.dispatchEvent(new Event('resize'))
  expect(shown.style.translate).toBe('-192px')
})

it('[AX7] what was changed twice is asked inside the page', async () => {
  const { rewrite, server, until, user } = await writtenPage()
  await rewrite(TITLE, 'Low Tide')
  server.change(TITLE, 'High Tide')
  layOut('[data-conflict]', 100, 900)
  await user.keyboard('{Enter}')
  await until(3_000)
  const panel = screen.getByRole('group', { name: /changed while you were writing/ })
  expect(panel.style.translate).not.toBe('')
})

it('[RV4] a text that is on its way is not edited meanwhile, and its keys are the page’s own', async () => {
  const { rewrite, server, until, user, textAt, fields } = await writtenPage()
  server.edit = new Promise(() => {})
  await rewrite(TITLE, 'Low Tide')
  await user.keyboard('{Enter}')
  await until(300)
  const text = textAt(TITLE)
  text.focus()
  for (const key of ['F2', 'Enter']) expect(fireEvent.keyDown(text, { key })).toBe(true)
  await user.dblClick(text)
  expect(fields()).toEqual([])
})

it('[RV1] F2 edits the text that has the focus, else the first one of its card', async () => {
  const { user, field, textAt } = await writtenPage()
  const { name, bio } = GAME.npcs[1] ?? {}
  screen.getByRole('button', { name: `Details: ${name}` }).focus()
  await user.keyboard('{Enter}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('button', { name: `Details: ${name}` }).focus()
  await user.keyboard('{F2}')
  expect(field().value).toBe(name)
  await user.keyboard('{Escape}')
  textAt(BIO).focus()
  await user.keyboard('{F2}')
  expect(field().value).toBe(bio)
})

it('[RV11] the texts of a card are those that are seen and stand in no button but its head', () => {
  document.body.innerHTML = `<article data-texts>
    <button data-text-head><h3 data-written>head</h3></button>
    <p data-written>text</p><p data-written>hidden</p>
    <button><span data-written>button</span></button><i>here</i>
  </article><p data-written>elsewhere</p>`
  const texts = [...document.querySelectorAll<HTMLElement>('[data-written]')]
  for (const text of texts)
    Object.assign(text, { checkVisibility: () => text.textContent !== 'hidden' })
  const [head, text] = texts as [HTMLElement, HTMLElement]
  const around = textsAround(document.querySelector('i') as Element)
  expect(around).toEqual([head, text])
  expect([neighbourOf(head, 1), neighbourOf(text, -1), neighbourOf(text, 1)]).toEqual([
    text,
    head,
    null,
  ])
  const [, , hidden, , elsewhere] = texts as [unknown, unknown, Element, unknown, Element]
  expect([neighbourOf(hidden, -1), textsAround(elsewhere)]).toEqual([null, []])
  document.body.innerHTML = ''
})
