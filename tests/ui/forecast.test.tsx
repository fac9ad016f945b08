// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { forecastView } from '#plugins/forecast/view.tsx'
import type { ModelForecast } from '#schemas/model-forecast.ts'
import { PluginSlot, Views } from '#ui/kit/slots.tsx'
import { FORECAST, forecastAnswer, openForecast } from '../plugins/forecast-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

/** What stands under the choices once a length is chosen. */
async function told(forecast: ModelForecast | null): Promise<string | undefined> {
  const world = openForecast([forecastAnswer(forecast)])
  await world.choose({ duration: 'normal' })
  onScreen(
    world.editor,
    <Views value={[forecastView]}>
      <PluginSlot name="creation.section" />
    </Views>,
  )
  const [panel] = screen.queryAllByRole('region', { name: 'What the model will need' })
  return [...(panel?.children ?? [])].map(({ textContent }) => textContent).join('|') || undefined
}

it('[ML104] tokens, cost and time of a game stand under its choices, with what they are judged by', async () => {
  expect(await told(FORECAST)).toBe(
    'stand-in-1 will write the scenes:about 98,000 tokens · about $0.12 · about 4 minutes|Judged by the last 2 games of this length that it wrote here. The cost is an estimate by the prices of Oct 24, 2026.',
  )
  expect(screen.getByRole('status').textContent).toContain('98,000')
})

it('[ML104] where no game was told yet it says that it was measured, and names no price and no time that is not known', async () => {
  const text = await told({ ...FORECAST, games: 0, ms: null, cost: null })
  expect(text).toContain('about 98,000 tokens|It has written no game of this length here yet')
  expect(text).toMatch(/How long it will take is not known\. What this model costs is not known/)
})

it('[ML104] less that may be spent than that is said, and nothing where nothing is known', async () => {
  const less = await told({ ...FORECAST, left: 50_000 })
  expect(less).toContain('You may spend 50,000 tokens on it')
  cleanup()
  expect(await told({ ...FORECAST, left: 98_223 })).not.toContain('You may spend')
  cleanup()
  expect(await told(null)).toBeUndefined()
})
