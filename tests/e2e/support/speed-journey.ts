import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { chooseAll, register } from './creator.ts'
import { openPublishSheet, publishFromSheet } from './publish.ts'
import type { Say } from './words.ts'

/** The stages of the way from an idea to a published game that is played. */
export const STAGES = [
  'home',
  'login',
  'creation',
  'generation',
  'preview',
  'publish',
  'list',
  'play',
] as const
export type Stage = (typeof STAGES)[number]

type Way = {
  page: Page
  say: Say
  address: string
  dataDir: string
  idea: string
  /** Does a stage, and whatever is measured while it is done. */
  stage: (name: Stage, act: () => Promise<void>) => Promise<void>
}

/** Walks the whole way as a person goes. */
export async function walkJourney({ page, say, address, dataDir, idea, stage }: Way) {
  const press = (area: string, path: string) =>
    page
      .getByRole('button', { name: say(area, path), exact: true })
      .first()
      .click()
  await stage('home', async () => {
    await page.goto(address)
    await page.getByRole('textbox').fill(idea)
    await page.waitForLoadState('networkidle')
  })
  await stage('login', async () => {
    await press('home', 'idea.submit')
    await register(page, say, dataDir, `${randomUUID()}@example.com`)
    await page.waitForURL('**/create-game')
  })
  await stage('creation', async () => {
    await page.getByRole('radio').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: say('create', 'thinking.expand') }).waitFor()
    await chooseAll(page, say)
  })
  await stage('generation', async () => {
    await press('create', 'start.start')
    await page.waitForURL('**/game-generation?id=*')
    const ready = page.getByText(say('errors', 'generation_complete')).first()
    await ready.waitFor({ timeout: 240_000 })
  })
  await stage('preview', async () => {
    await page
      .getByRole('button', { name: say('editor', 'actions.keyNodes') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('log').getByRole('listitem').first().waitFor()
    await dialog.getByRole('button', { name: say('preview', 'typing') }).click()
    await dialog.getByRole('group').getByRole('button').first().click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
  await stage('publish', async () => {
    await openPublishSheet(page, say)
    await publishFromSheet(page, say)
  })
  let link = ''
  await stage('list', async () => {
    await page.goto(new URL('/game-list', page.url()).href)
    await press('library', 'copyLink')
    await page.getByText(say('errors', 'link_copied')).first().waitFor()
    link = await page.evaluate(() => navigator.clipboard.readText())
  })
  await stage('play', async () => {
    await page.goto(link)
    await press('play', 'begin')
    const onward = page.getByRole('button', { name: say('play', 'goOn'), exact: true })
    const options = page.getByRole('group').getByRole('button')
    for (let steps = 0; steps < 3; steps++) await onward.or(options.first()).first().click()
  })
}
