import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe.ts'
import { pictures } from '../support/browser.ts'
import { openEditedGame } from '../support/edited-game.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const assistant = (key: string) => say('assistant', key)

let game: Awaited<ReturnType<typeof openEditedGame>>
beforeAll(async () => {
  game = await openEditedGame()
}, 240_000)
afterAll(() => game.close())

/** By how many pixels the column could be scrolled sideways. */
const sidewaysInColumn = () =>
  game.page.getByRole('tabpanel').evaluate((panel) => panel.scrollWidth - panel.clientWidth)

/** What the game says, whichever version of it. */
const said = async () => {
  const { script_version: _, seq: __, ...told } = JSON.parse(await game.told())
  return told
}

it('[CU2] [CU4] [CU10] another culprit is asked for, made whole and seen, and undo gives the game before', async () => {
  const { page } = game
  const before = await said()
  await page.keyboard.press('Control+j')
  const column = page.getByRole('complementary')
  await column.getByRole('textbox', { name: assistant('ask') }).fill('Change the culprit')
  await page.keyboard.press('Enter')
  const plan = column.getByRole('region', { name: 'Plan' })
  await plan.getByText(/^Make .+ the culprit instead of .+\. It goes as a whole\.$/).waitFor()
  const ticks = plan.getByRole('checkbox')
  expect(await ticks.count()).toBeGreaterThan(10)
  await pictures(page, 'culprit-plan')
  await ticks.first().click()
  await plan.getByText(assistant('reason.whole')).first().waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(await sidewaysInColumn()).toBe(0)
  for (const button of [assistant('confirm'), assistant('send')]) {
    await column.getByRole('button', { name: button }).hover()
    expect(await sidewaysInColumn(), button).toBe(0)
  }
  await pictures(page, 'culprit-part')
  await ticks.first().click()
  await plan.getByRole('button', { name: assistant('confirm') }).click()
  const changes = column.getByRole('region', { name: 'Changes' }).last()
  await changes.waitFor()
  await expect.poll(said).not.toEqual(before)
  await pictures(page, 'culprit-changes')
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(said).toEqual(before)
  // all of it stands given back, who speaks and what is right there too
  await changes.getByText(/^reverted \d+$/i).waitFor()
  expect(game.faults).toEqual([])
})
