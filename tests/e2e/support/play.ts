import type { Locator, Page } from 'playwright-core'
import { LIMITS } from '#schemas/limits.ts'

/** Chooses an option of a question that has only just come up, once it takes an answer. */
export async function answer(page: Page, option: Locator): Promise<void> {
  await page.waitForTimeout(LIMITS.questionRestMs)
  await option.click()
}
