import { askForPicture } from '#server/model/ask-picture.ts'
import type { PictureChoice } from '#server/model/choice.ts'
import { ModelFault, type ModelFaultCode } from '#server/model/faults.ts'
import type { PicturePayer } from '#server/storyteller/port.ts'
import type { PictureBrief } from './picture.ts'
import { pictureWords } from './picture-words.ts'

/** A model that paints. Whatever it throws, the built-in painter paints in its stead. */
export type ModelPainter = {
  /** Kept with what it paints. */
  readonly name: string
  /** Asks for a picture, which `fit` makes into one of ours. */
  paint(
    brief: PictureBrief,
    payer: PicturePayer,
    fit: (base64: string) => Promise<Uint8Array>,
    signal: AbortSignal,
  ): Promise<Uint8Array>
}

const DEADLINE_MS = 60_000
/** Who does not answer now answers none of the next pictures either, and each would be waited for. */
const REST_MS = 300_000
const WORTH_A_REST: ReadonlySet<ModelFaultCode> = new Set([
  'wrongKey',
  'unknownModel',
  'quota',
  'silence',
  'unreachable',
])

export function createModelPainter(
  choice: PictureChoice,
  deadlineMs = DEADLINE_MS,
  now: () => number = Date.now,
): ModelPainter {
  let restsUntil = 0
  return {
    name: `${choice.provider}/${choice.model}`,
    async paint(brief, { spent, usedUp }, fit, signal) {
      if (now() < restsUntil) throw new ModelFault('unreachable', 'the model rests')
      if (await usedUp?.()) throw new ModelFault('quota', 'a budget is used up')
      try {
        return await askForPicture(choice, {
          prompt: pictureWords(brief),
          shape: brief.subject.kind === 'portrait' ? 'tall' : 'wide',
          ...{ deadlineMs, signal, onSpent: spent, take: fit },
        })
      } catch (cause) {
        if (cause instanceof ModelFault && WORTH_A_REST.has(cause.code))
          restsUntil = now() + REST_MS
        throw cause
      }
    },
  }
}
