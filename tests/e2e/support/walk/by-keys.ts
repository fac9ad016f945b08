import { expect } from 'vitest'
import { LIMITS } from '#schemas/limits.ts'
import { handsOn } from './keys.ts'
import { type Creator, IDEAS, soon, type Walker } from './walker.ts'

type Hands = ReturnType<typeof handsOn>

/** From home into an account and on to the start of a game, by keys alone. */
export async function makeByKeys(walker: Walker, { language, whole }: Creator): Promise<void> {
  const { page, go, button, dialog } = walker
  const hands = handsOn(page)
  const { reach, press, isSomewhere } = hands
  // a creator has one game written at a time
  await whole
  await go('/')
  await press('Tab', 'Enter')
  // the way past the header leads into the page
  expect(await page.locator('#page').evaluate((main) => main === document.activeElement)).toBe(true)
  await go('/')
  await reach(button('shell', 'account.login'))
  await press('Enter')
  await dialog().getByRole('textbox').waitFor()
  await page.keyboard.type(`${language.slice(0, 2)}@example.com`)
  await press('Enter')
  await dialog().locator('input[type=password]').waitFor()
  await page.keyboard.type('secret-1')
  await press('Enter')
  await dialog().waitFor({ state: 'hidden' })
  await button('shell', 'account.menu', { name: 'Aya' }).waitFor()
  await soon(isSomewhere).toBe(true)
  await reach(page.getByRole('textbox'))
  await page.keyboard.type(IDEAS[language])
  await reach(button('home', 'idea.submit'))
  await press('Enter')
  await page.waitForURL('**/create-game')
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await button('create', 'thinking.expand').waitFor()
  await soon(isSomewhere).toBe(true)
  await chooseByKeys(walker, hands)
  await reach(button('create', 'start.start'))
  await press('Enter')
  await page.waitForURL('**/game-generation?id=*')
  await page.getByRole('tablist').waitFor()
  await soon(isSomewhere).toBe(true)
  walker.found.push(...hands.unseen)
}

/** Reads a proposal whole, takes it, and makes the other five choices. */
async function chooseByKeys({ page, say, dialog }: Walker, { reach, press }: Hands): Promise<void> {
  const details = page.getByRole('button', { name: `${say('create', 'outlines.details')}: ` })
  await reach(page.getByRole('radio').first())
  await press('Space')
  await reach(details.first())
  await press('Enter')
  await dialog().waitFor()
  await press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await soon(() => hasFocus(details.first())).toBe(true)
  for (const group of ['settings.style', 'settings.audience']) {
    const radios = page.getByRole('radiogroup', { name: say('create', group) }).getByRole('radio')
    await reach(radios)
    await press('Space', 'ArrowRight')
    expect(await radios.nth(1).isChecked()).toBe(true)
  }
  const lists = page.locator('main').getByRole('combobox')
  for (const list of await lists.all()) {
    await reach(list)
    await press('Enter')
    const lines = page.locator('[role=option]:visible')
    await lines.first().waitFor()
    // what is pressed before the list has the focus goes to what opened it
    await soon(() => hasFocusWithin(page.locator('[role=listbox]:visible'))).toBe(true)
    await press('Home', 'ArrowDown', 'Enter')
    await lines.first().waitFor({ state: 'hidden' })
    await soon(() => hasFocus(list)).toBe(true)
    expect(await list.getAttribute('data-placeholder')).toBeNull()
  }
}

const hasFocusWithin = (one: ReturnType<Walker['page']['locator']>): Promise<boolean> =>
  one.evaluate((element) => element.contains(document.activeElement))

const hasFocus = (one: ReturnType<Walker['page']['locator']>): Promise<boolean> =>
  one.evaluate((element) => element === document.activeElement)

