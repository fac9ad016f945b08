import { defineView } from '#ui/kit/slots.tsx'
import { Leaving } from './leaving.tsx'
import { ModelMonthCard } from './model-month.tsx'
import { RecordingCard } from './recording-card.tsx'
import { Self } from './self.tsx'
import { TakingAlong } from './taking-along.tsx'

/** Who is signed in, under which name and face. */
export const profileView = defineView({
  plugin: 'profile',
  slots: { 'profile.section': { component: Self } },
})

/** Where the work is kept, and a file of all of it. */
export const takingAlongView = defineView({
  plugin: 'profile.data',
  slots: { 'profile.section': { order: 20, component: TakingAlong } },
})

/** What models have cost this month. */
export const modelMonthView = defineView({
  plugin: 'profile.model',
  slots: { 'profile.section': { order: 15, component: ModelMonthCard } },
})

/** A recording of this session, for when something went wrong. */
export const recordingView = defineView({
  plugin: 'profile.recording',
  slots: { 'profile.section': { order: 80, component: RecordingCard } },
})

/** The way out, for today or for good. */
export const leavingView = defineView({
  plugin: 'profile.leaving',
  slots: { 'profile.section': { order: 90, component: Leaving } },
})
