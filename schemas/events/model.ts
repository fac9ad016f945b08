import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { ModelWork } from '../model-work.ts'

const VersionNumber = z.number().int().nonnegative()

/** What a model did of the game, as of a version. */
export const ModelWorkReceived = defineEvent(
  'model/workReceived',
  'session',
  z.object({ version: VersionNumber, work: ModelWork }),
)
/** It did not come: nothing is shown until the game is another version. */
export const ModelWorkFailed = defineEvent(
  'model/workFailed',
  'session',
  z.object({ version: VersionNumber, isMissing: z.boolean() }),
)
