import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventPayload } from '#schemas/events/index.ts'
import { emptyOutlines, type Outlines } from '#schemas/outlines.ts'
import { distinctKeys } from '#schemas/wire/outline-result.ts'
import { enterCreation, keepProposals, openCreationPage, resumeFlow } from './effects.ts'

type Updated = EventPayload<'outlines/updated'>

/** Further proposals join those for the same idea and language; others take their place. */
function joined(slice: Outlines, update: Updated): Outlines {
  const same = slice.forIdea === update.forIdea && slice.forLanguage === update.forLanguage
  const kept = update.more && same ? slice.options : []
  const added = distinctKeys(
    update.options,
    kept.map(({ key }) => key),
  )
  const options = [...kept, ...added]
  const stands =
    slice.forIdea === update.forIdea && options.some(({ key }) => key === slice.chosenKey)
  // what is proposed beside others brings no cover of its own
  const covers = update.covers ?? (update.more && same ? slice.covers : undefined)
  const chosenKey = stands ? slice.chosenKey : null
  // a single proposal needs no choice
  const only = added.length === 1 ? (added[0]?.key ?? null) : null
  return {
    options,
    chosenKey: chosenKey ?? only,
    edited: kept.length > 0 ? { ...slice.edited } : {},
    forIdea: update.forIdea,
    forLanguage: update.forLanguage,
    pending: false,
    ...(covers === undefined ? {} : { covers }),
  }
}

function changesUser(uid: string, { session: { account } }: Draft): boolean {
  const last = account.user?.uid ?? account.expiredUid
  return last !== null && last !== uid
}

/** The proposals: ways to tell the idea, of which the creator chooses one. */
export const outlines = definePlugin({
  name: 'outlines',
  slice: 'outlines',
  reduce: {
    'thinking/started': withImmer((slice) => {
      slice.pending = true
    }),
    'thinking/completed': withImmer((slice, { payload }) => {
      if (payload.trouble !== null) slice.pending = false
    }),
    'outlines/updated': (slice, { payload }) => joined(slice, payload),
    // they were made of another reading; the way to tell it that was chosen is chosen again where it is proposed again
    'correcting/corrected': withImmer((slice) => {
      slice.options = []
      slice.edited = {}
      delete slice.covers
    }),
    'outlines/chosen': withImmer((slice, { payload }) => {
      const { key } = payload
      if (key === null || slice.options.some((option) => option.key === key)) slice.chosenKey = key
    }),
    'outlines/edited': withImmer((slice, { payload }) => {
      const option = slice.options.find(({ key }) => key === payload.key)
      if (option === undefined) return
      if (option.text === payload.text) delete slice.edited[payload.key]
      else slice.edited[payload.key] = payload.text
    }),
    'account/signedIn': (slice, { payload }, { before }) =>
      changesUser(payload.user.uid, before) ? emptyOutlines() : slice,
  },
  effects: [openCreationPage, enterCreation, keepProposals, resumeFlow],
})
