import type { Locator } from 'playwright-core'
import { openPublishSheet, publishFromSheet } from '../publish.ts'
import type { Creator, TestServer, Walker } from './walker.ts'

/** Publishing, the lists and what can be done there, the profile. */
export async function walkShelf(walker: Walker, creator: Creator): Promise<void> {
  const { page, say, look, go, button } = walker
  await creator.whole
  await go(`/game-generation?id=${creator.scriptId}`)
  await openPublishSheet(page, say)
  await look('publish-sheet')
  await publishFromSheet(page, say)
  await look('publish-sheet-done')
  await page.getByRole('link', { name: say('editor', 'publishing.myGames') }).click()
  await page.waitForURL('**/game-list')
  await page.getByRole('article').first().waitFor()
  await look('published', { title: say('shell', 'title.myGames') })
  await go('/games')
  await page.getByRole('article').first().waitFor()
  await look('all-games', { title: say('shell', 'title.allGames') })
  const menu = page.locator('button[aria-haspopup=menu]').first()
  await menu.click()
  await page.getByRole('menu').waitFor()
  await look('game-menu')
  await page.getByRole('menuitem', { name: say('library', 'rename'), exact: true }).click()
  await page.getByRole('textbox', { name: say('library', 'newTitle') }).waitFor()
  await look('game-rename')
  await page.keyboard.press('Escape')
  await asksBeforePublishing(walker, menu)
  await go('/games')
  await menu.click()
  await page.getByRole('menuitem', { name: say('library', 'delete'), exact: true }).click()
  const undo = button('shell', 'toast.undo')
  await undo.waitFor()
  await holdsFocus(walker, 'the deletion of a game')
  await look('game-deleted', { widths: [390] })
  await undo.click()
  await page.getByRole('article').first().waitFor()
  await undo.waitFor({ state: 'detached' })
  await holdsFocus(walker, 'a deletion taken back')
  await go('/profile')
  await look('profile', { title: say('shell', 'title.profile') })
}

/** [PU41] Publishing from a list leads to the game, where the sheet asks first. */
async function asksBeforePublishing(walker: Walker, menu: Locator): Promise<void> {
  const { page, say } = walker
  await menu.click()
  await page.getByRole('menuitem', { name: say('library', 'publishAgain'), exact: true }).click()
  await page.waitForURL('**/game-generation?id=*')
  await page.getByRole('dialog', { name: say('editor', 'publishing.askAgain') }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await holdsFocus(walker, 'the sheet that a list led to')
}

/** Whoever goes by keys is somewhere on the page, also when what had the focus is gone. */
async function holdsFocus({ page, found }: Walker, after: string): Promise<void> {
  const isLost = await page.evaluate(() => document.activeElement === document.body)
  if (isLost) found.push(`the focus is lost after ${after}`)
}

/** The lists of somebody who has no game yet, and when they cannot be read. */
export async function walkEmptyShelf(walker: Walker): Promise<void> {
  const { page, say, look, go, button } = walker
  await go('/game-list')
  await page.getByText(say('library', 'empty')).waitFor()
  await look('game-list-empty')
  await page.route('**/h5/scripts/games**', (route) =>
    route.fulfill({ json: { status: 500, desc: '', data: null } }),
  )
  await go('/games')
  await button('library', 'retry').waitFor()
  await look('games-failed')
  await button('library', 'retry').click()
  await holdsFocus(walker, 'another try')
}

/** A published game as its players see it: cover, text, choices, ending. */
export async function walkPlay(
  walker: Walker,
  { whole }: Creator,
  _testServer: TestServer,
): Promise<void> {
  const { page, look, go, button } = walker
  const { gameId, answer } = await whole
  await go(`/play/${gameId}`)
  const { title } = answer.data.initial_element as { title: string }
  await look('play-cover', { title })
  await button('play', 'begin').click()
  const onward = button('play', 'goOn').or(button('play', 'nextChapter'))
  const options = page.getByRole('group').getByRole('button')
  await onward.click()
  await look('play-reading')
  for (let steps = 0; steps < 40 && !(await options.first().isVisible()); steps++) {
    await onward.or(options.first()).first().waitFor()
    if (await onward.isVisible()) await onward.click()
  }
  await look('play-choices')
  await page.evaluate(playOn)
  await button('play', 'again').waitFor({ timeout: 60_000 })
  await look('play-ending', { at: 'main .card:has(button)' })
}

/** Plays inside the page, a press as soon as there is something to press, until a game is over. */
async function playOn(): Promise<void> {
  for (let idle = 0; idle < 200; idle++) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')]
    const options = document.querySelectorAll<HTMLButtonElement>('main fieldset button')
    const isOver = options.length === 0 && document.querySelector('main .card button') !== null
    if (isOver) return
    const next = options[0] ?? buttons.at(-1)
    if (next !== undefined) {
      const before = document.querySelectorAll('main li').length
      next.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (document.querySelectorAll('main li').length > before) idle = 0
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
