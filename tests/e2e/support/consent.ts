import type { Page } from 'playwright-core'

/** What somebody does on the provider's own pages to come in. */
export async function consents(at: Page, login: string): Promise<void> {
  await at.locator('input[name=login]').fill(login)
  await at.locator('input[name=password]').fill('any')
  await at.getByRole('button', { name: 'Sign-in' }).click()
  await at.getByRole('button', { name: 'Continue' }).click()
}

/** What they do there to turn round. */
export const refuses = (at: Page): Promise<void> => at.getByRole('link', { name: 'Cancel' }).click()
