import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { readLetter } from '#server/mail/read-letter.ts'
import type { Say } from './words.ts'

/** The code of the newest mail in the outbox. */
export function newestCode(dataDir: string): string {
  const folder = join(dataDir, 'outbox')
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .at(-1)
  const mail = readFileSync(join(folder, newest ?? ''), 'utf8')
  const code = /^(\d{8})\s*$/m.exec(readLetter(mail).text)?.[1]
  if (code === undefined) throw new Error('the newest mail holds no code')
  return code
}

/** Goes through the login dialog as somebody new: e-mail, mail, form. */
export async function register(page: Page, say: Say, dataDir: string, email: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(email)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: say('account', 'submit.2') }).click()
  await dialog.getByLabel(say('account', 'field.code')).fill(newestCode(dataDir))
  for (const box of await dialog.locator('input[type=password]').all()) await box.fill('secret-1')
  await dialog.getByLabel(say('account', 'field.nickname')).fill('Aya')
  await dialog.getByRole('button', { name: say('account', 'submit.3') }).click()
}

/** Chooses the first card of each kind and the first real line of each list that still waits. */
export async function chooseAll(page: Page, say: Say): Promise<void> {
  const groups = page.getByRole('radiogroup')
  for (let at = 0; at < (await groups.count()); at++) {
    const card = groups.nth(at).getByRole('radio').first()
    await card.evaluate((input: HTMLInputElement) => input.click())
  }
  const waiting = page
    .locator('main')
    .getByRole('combobox')
    .filter({ hasText: say('create', 'settings.placeholder') })
  while ((await waiting.count()) > 0) {
    await waiting.first().click()
    const lines = page.locator('[role=option]:visible')
    await lines.nth(1).click()
    // a list that still closes would offer its lines to the next choice
    await lines.first().waitFor({ state: 'hidden' })
  }
}
