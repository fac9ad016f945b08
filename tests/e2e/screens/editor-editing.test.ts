import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe.ts'
import { pictures, sideways, takesPictures } from '../support/browser.ts'
import { openEditedGame } from '../support/edited-game.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 20_000 })
const TITLE = 'initial_element.title'
const OVERVIEW = 'initial_element.world_overview'
const BIO = 'npc_list.npcs[0].bio'

let edited: Awaited<ReturnType<typeof openEditedGame>>
let page: Page
beforeAll(async () => {
  edited = await openEditedGame()
  page = edited.page
}, 240_000)
afterAll(() => edited.close())
const textAt = (path: string) => edited.textAt(path)
const field = () => edited.field()
const version = () => edited.version()
const told = () => edited.told()

describe('a text of a written game', () => {
  it('[RV1] [RV2] [BH11] is edited where it stands, and nothing moves', async () => {
    await page.evaluate(() => document.fonts.ready)
    for (const path of [
      TITLE,
      OVERVIEW,
      'initial_element.locations[0].loc_name',
      'initial_element.locations[0].loc_desc',
      'character_profile.psynopsis',
      'character_profile.pname',
      BIO,
      ...['name', 'gender', 'age', 'occupation'].map((part) => `npc_list.npcs[0].${part}`),
      'script_outline.prologue[0]',
      'script_outline.chapters[0].title',
    ]) {
      await textAt(path).scrollIntoViewIfNeeded()
      const before = await edited.restingPlaces()
      await textAt(path).dblclick({ position: { x: 6, y: 8 } })
      await field().waitFor()
      const after = await edited.places()
      expect(after, path).toEqual(before)
      await page.keyboard.press('Escape')
      await field().waitFor({ state: 'detached' })
      expect(await edited.places(), path).toEqual(before)
    }
    expect(await version()).toBe(0)
  })

  it.each([
    ['title', TITLE],
    ['bio', BIO],
    ['gender', 'character_profile.pgender'],
    ['sign', 'npc_list.npcs[0].gender'],
    ['age', 'npc_list.npcs[0].age'],
  ])('[RV2] [BH11] has its field inside the page at every width: %s', async (name, path) => {
    await textAt(path).scrollIntoViewIfNeeded()
    await textAt(path).dblclick()
    await field().waitFor()
    await pictures(page, `editing-${name}`)
    expect(await sideways(page)).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('[RV3] [RV4] stands at once when it is saved, and after a reload', async () => {
    await textAt(TITLE).scrollIntoViewIfNeeded()
    await textAt(TITLE).dblclick()
    await field().fill('The Second Log')
    await page.keyboard.press('Enter')
    await soon(() => textAt(TITLE).textContent()).toBe('The Second Log')
    await soon(version).toBe(1)
    // no veil lies over what was just written
    expect(await page.locator('[data-update]').count()).toBe(0)
    await soon(() => textAt(TITLE).getAttribute('aria-busy')).toBe(null)
    await page.reload()
    await textAt(TITLE).waitFor()
    expect(await textAt(TITLE).textContent()).toBe('The Second Log')
  })

  it('[RV3] is as it was after Escape, and costs no version', async () => {
    await textAt(TITLE).dblclick()
    await field().fill('Something else')
    await page.keyboard.press('Escape')
    expect(await textAt(TITLE).textContent()).toBe('The Second Log')
    expect(await version()).toBe(1)
  })

  it('[RV6] that was being written is there after a reload', async () => {
    await textAt(TITLE).dblclick()
    await field().fill('Half a tit')
    await page.waitForTimeout(400)
    await page.reload()
    const left = page.locator('textarea')
    await left.first().waitFor()
    expect(await left.count()).toBe(1)
    expect(await left.inputValue()).toBe('Half a tit')
    await left.focus()
    await page.keyboard.press('Escape')
    expect(await textAt(TITLE).textContent()).toBe('The Second Log')
  })

  it('[RV5] is refused empty, in a sentence at its field', async () => {
    await textAt(TITLE).dblclick()
    await field().fill(' ')
    await page.keyboard.press('Enter')
    await page.getByText(say('editor', 'revising.empty')).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('[RV11] is reached by keyboard: a card has one pencil, and Tab goes through its texts', async () => {
    const card = page.locator('#step-2 article').first()
    const pencil = card.getByRole('button', { name: /^Edit / })
    await pencil.focus()
    await page.keyboard.press('Enter')
    const name = await field().inputValue()
    expect(name).toBe(await textAt('npc_list.npcs[0].name').locator('textarea').inputValue())
    for (const _ of 'four') await page.keyboard.press('Tab')
    expect(await textAt(BIO).locator('textarea').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('F2')
    expect(await textAt(BIO).locator('textarea').count()).toBe(1)
    await page.keyboard.press('Escape')
  })

  it('[RV1] is edited in its dialog, which Escape leaves open', async () => {
    await page.locator('#step-2 article').first().getByRole('button', { name: 'Details' }).click()
    const dialog = page.getByRole('dialog')
    const bio = dialog.locator(`[data-quote-path="${BIO}"]`)
    await bio.waitFor()
    await page.waitForTimeout(400)
    await bio.dblclick()
    await field().waitFor()
    await pictures(page, 'editing-dialog')
    await page.keyboard.press('Escape')
    await field().waitFor({ state: 'detached' })
    expect(await dialog.count()).toBe(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})

it('[RV2] a text of several paragraphs, and one that is cut, keep their room', async () => {
  const INTRO = 'initial_element.game_intro'
  const long = 'Nobody *ever* asked her twice. '.repeat(12).trim()
  await edited.edit(INTRO, `${long}\n\nShe counts the boats.\nThen the lamps.`)
  await edited.edit(BIO, long)
  await page.reload()
  await soon(() => textAt(BIO).textContent()).toContain('Nobody ever asked')
  for (const path of [INTRO, BIO]) {
    await textAt(path).scrollIntoViewIfNeeded()
    const before = await edited.restingPlaces()
    await textAt(path).dblclick({ position: { x: 6, y: 8 } })
    await field().waitFor()
    expect(await edited.places(), path).toEqual(before)
    expect(await field().inputValue()).toContain('*ever*')
    await pictures(page, path === BIO ? 'editing-cut' : 'editing-paragraphs')
    await page.keyboard.press('Escape')
    await field().waitFor({ state: 'detached' })
  }
})

describe('on a screen that is touched', () => {
  it('[RV11] [RV3] every card shows its pencil, and a field its buttons', async () => {
    const touched = await edited.touchedPage()
    const pencil = touched
      .locator('#step-2 article')
      .first()
      .getByRole('button', { name: /^Edit / })
    await pencil.scrollIntoViewIfNeeded()
    await expect
      .poll(() => pencil.evaluate((one) => getComputedStyle(one).opacity), { timeout: 5_000 })
      .toBe('1')
    await pencil.tap()
    const name = touched.locator('textarea:focus')
    const before = await name.inputValue()
    await name.fill('Somebody else')
    if (takesPictures) await touched.screenshot({ path: 'pictures/editing-touch.png' })
    await touched.getByRole('button', { name: say('editor', 'revising.revert') }).tap()
    await name.waitFor({ state: 'detached' })
    expect(await touched.locator('#step-2 article h3').first().textContent()).toBe(before)
    await touched.context().close()
  })
})

describe('an edit on an older version', () => {
  it('[RV7] goes through where another text was changed', async () => {
    const now = await version()
    await textAt(TITLE).scrollIntoViewIfNeeded()
    await textAt(TITLE).dblclick()
    await field().fill('The Third Log')
    await edited.edit(BIO, 'Keeps the light.')
    await page.keyboard.press('Enter')
    await soon(version).toBe(now + 2)
    await soon(() => textAt(TITLE).textContent()).toBe('The Third Log')
    await soon(() => textAt(BIO).textContent()).toBe('Keeps the light.')
  })

  it('[RV7] is merged where other words of the same text were changed', async () => {
    await textAt(BIO).scrollIntoViewIfNeeded()
    await textAt(BIO).dblclick()
    await field().fill('Keeps the lamp.')
    await edited.edit(BIO, 'Still keeps the light.')
    await page.keyboard.press('Control+Enter')
    await soon(() => textAt(BIO).textContent()).toBe('Still keeps the lamp.')
    await soon(told).toContain('Still keeps the lamp.')
  })

  it('[RV8] asks which of three versions is meant where the same words were changed', async () => {
    await textAt(BIO).dblclick()
    await field().fill('Still keeps the fire.')
    await edited.edit(BIO, 'Still keeps the peace.')
    await page.keyboard.press('Control+Enter')
    const panel = page.locator('[data-conflict]')
    await panel.waitFor()
    await panel.scrollIntoViewIfNeeded()
    expect(await panel.textContent()).toContain(say('editor', 'revising.conflict.title'))
    expect(await barriersOf(page)).toEqual([])
    await pictures(page, 'editing-conflict')
    expect(await sideways(page)).toBe(0)
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: /^Theirs/ }).click()
    await panel.getByRole('button', { name: 'Write a third' }).click()
    expect(await field().inputValue()).toBe('Still keeps the fire.')
    await field().fill('Keeps both.')
    await page.keyboard.press('Control+Enter')
    await soon(() => textAt(BIO).textContent()).toBe('Keeps both.')
    await soon(told).toContain('Keeps both.')
  })

  it('[RV6] waits without a network, and is sent once it is back', async () => {
    const now = await version()
    await page.context().setOffline(true)
    await textAt(BIO).dblclick()
    await field().fill('Written far from any network.')
    await page.keyboard.press('Control+Enter')
    await page.getByText(say('editor', 'revising.waiting')).first().waitFor()
    await pictures(page, 'editing-waiting')
    await page.context().setOffline(false)
    await soon(version).toBe(now + 1)
    await soon(() => textAt(BIO).textContent()).toBe('Written far from any network.')
    expect(edited.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual(
      [],
    )
  })
})
