import { chaptersInOrder, type PlayableChapter } from '#core/game/chapters.ts'
import { optionOf } from '#core/game/choice.ts'
import { nodeIn, placeIn } from '#core/game/places.ts'
import { type PlayState, stateAfter } from '#core/game/walk.ts'
import { projection } from '#plugins/kit.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'

export const playingStatus = projection(
  'playing.status',
  ({ session: { playing } }) => [playing.status] as const,
  (status) => status,
)

export const playedGame = projection(
  'playing.game',
  ({ session: { playing } }) => [playing.game] as const,
  (game) => game,
)

export const playedLanguage = projection(
  'playing.language',
  ({ session: { playing } }) => [playing.game] as const,
  (game) => game?.brief.language ?? DEFAULT_GAME_LANGUAGE,
)

/** Chapters in playing order, only those with nodes, each ascending by id. */
export const playedChapters = projection(
  'playing.chapters',
  ({ session: { playing } }) => [playing.game] as const,
  (game): PlayableChapter[] => chaptersInOrder(game?.contents ?? []),
)

/** How the player came back to a walk they had begun; null once they have gone on. */
export const returnedTo = projection(
  'playing.returned',
  ({ session: { playing } }) => [playing.returned] as const,
  (returned) => returned,
)

export type PlayedLine = {
  chapterKey: string
  node: KeyNode
  chosen: NodeOption | null
  correct: boolean | null
  /** The first line of its chapter. */
  opensChapter: boolean
}

/** Everything the player has read, in order. */
export const playedLines = projection(
  'playing.lines',
  (draft) =>
    [draft.session.playing.walk, draft.session.playing.verdicts, playedChapters(draft)] as const,
  (walk, verdicts, chapters): PlayedLine[] =>
    walk.flatMap((step, at) => {
      const node = nodeIn(chapters, step.chapterKey, step.nodeId)
      if (node === undefined) return []
      return [
        {
          chapterKey: step.chapterKey,
          node,
          chosen: optionOf(node, step.optionId) ?? null,
          correct: verdicts[`${step.chapterKey}|${step.nodeId}`] ?? null,
          opensChapter: walk[at - 1]?.chapterKey !== step.chapterKey,
        },
      ]
    }),
)

/** Somebody or somewhere as the story shows it. */
type Shown = { name: string; picture: string | null }

/** A line with what is shown around it. */
export type StoryLine = PlayedLine & {
  /** The title of the chapter it opens, else null. */
  heading: string | null
  /** Where the story has come to with it; null: it stays where it was. */
  place: Shown | null
  /** Who speaks; null: the narrator. */
  speaker: Shown | null
}

function placeOf(game: GameSnapshot, line: PlayedLine, before: PlayedLine | undefined) {
  const { locationId } = line.node
  if (!line.opensChapter && before?.node.locationId === locationId) return null
  const place = game.locations.find((one) => one.id === locationId)
  if (place === undefined) return null
  return { name: place.name, picture: place.image ?? game.locationImages[place.id] ?? null }
}

function speakerOf(game: GameSnapshot, { speaker }: KeyNode): Shown | null {
  if (speaker === 0) return null
  const npc = game.npcs.find((one) => one.id === speaker)
  const photo = game.npcPhotos.find((one) => one.npcId === speaker)
  const picture = photo?.avatar ?? photo?.photo ?? npc?.avatar ?? npc?.photo ?? null
  return { name: npc?.name ?? '?', picture }
}

/** Everything the player has read, with the chapters, places and people it names. */
export const storyLines = projection(
  'playing.story',
  (draft) => [playedLines(draft), draft.session.playing.game] as const,
  (lines, game): StoryLine[] =>
    game === null
      ? []
      : lines.map((line, at) => {
          const chapter = line.opensChapter
            ? game.chapters.find((one) => chapterKeyOf(one.id) === line.node.chapterKey)
            : undefined
          return {
            ...line,
            heading: chapter?.title ?? null,
            place: placeOf(game, line, lines[at - 1]),
            speaker: speakerOf(game, line.node),
          }
        }),
)

export const playState = projection(
  'playing.state',
  (draft) => [playedLines(draft), playedChapters(draft)] as const,
  (lines, chapters): PlayState => {
    const last = lines.at(-1)
    const place = last && placeIn(chapters, last.chapterKey, last.node.id)
    return place === undefined ? { kind: 'cover' } : stateAfter(place, last?.chosen?.id ?? null)
  },
)

/** What an ending is called: the task that the last choice earned, else that choice, else the last chapter. */
export const endingName = projection(
  'playing.ending',
  (draft) =>
    [playedLines(draft), draft.session.playing.earned, draft.session.playing.game] as const,
  (lines, earned, game): string => {
    const last = lines.findLast((line) => line.chosen !== null)
    if (last === undefined) {
      const chapterKey = lines.at(-1)?.node.chapterKey
      return game?.chapters.find((one) => chapterKeyOf(one.id) === chapterKey)?.title ?? ''
    }
    const task = earned.find(
      ({ chapterKey, keyNodeId, optionId }) =>
        chapterKey === last.node.chapterKey &&
        String(keyNodeId) === String(last.node.id) &&
        String(optionId) === String(last.chosen?.id),
    )
    return task?.name ?? last.chosen?.content ?? ''
  },
)
