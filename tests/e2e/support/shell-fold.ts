import { digestOf } from '#core/engine/replay.ts'
import { readRecording } from '#core/record.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'

/** Folds a recording with every plugin and answers its digest; runs in Node and in a browser alike. */
export async function digestOfRecording(text: string): Promise<string> {
  const recording = readRecording(text)
  if ('refused' in recording) throw new Error(recording.refused)
  return digestOf(fold(composeReducer(plugins), recording.base, recording.events))
}
