import type { Page } from 'playwright-core'
import type { Say } from './words.ts'

/** Opens the sheet that asks before the open game is published. */
export async function openPublishSheet(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('button', { name: say('editor', 'actions.publish'), exact: true })
    .and(page.locator(':visible'))
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Presses the button of the open sheet, whatever has been published before. */
export async function confirmPublishing(page: Page, say: Say): Promise<void> {
  const named = (path: string) =>
    page.getByRole('dialog').getByRole('button', { name: say('editor', path), exact: true })
  await named('publishing.publish')
    .or(named('publishing.publishChanges'))
    .or(named('publishing.publishAgain'))
    .click()
}

/** Publishes from the open sheet, for the first time or again, and waits until it is told. */
export async function publishFromSheet(page: Page, say: Say): Promise<void> {
  await confirmPublishing(page, say)
  await page.getByText(say('errors', 'published')).first().waitFor()
}

/** Goes from the open sheet of a published game to the list of games, and copies its link there. */
export async function copyLink(page: Page, say: Say): Promise<string> {
  await page.getByRole('link', { name: say('editor', 'publishing.myGames') }).click()
  await page.waitForURL('**/game-list')
  await page
    .getByRole('button', { name: say('library', 'copyLink') })
    .first()
    .click()
  await page.getByText(say('errors', 'link_copied')).first().waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}
