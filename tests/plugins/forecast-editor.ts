import { forecast } from '#plugins/forecast/index.ts'
import { shownForecast } from '#plugins/forecast/projections.ts'
import { choose } from '#plugins/settings/commands.ts'
import type { Choices } from '#schemas/choices.ts'
import type { ModelForecast } from '#schemas/model-forecast.ts'
import { IDEA, OPTIONS, openCreationEditor } from './creation-editor.ts'

export const FORECAST: ModelForecast = {
  ...{ model: 'stand-in-1', games: 2, input: 90_123, cached: 60_000, output: 8_100 },
  ...{ ms: 240_000, cost: { amount: 0.1234, currency: 'USD', day: '2026-10-24' }, left: null },
}
/** What a server answers that has such a call. */
export const forecastAnswer = (told: ModelForecast | null) => ({
  ...{ ok: true, status: 200, desc: '' },
  data: { forecast: told },
})

/** The choices of an idea whose proposals are on the table; the answers come one after another. */
export function openForecast(answers: readonly unknown[], hasModel = true) {
  const world = openCreationEditor({ plugins: [forecast], hasModel })
  world.answers.push(...answers)
  world.editor.bus.emit({
    ...{ type: 'outlines/updated', source: 'stream' },
    payload: { options: OPTIONS, forIdea: IDEA, forLanguage: 'en_US', more: false },
  })
  let now = 0
  const pass = (): void => {
    now += 1_000
    world.until(now)
  }
  return {
    ...world,
    /** Makes some of the choices, and waits until nothing is on its way any more. */
    async choose(made: Partial<Choices>): Promise<void> {
      world.editor.run(choose, made)
      pass()
      await new Promise((resolve) => setTimeout(resolve))
      pass()
    },
    shown: () => shownForecast(world.draft()),
    asks: () => world.asked.filter(({ name }) => name === 'forecastGame'),
  }
}
