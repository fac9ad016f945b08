import { expect } from 'vitest'
import { heard, listen } from './hear.ts'
import { holdThoughts, letThoughtsGo } from './hold.ts'
import { type Creator, IDEAS, soon, type Walker } from './walker.ts'

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The thought of an idea: whole paragraphs and states are said, and what is typed is for eyes alone. */
export async function hearThinking(walker: Walker, { language }: Creator): Promise<void> {
  const { page, say, go, button } = walker
  await go('/')
  await holdThoughts(page)
  await page.getByRole('textbox').fill(IDEAS[language])
  await button('home', 'idea.submit').click()
  await page.waitForURL('**/create-game')
  const thought = page.getByRole('region', { name: say('create', 'thinking.title') })
  await thought.waitFor()
  await listen(page)
  await thought.locator('[aria-hidden=true]', { hasText: /.{20}/ }).first().waitFor()
  const typed = () => thought.locator('[lang]').evaluate((text) => text.textContent?.length ?? 0)
  await letThoughtsGo(page)
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await button('create', 'thinking.expand').waitFor()
  expect(await typed()).toBeGreaterThan(200)
  const paragraphs = await thought.locator('[lang] > *').allTextContents()
  const said = await heard(page)
  const states = said.filter((one) => !paragraphs.map(plain).includes(one))
  expect(said.length - states.length, 'paragraphs that were said').toBeGreaterThan(2)
  expect(said.filter((one) => one.length < 4)).toEqual([])
  // nothing is said twice, and no state is a piece of a paragraph
  expect(said.toSorted()).toEqual([...new Set(said)].toSorted())
  const whole = plain(paragraphs.join(' '))
  expect(states.filter((one) => whole.includes(one))).toEqual([])
}

/** The preview: each line is said whole when it comes, and not again when it is fully typed. */
export async function hearPreview(walker: Walker, creator: Creator): Promise<void> {
  const { page, say, go, button, dialog } = walker
  await creator.whole
  await go(`/game-generation?id=${creator.scriptId}`)
  await button('editor', 'contents.previewNodes').click()
  const lines = dialog().getByRole('log').getByRole('listitem')
  await lines.first().waitFor()
  await listen(page)
  const told = dialog().getByRole('log')
  for (let line = 1; line <= 3; line++) {
    const typed = told.locator('[aria-hidden=true]').filter({ hasText: /\S/ })
    await typed.first().waitFor()
    await button('preview', 'showAll').click()
    await soon(() => lines.count()).toBeGreaterThan(line)
    if (
      await dialog()
        .getByRole('group', { name: say('preview', 'choose') })
        .isVisible()
    )
      break
  }
  const said = await heard(page)
  expect(said.length).toBeGreaterThan(0)
  const whole = (await lines.allTextContents()).map(plain)
  for (const one of said)
    expect(
      whole.some((line) => line.startsWith(one)),
      one,
    ).toBe(true)
  expect(said.toSorted()).toEqual([...new Set(said)].toSorted())
}
