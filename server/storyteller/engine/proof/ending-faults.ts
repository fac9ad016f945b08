import type { Plot, PlotState } from '../plot.ts'
import { endingsIn } from '../state.ts'
import type { ProvableStory } from './story.ts'

/** Every assignment of the meters that an ending asks for: no other one can tell two endings apart. */
function cube({ meters, endings }: Plot): PlotState[] {
  const asked = new Set(
    Object.values(endings).flatMap(({ when }) => when.flatMap((one) => Object.keys(one))),
  )
  const told = Object.entries(meters).filter(([id]) => asked.has(id))
  return told.reduce<PlotState[]>(
    (states, [id, { max }]) =>
      states.flatMap((state) =>
        Array.from({ length: max + 1 }, (_, value) => ({ ...state, [id]: value })),
      ),
    [{}],
  )
}

const SHOWN = 3
const LEAST = 4

/** In every state exactly one ending holds; there are four or more, and each is reached. */
export function endingFaults({ plot, nodes }: ProvableStory): string[] {
  const wrong = cube(plot).flatMap((state) => {
    const found = endingsIn(plot, state)
    if (found.length === 1) return []
    return [`endings: ${found.join(' and ') || 'none'} in ${JSON.stringify(state)}`]
  })
  const ids = Object.keys(plot.endings)
  const missing = ids.filter((id) => !nodes.some(({ beat }) => beat === id))
  return [
    ...wrong.slice(0, SHOWN),
    ...missing.map((id) => `endings: ${id} is never reached`),
    ...(ids.length < LEAST ? [`endings: only ${ids.length}`] : []),
  ]
}
