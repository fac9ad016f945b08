import { z } from 'zod'
import { SIZES } from '../limits.ts'
import { ScenePart } from '../manuscript.ts'

export const SCENE_PART = 'scene_part'
/** The step that scenes are shown in. */
const STEP = 4

const Message = z
  .object({
    chapter_key: z.string(),
    node_id: z.number(),
    speaker: z.number().optional(),
    text: z.string(),
  })
  .transform(({ chapter_key: chapterKey, node_id: nodeId, speaker = 0, text }) => ({
    ...{ chapterKey, nodeId, speaker, text },
  }))
  .pipe(ScenePart)

/** A part of a scene as a frame of no number; null for one that is longer than a text may be. */
export const encodeScenePart = (scriptId: string, part: ScenePart) =>
  part.text.length > SIZES.text
    ? null
    : {
        script_id: scriptId,
        key: SCENE_PART,
        step: STEP,
        message: JSON.stringify({
          chapter_key: part.chapterKey,
          node_id: part.nodeId,
          speaker: part.speaker,
          text: part.text,
        }),
      }

/** The part a frame tells; null where there is none to read. */
export const decodeScenePart = (message: unknown): ScenePart | null =>
  Message.safeParse(message).data ?? null
