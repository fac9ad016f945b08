import { concatMap, filter, from, map } from 'rxjs'
import type { StageRegistry } from '#core/engine/stages.ts'
import { defineEffect, definePlugin, type Trip } from '../kit.ts'

/** Stages that are further than they ever were. It reads the registry and imports no stage. */
const newlyReached = (stages: StageRegistry<Trip>, draft: Trip['draft']) =>
  stages.progress(draft).flatMap((percent, at) => {
    const stage = stages.all[at]?.name ?? ''
    return percent > (draft.session.steps.highest[stage] ?? 0) ? [{ stage, percent }] : []
  })

const rememberHighest = defineEffect(({ draft$, stages }) =>
  draft$.pipe(
    map((draft) => newlyReached(stages, draft)),
    filter((reached) => reached.length > 0),
    concatMap((reached) =>
      from(
        reached.map((payload) => ({
          type: 'steps/progressed' as const,
          source: 'clock' as const,
          payload,
        })),
      ),
    ),
  ),
)

export const stepsPlugin = definePlugin({
  name: 'steps',
  slice: 'steps',
  reduce: {
    'steps/progressed': (slice, { payload: { stage, percent } }) => ({
      highest: {
        ...slice.highest,
        [stage]: Math.max(percent, slice.highest[stage] ?? 0),
      },
    }),
  },
  effects: [rememberHighest],
})
