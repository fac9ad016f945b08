import { defineEvent } from '../event.ts'
import { ScenePart } from '../manuscript.ts'

/** A scene that is being written has grown, or is written anew; its fact will tell it whole. */
export const PartReceived = defineEvent('manuscript/partReceived', 'session', ScenePart, {
  passing: true,
})
