import { perRegistry } from '#core/engine/stages.ts'
import type { PlayableChapter } from '#core/game/chapters.ts'
import { type PlayFault, playFaults } from '#core/game/play-faults.ts'
import { cover } from '#plugins/basics/projections.ts'
import { type Lamplight, projection } from '#plugins/kit.ts'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import { gameSnapshot, processComplete } from '#plugins/script/projections.ts'
import { type Failure, failedByStep } from '#plugins/steps/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { Publishing } from '#schemas/library.ts'

/** Publishing is possible: the process is complete, or all steps are whole. */
export const canPublish = perRegistry<Lamplight, (draft: Draft) => boolean>((stages) =>
  projection(
    'publishing.possible',
    (draft) => [processComplete(draft), stages.progress(draft)] as const,
    (complete, progress) => complete || progress.every((one) => one === 100),
  ),
)

/** Where publishing the open game stands, and its sheet. */
export const publishingNow = projection(
  'publishing.now',
  ({ session: { publishing } }) => [publishing] as const,
  (slice): Publishing => slice,
)

/** What players see is older than the game. */
export const isChangedSince = projection(
  'publishing.changed',
  ({ script: { script }, session: { publishing } }) =>
    [publishing.version, script.scriptVersion] as const,
  (published, { value }) => published === null || value > published,
)

/** How many changes players do not see yet; 0 where they see the game as it is, or nobody can play it. */
export const unseenChanges = projection(
  'publishing.unseen',
  ({ script: { script }, session: { publishing } }) =>
    [publishing.gameId, publishing.version, script.scriptVersion.value] as const,
  (gameId, published, present) =>
    gameId === null || published === null ? 0 : Math.max(0, present - published),
)

/** What the checks found before a publishing; nothing of it forbids one. */
export type PublishFinding =
  | { kind: 'failed'; failures: readonly Failure[] }
  | { kind: 'unfinished'; steps: readonly number[] }
  | { kind: 'noCover' }
  | { kind: 'leadsNowhere'; nodeIds: readonly number[] }
  | { kind: 'unreadable'; nodeIds: readonly number[] }
  | { kind: 'broken'; faults: readonly PlayFault[] }

/** What keeps the open game from being played as it is written, each once, however often it is told. */
export const faultsFound = projection(
  'publishing.faults',
  (draft) => [gameSnapshot(draft)] as const,
  (game): readonly PlayFault[] => [
    ...new Map(
      playFaults(game).map((fault) => [
        `${fault.kind} ${fault.node === null ? fault.name : fault.at}`,
        fault,
      ]),
    ).values(),
  ],
)

export const publishFindings = perRegistry<Lamplight, (draft: Draft) => PublishFinding[]>(
  (stages) =>
    projection(
      'publishing.findings',
      (draft) =>
        [
          failedByStep(stages)(draft),
          stages.progress(draft),
          cover(draft),
          chaptersOfNodes(draft),
          faultsFound(draft),
        ] as const,
      findingsOf,
    ),
)

function findingsOf(
  failed: readonly (readonly Failure[])[],
  progress: readonly number[],
  picture: string | null,
  chapters: PlayableChapter[],
  faults: readonly PlayFault[],
): PublishFinding[] {
  const failures = failed.flat()
  const steps = progress.flatMap((percent, step) => (percent < 100 ? [step] : []))
  const nodes = chapters.flatMap((chapter) => chapter.nodes)
  const unreadable = nodes.filter((node) => node.type === 'unknown').map(({ id }) => id)
  const nowhere = faults
    .flatMap(({ kind, node }) => (kind === 'way' && node !== null ? [node.nodeId] : []))
    .sort((a, b) => a - b)
  const broken = faults.filter(({ kind }) => kind !== 'way')
  const lacksCover = picture === null && !failures.some(({ code }) => code === 'cover')
  return [
    ...(failures.length > 0 ? [{ kind: 'failed', failures } as const] : []),
    ...(steps.length > 0 ? [{ kind: 'unfinished', steps } as const] : []),
    ...(lacksCover ? [{ kind: 'noCover' } as const] : []),
    ...(unreadable.length > 0 ? [{ kind: 'unreadable', nodeIds: unreadable } as const] : []),
    ...(nowhere.length > 0 ? [{ kind: 'leadsNowhere', nodeIds: nowhere } as const] : []),
    ...(broken.length > 0 ? [{ kind: 'broken', faults: broken } as const] : []),
  ]
}
