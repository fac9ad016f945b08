import { chooseAll } from '../creator.ts'
import { holdThoughts, letThoughtsGo } from './hold.ts'
import { type Creator, IDEAS, lookInSystemColours, type Walker } from './walker.ts'

const WIDE = [1440, 1024] as const
const NARROW = [390] as const
const OUTLINE_CALL = '**/h5/scripts/outline?**'
const FAILED = '[THOUGHT]\n[DONE]\n[OUTLINE]\n[FAIL]\n'

/** What a creator sees of home and of the menus. */
export async function walkHomeAsCreator(walker: Walker): Promise<void> {
  const { page, say, look, go, button } = walker
  await go('/')
  const face = button('shell', 'account.menu', { name: 'Aya' })
  await face.click()
  await look('home-creator', { widths: WIDE })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await button('shell', 'menu.open').click()
  await page.getByText(say('shell', 'account.profile')).last().waitFor()
  await look('menu-creator', { widths: NARROW })
}

/** From an idea to six choices, with all that may come between. */
export async function walkCreation(walker: Walker, { language }: Creator): Promise<void> {
  const { page, say, look, go, button, dialog } = walker
  await go('/')
  await holdThoughts(page)
  await page.getByRole('textbox').fill(IDEAS[language])
  await button('home', 'idea.submit').click()
  await page.waitForURL('**/create-game')
  const thought = page.getByRole('region', { name: say('create', 'thinking.title') })
  await thought.getByText(/.{60}/).first().waitFor()
  await look('creation-thinking', { title: say('shell', 'title.create') })
  await button('create', 'thinking.stop').click()
  await button('create', 'trouble.retry').waitFor()
  await look('creation-stopped')
  await page.route(OUTLINE_CALL, (route) =>
    route.fulfill({ body: FAILED, contentType: 'text/plain; charset=utf-8' }),
  )
  await button('create', 'trouble.retry').click()
  await page.getByText(say('errors', 'generation_failed')).first().waitFor()
  await look('creation-failed')
  await page.unroute(OUTLINE_CALL)
  await letThoughtsGo(page)
  await button('create', 'trouble.retry').click()
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  // the panel folds by itself a second after the end
  await button('create', 'thinking.expand').waitFor()
  await look('creation-outlines')
  await button('create', 'thinking.expand').click()
  await look('creation-thought')
  await button('create', 'thinking.collapse').click()
  await button('create', 'idea.edit').click()
  await look('creation-idea-edit')
  await button('create', 'idea.cancel').click()
  const details = `${say('create', 'outlines.details')}: `
  await page.getByRole('button', { name: details }).first().click()
  await dialog().waitFor()
  await look('outline-detail')
  await button('create', 'outlines.edit').click()
  await look('outline-edit')
  await dialog().getByRole('textbox').fill(IDEAS[language])
  await button('create', 'outlines.done').click()
  await button('create', 'outlines.choose').click()
  await dialog().waitFor({ state: 'detached' })
  await look('creation-edited')
  await page.locator('main').getByRole('combobox').first().click()
  await page.getByRole('listbox').waitFor()
  await look('creation-list')
  await page.keyboard.press('Escape')
  await chooseAll(page, say)
  await look('creation-chosen')
  await look('creation-settings', { at: 'main [role=combobox]' })
  await lookInSystemColours(walker, 'creation-forced', 'main [role=radiogroup]')
}