/** A written game, from the list through the editor and its previews to its players, by keys alone. */
export async function playByKeys(walker: Walker, creator: Creator): Promise<void> {
  const { page, say, go, button, dialog } = walker
  const { gameId } = await creator.whole
  const hands = handsOn(page)
  const { reach, press, isSomewhere } = hands
  await go('/game-list')
  const tile = page.getByRole('article').filter({ has: page.locator(`a[href="/play/${gameId}"]`) })
  await reach(tile.getByRole('heading').getByRole('link'))
  await press('Enter')
  await page.getByText(say('editor', 'status.complete')).first().waitFor()
  const tabs = page.getByRole('tablist').getByRole('tab')
  await reach(tabs.and(page.locator('[aria-selected=true]')))
  await press('ArrowRight')
  await soon(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  expect(await hasFocus(tabs.nth(1))).toBe(true)
  await press('Home')
  await previewByKeys(walker, hands)
  await reach(button('editor', 'actions.publish').and(page.locator(':visible')))
  await press('Enter')
  await reach(dialog().getByRole('button', { name: say('editor', 'publishing.publishAgain') }))
  await press('Enter')
  await page.getByText(say('errors', 'published')).first().waitFor()
  await reach(dialog().getByRole('link', { name: say('editor', 'publishing.myGames') }))
  await press('Enter')
  await page.waitForURL('**/game-list')
  await soon(isSomewhere).toBe(true)
  const menu = tile.locator('button[aria-haspopup=menu]')
  await reach(menu)
  await press('Enter')
  await page.getByRole('menu').waitFor()
  const copy = page.getByRole('menuitem', { name: say('library', 'copyLink'), exact: true })
  for (let moves = 0; moves < 8 && !(await hasFocus(copy)); moves++) await press('ArrowDown')
  await press('Enter')
  await page.getByText(say('errors', 'link_copied')).first().waitFor()
  await soon(() => hasFocus(menu)).toBe(true)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(gameId)
  await reach(tile.locator(`a[href="/play/${gameId}"]`))
  await press('Enter')
  await page.waitForURL('**/play/*')
  expect(await dialog().count()).toBe(0)
  await reach(button('play', 'begin'))
  await press('Enter')
  await readByKeys(walker, hands)
  walker.found.push(...hands.unseen)
}

/** Plays the key nodes in their window: a control, a choice by its number, one by Enter. */
async function previewByKeys(
  { say, button, dialog }: Walker,
  { reach, press }: Hands,
): Promise<void> {
  const open = button('editor', 'contents.previewNodes')
  await reach(open)
  await press('Enter')
  const typing = button('preview', 'typing')
  await reach(typing)
  await press('Space')
  expect(await typing.getAttribute('aria-pressed')).toBe('false')
  const options = dialog().getByRole('group', { name: say('preview', 'choose') })
  await options.waitFor()
  const lines = await dialog().getByRole('listitem').count()
  await press('1')
  await soon(() => dialog().getByRole('listitem').count()).toBeGreaterThan(lines)
  await options.waitFor()
  await reach(options.getByRole('button'))
  await press('Enter')
  await options.waitFor({ state: 'detached' })
  expect(await dialog().evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await soon(() => hasFocus(open)).toBe(true)
}

/** Reads on to an ending: whatever can be pressed next has the focus, so Enter is all it takes. */
async function readByKeys({ page, button }: Walker, { press }: Hands): Promise<void> {
  const again = button('play', 'again')
  const lines = page.getByRole('log').getByRole('listitem')
  await lines.first().waitFor()
  for (let steps = 0; steps < 250; steps++) {
    const at = await page.evaluate(() => document.activeElement?.tagName)
    expect(at, `after ${steps} steps`).toMatch(/^(BUTTON|FIELDSET|SECTION)$/)
    // the end, or a question, comes before its buttons
    if (at === 'SECTION') await press('Tab')
    if (await hasFocusNow(again)) return
    if (at === 'FIELDSET') {
      await page.waitForTimeout(LIMITS.questionRestMs)
      await press('Tab')
    }
    const before = await page.evaluate(() => document.querySelector('main')?.textContent)
    await press('Enter')
    await page.waitForFunction(
      (text) => document.querySelector('main')?.textContent !== text,
      before,
    )
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  throw new Error('no ending within 250 steps')
}

const hasFocusNow = async (one: ReturnType<Walker['page']['locator']>): Promise<boolean> =>
  (await one.count()) > 0 && hasFocus(one)
