import { definePlugin } from '#plugins/kit.ts'
import type { Arranging, PartArranged } from '#schemas/arranging.ts'
import { keepParts, restoreParts } from './keeping.ts'
import { sendParts, takeBackSteps, tellShown } from './sending.ts'

const changed = (
  { parts }: Arranging,
  id: string,
  change: (part: PartArranged) => PartArranged | null,
): Arranging => ({
  parts: parts.flatMap((part) => {
    const next = part.id === id ? change(part) : part
    return next === null ? [] : [next]
  }),
})

/** The parts of a written game, added, moved and removed by hand. */
export const arranging = definePlugin({
  name: 'arranging',
  slice: 'arranging',
  reduce: {
    'arranging/asked': ({ parts }, { payload }) => ({
      parts: [
        ...parts.filter(({ id }) => id !== payload.id),
        { ...payload, status: 'queued', code: null, desc: '', sent: null, version: null },
      ],
    }),
    'arranging/sent': (slice, { payload: { id, sent } }) =>
      changed(slice, id, (part) => ({ ...part, status: 'sending', sent })),
    'arranging/done': (slice, { payload: { id, version } }) =>
      changed(slice, id, (part) => ({ ...part, status: 'done', version })),
    'arranging/shown': (slice, { payload }) => changed(slice, payload.id, () => null),
    'arranging/left': (slice, { payload }) => changed(slice, payload.id, () => null),
    'arranging/unanswered': (slice, { payload }) =>
      changed(slice, payload.id, (part) => ({ ...part, status: 'waiting' })),
    'arranging/refused': (slice, { payload: { id, code, desc } }) =>
      changed(slice, id, (part) => ({ ...part, status: 'refused', code, desc, sent: null })),
    'arranging/restored': ({ parts }, { payload }) => {
      const known = new Set(parts.map(({ id }) => id))
      return { parts: [...parts, ...payload.parts.filter(({ id }) => !known.has(id))] }
    },
  },
  effects: [restoreParts, keepParts, sendParts, tellShown, takeBackSteps],
})
