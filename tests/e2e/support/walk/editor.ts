import { holdGame } from './hold.ts'
import { type Creator, lookInSystemColours, type Walker } from './walker.ts'

/** A game while it is written: nothing yet, half of it, and without live updates. */
export async function walkWriting(walker: Walker, creator: Creator): Promise<void> {
  const { page, say, look, go } = walker
  const { scriptId, whole } = creator
  const { answer } = await whole
  const path = `/game-generation?id=${scriptId}`
  const data = answer.data
  const first = { ...data, status: 1, progress: [0, 0, 0, 0, 0] }
  for (const name of WRITTEN) delete (first as Record<string, unknown>)[name]
  await holdGame(page, scriptId, { ...answer, data: first })
  await go(path)
  await page.getByText(say('editor', 'basics.loading')).first().waitFor()
  await look('editor-first', { title: say('shell', 'title.generation') })
  const half = { ...data, status: 1 }
  for (const name of WRITTEN_LATE) delete (half as Record<string, unknown>)[name]
  await page.unroute(`**/h5/scripts/${scriptId}`)
  await holdGame(page, scriptId, { ...answer, data: half })
  await go(path)
  await page.locator('#step-2 article').first().waitFor()
  await look('editor-half')
  await look('editor-half-end', { at: '#step-3' })
  await page.unroute(`**/h5/scripts/${scriptId}`)
  const partial = { ...half, status: 3, failed_stages: ['outline', 'key_nodes_and_tasks'] }
  await holdGame(page, scriptId, { ...answer, data: partial })
  await go(path)
  await page.locator('#step-2 article').first().waitFor()
  await look('editor-partial', { at: '#step-3' })
}

const WRITTEN_LATE = ['script_outline', 'script_key_nodes_and_task_map', 'location_images'] as const
const WRITTEN = [
  ...WRITTEN_LATE,
  'cover',
  'initial_element',
  'extract_information',
  'character_profile',
  'npc_list',
  'npc_photos',
  'npc_tasks',
] as const

/** The whole game in the editor: each tab, each dialog, what unfolds. */
export async function walkEditor(walker: Walker, creator: Creator): Promise<void> {
  const { page, say, look, go, button, dialog } = walker
  await creator.whole
  await go(`/game-generation?id=${creator.scriptId}`)
  await page.getByText(say('editor', 'status.complete')).first().waitFor()
  await look('editor-basics')
  const tab = (step: number) => page.getByRole('tablist').getByRole('tab').nth(step)
  const open = async (step: number, screen: string) => {
    const name = new RegExp(say('editor', 'actions.details'))
    await page.locator(`#step-${step}`).getByRole('button', { name }).first().click()
    await dialog().waitFor()
    await look(screen)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  }
  await open(0, 'place-details')
  await button('editor', 'actions.more').first().click()
  await button('editor', 'music.play').click()
  await button('editor', 'music.pause').waitFor()
  await button('editor', 'music.pause').click()
  await look('editor-world', { at: '#step-0 [aria-expanded]' })
  await tab(1).click()
  await look('editor-player', { at: '#step-1' })
  await open(1, 'player-details')
  await tab(2).click()
  await look('editor-npcs', { at: '#step-2' })
  await open(2, 'npc-details')
  await tab(3).click()
  await page.locator('#step-3 article').first().locator('h3 button').click()
  await look('editor-story', { at: '#step-3' })
  await tab(4).click()
  await look('editor-contents', { at: '#step-4' })
  await lookInSystemColours(walker, 'editor-forced', '#step-4')
}

/** The key nodes as they are played, each kind of them, and the tasks. */
export async function walkPreviews(walker: Walker, creator: Creator): Promise<void> {
  const { page, say, look, go, button, dialog } = walker
  await creator.whole
  await go(`/game-generation?id=${creator.scriptId}`)
  await page.getByText(say('editor', 'status.complete')).first().waitFor()
  await button('editor', 'contents.previewNodes').click()
  await dialog().getByRole('log').getByRole('listitem').first().waitFor()
  await button('preview', 'auto').click()
  await button('preview', 'typing').click()
  await look('preview-text')
  const nodes = dialog().getByRole('navigation', { name: say('preview', 'outline') })
  const from = async (kind: 'option' | 'wordGame' | 'puzzle') => {
    for (const chapter of await dialog().getByRole('tab').all()) {
      await chapter.click()
      const node = nodes.getByRole('button').filter({ hasText: say('preview', `type.${kind}`) })
      if ((await node.count()) === 0) continue
      await node.first().click()
      return dialog().getByRole('listitem').first().waitFor()
    }
    throw new Error(`no chapter has a ${kind}`)
  }
  await from('option')
  await dialog().getByRole('group').waitFor()
  await look('preview-choice')
  await from('wordGame')
  await dialog().getByRole('group').waitFor()
  await page.keyboard.press('1')
  await dialog().getByRole('group').waitFor({ state: 'detached' })
  await look('preview-verdict')
  await from('puzzle')
  await look('preview-puzzle')
  await nodes.getByRole('button').last().click()
  await playToTheEnd(walker)
  await look('preview-end')
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await button('editor', 'contents.previewTasks').click()
  await dialog().getByRole('listitem').first().waitFor()
  await look('tasks')
  await dialog().getByRole('combobox').first().click()
  await page.getByRole('option').first().waitFor()
  await look('tasks-filter')
  await page.getByRole('option').nth(1).click()
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  await look('tasks-of-chapter')
}

/** Chooses or goes on until the chapter says that it is over. */
async function playToTheEnd({ page, say, dialog, button }: Walker): Promise<void> {
  const over = dialog()
    .getByText(say('preview', 'chapterEnd'))
    .or(dialog().getByText(say('preview', 'gameEnd')))
  const onward = button('preview', 'continue')
  const options = dialog().getByRole('group').getByRole('button')
  for (let steps = 0; steps < 40; steps++) {
    await over.or(onward).or(options.first()).first().waitFor()
    if (await over.isVisible()) return
    // the next line may come by itself meanwhile, and takes the button along
    if (await onward.isVisible()) await onward.click({ timeout: 5_000 }).catch(() => undefined)
    else {
      await page.keyboard.press('1')
      await options.first().waitFor({ state: 'detached' })
    }
  }
  throw new Error('forty steps and no end')
}
