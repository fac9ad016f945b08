import type { Entry } from '#core/engine/rows.ts'
import { putEntities, replaceAll } from '#core/engine/table.ts'
import { defineCommand, defineFlow, defineStage } from '../kit.ts'

const entriesOf = <T extends { id: number }>(stops: readonly T[]): Entry<T>[] =>
  stops.map((value) => ({ id: value.id, value }))

export const routePlugin = defineStage({
  name: 'route',
  slice: 'route',
  reduce: {
    'route/stopsWritten': (slice, { payload, seq }, context) =>
      putEntities(slice, payload.stops, seq, context),
    'route/received': (slice, { payload, version }) =>
      replaceAll(slice, entriesOf(payload.stops), version ?? 0),
  },
  stage: {
    order: 1,
    progress: ({ script }) => Math.min(100, script.route.rows.length * 50),
    ready: ({ script }) => script.route.rows.length > 0,
    failureWords: { no_road: 'route.noRoad' },
    section: 'route.title',
    activity: ({ script }) => ({
      key: 'route.next',
      values: { stop: script.route.rows.length + 1 },
    }),
  },
})

/** Adds a stop behind the others. */
export const addStop = defineCommand<{ town: string }>(({ script }, { town }) =>
  town === ''
    ? { refused: 'name_it' }
    : [
        {
          type: 'route/stopsWritten',
          source: 'user',
          payload: { stops: [{ id: script.route.rows.length + 1, town }] },
        },
      ],
)

/** Measures the way to each town in turn, and adds those that are near enough. */
export const addNear = defineFlow<{ towns: string[]; from: string }>()({
  ports: ['maps'],
  async run({ call, run, ports }, { towns, from }) {
    for (const town of towns) {
      const answer = await call(1_000, () => ports.maps.distance(from, town))
      if (!answer.ok) return { refused: `maps_${answer.reason}` }
      if (answer.value < 100) run(addStop, { town })
    }
    return undefined
  },
})
