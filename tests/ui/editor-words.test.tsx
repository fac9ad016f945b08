// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EditorWordsOnce, useEditorWords } from '#ui/kit/editor-words.tsx'
import { LANGUAGES, speak } from './screen.tsx'

beforeEach(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})

function Said({ name, number }: { name: string; number: number }) {
  const { t, language } = useEditorWords()
  return (
    <p lang={language}>
      {[
        t('quoting.quoteThis'),
        t('quoting.quoteCard', { title: name }),
        t('npcs.moreTasks', { number }),
      ].join(' | ')}
    </p>
  )
}

/** What the translator itself says. */
const plainly = (name: string, number: number) =>
  [
    i18next.t('quoting.quoteThis', { ns: 'editor' }),
    i18next.t('quoting.quoteCard', { ns: 'editor', title: name }),
    i18next.t('npcs.moreTasks', { ns: 'editor', number }),
  ].join(' | ')

it.each(LANGUAGES)(
  '[PF27] what many cards say is said as it always was, in %s',
  async (language) => {
    await i18next.changeLanguage(language)
    const names = ['Ada', '$& of the {{title}}', '艾达', 'Ada']
    const { container } = render(
      <EditorWordsOnce>
        {names.map((name, at) => {
          const number = at + 1
          return <Said key={`${name} ${number}`} name={name} number={number} />
        })}
      </EditorWordsOnce>,
    )
    const said = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(said[0]).toBe(plainly('Ada', 1))
    expect(said[1]).toContain('$& of the {{title}}')
    expect(said[2]).toBe(plainly('艾达', 3))
    expect(said[3]).toBe(plainly('Ada', 4))
  },
)

it('[PF27] in another language cards say other words', async () => {
  const { container } = render(
    <EditorWordsOnce>
      <Said name="Ada" number={2} />
    </EditorWordsOnce>,
  )
  expect(container.textContent).toBe(plainly('Ada', 2))
  await act(() => i18next.changeLanguage('ja'))
  expect(container.textContent).toBe(plainly('Ada', 2))
  expect(container.textContent).toContain('引用')
  expect(container.querySelector('p')?.lang).toBe('ja')
})
