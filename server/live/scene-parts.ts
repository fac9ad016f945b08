import {
  debounceTime,
  groupBy,
  mergeMap,
  type Observable,
  type SchedulerLike,
  type Subscription,
  throttleTime,
} from 'rxjs'
import type { ScenePart } from '#schemas/manuscript.ts'
import { encodeScenePart } from '#schemas/wire/scene-part.ts'
import type { UnitProgress } from '#server/scripts/unit-writer.ts'
import type { Hub } from './hub.ts'

/** No screen shows more of a growing text than twenty states a second. */
const EVERY_MS = 50
/** Who has been silent for so long is forgotten; more words of it are heard all the same. */
const FORGET_AFTER_MS = 60_000

/** The scene a part tells of: the last of its fact, which is the one that grows. */
function scenePartOf({ fact, isTakenBack }: UnitProgress): ScenePart | undefined {
  if (fact.type !== 'nodes/written') return undefined
  const { key: chapterKey, nodes } = fact.payload.chapter
  const node = nodes.at(-1)
  if (node === undefined) return undefined
  const { id: nodeId, speaker, content } = node
  return { chapterKey, nodeId, speaker, text: isTakenBack ? '' : content }
}

/**
 * Shows scenes to their creators while they are written: the first words of one at once, and of what follows the newest
 * every so often. Since each part says all the one before it said, none of those between is missed.
 */
export const showSceneParts = (
  parts$: Observable<UnitProgress>,
  hub: Pick<Hub, 'show' | 'isWatched'>,
  scheduler: SchedulerLike,
): Subscription =>
  parts$
    .pipe(
      groupBy(({ script }) => script, {
        duration: (ofScript$) => ofScript$.pipe(debounceTime(FORGET_AFTER_MS, scheduler)),
      }),
      mergeMap((ofScript$) =>
        ofScript$.pipe(throttleTime(EVERY_MS, scheduler, { leading: true, trailing: true })),
      ),
    )
    .subscribe((progress) => {
      const { script: scriptId, uid: ownerUid } = progress
      const part = hub.isWatched(ownerUid) ? scenePartOf(progress) : undefined
      const frame = part && encodeScenePart(scriptId, part)
      if (frame) hub.show({ scriptId, ownerUid, frame: Buffer.from(JSON.stringify(frame)) })
    })
