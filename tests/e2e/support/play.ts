import type { Locator, Page } from 'playwright-core'
import { LIMITS } from '#schemas/limits.ts'
import type { Say } from './words.ts'

/** Chooses an option of a question that has only just come up, once it takes an answer. */
async function answer(page: Page, option: Locator): Promise<void> {
  await page.waitForTimeout(LIMITS.questionRestMs)
  await option.click()
}

/** Plays so many steps of a game that was begun, by what is offered first, or to its ending where that comes sooner. */
export async function playOn(
  page: Page,
  say: Say,
  most: number,
  look: (step: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const named = (path: string) => page.getByRole('button', { name: say('play', path), exact: true })
  const onward = named('goOn').or(named('nextChapter'))
  const options = page.getByRole('group').getByRole('button')
  for (let step = 0; step < most && !(await named('again').isVisible()); step++) {
    await look(step)
    await onward.or(options.first()).first().waitFor()
    if (await onward.isVisible()) await onward.click()
    else await answer(page, options.first())
  }
}
