import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { type House, openShellHouse, pageOf } from '../support/shell-house.ts'
import { MOST_SHIFT, takeShift, watchShifts } from '../support/speed-watch.ts'

let house: House
beforeAll(async () => {
  house = await openShellHouse()
})
afterAll(() => house.close())

it.each([1440, 390])(
  '[PF22] no screen moves under the reader when it is opened, %i pixels wide',
  async (width) => {
    const who = await registerAt(house.running, `shift-${width}@example.com`)
    const found: Record<string, number> = {}
    const { page, context } = await pageOf(house, 'en-US', who, { width })
    await watchShifts(page)
    for (const path of [
      '/',
      '/create-game',
      '/game-generation?id=none',
      '/game-creation-flow',
      '/game-list',
      '/games',
      '/profile',
      '/discordloginback',
      '/play/none',
      '/nothing',
    ]) {
      await page.goto(house.at(path))
      await page.waitForLoadState('networkidle')
      const { value, what } = await takeShift(page)
      if (value > MOST_SHIFT) found[`${path}: ${what}`] = value
    }
    await context.close()
    expect(found).toEqual({})
  },
)
