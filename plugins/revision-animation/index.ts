import type { ReduceContext } from '#core/engine/context.ts'
import { definePlugin } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { PartArranged } from '#schemas/arranging.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventOf } from '#schemas/events/index.ts'
import { emptyUpdates, type RevisedModule, type Updates } from '#schemas/updates.ts'
import { animateUpdate } from './effects.ts'

/** The animation gone, and what tells news from history kept. */
const rested = ({ newsAfter, wasLive }: Updates): Updates => ({
  ...emptyUpdates(),
  newsAfter,
  wasLive,
})

const isOnItsWay = ({ status }: PartArranged): boolean => status === 'sending' || status === 'done'

/** Only what comes live, to a game that was complete, is shown to change; a light that is on its way covers it too. */
function begun(
  slice: Updates,
  event: EventOf<'updates/applied'>,
  context: ReduceContext<Draft>,
): Updates {
  const { version, source, scriptId, payload } = event
  const { revising, arranging } = context.before.session
  // nothing covers what somebody writes or arranges by hand, nor what they have just written (RV10)
  if (revising.edits.length > 0 || arranging.parts.some(isOnItsWay)) return slice
  const isNews = source === 'socket' && slice.newsAfter !== null && version !== null
  if (!isNews || version <= (slice.newsAfter ?? 0) || !processComplete(context.before)) return slice
  const newsAfter = version
  if (slice.stage === 'scanning' || slice.stage === 'completed') return { ...slice, newsAfter }
  // the names of its parts are all a module of a revision can have
  const named = Object.keys(payload.modules) as RevisedModule[]
  return {
    ...slice,
    isVisible: true,
    stage: 'blur',
    updateText: payload.text ?? slice.updateText,
    modules: [...new Set([...slice.modules, ...named])],
    currentScriptId: scriptId,
    newsAfter,
  }
}

/** The update animation: blur while a revision arrives, a light over what is new, and gone. */
export const revisionAnimation = definePlugin({
  name: 'revision-animation',
  slice: 'updates',
  reduce: {
    'updates/applied': begun,
    'updates/finished': (slice, { scriptId }) =>
      slice.stage === 'blur' && slice.currentScriptId === scriptId
        ? { ...slice, stage: 'scanning' }
        : slice,
    'updates/scanned': (slice) =>
      slice.stage === 'scanning' ? { ...slice, stage: 'completed' } : slice,
    'updates/hidden': (slice) =>
      slice.stage === 'blur' || slice.stage === 'completed' ? rested(slice) : slice,
    // what a whole game already holds is no news any more
    'script/snapshotReceived': (slice, { version }) => {
      const known = slice.newsAfter ?? -1
      if (version === null || version <= known) return slice
      const newsAfter = version
      return slice.stage === 'blur' ? { ...rested(slice), newsAfter } : { ...slice, newsAfter }
    },
    'live/connected': (slice) =>
      slice.wasLive ? { ...slice, newsAfter: null } : { ...slice, wasLive: true },
    'account/signedIn': (slice) => ({ ...slice, wasLive: false }),
    'account/signedOut': emptyUpdates,
  },
  effects: [animateUpdate],
})
