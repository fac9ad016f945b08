import { values } from '#core/engine/table.ts'
import { pathsOfTexts } from '#core/game/text-paths.ts'
import { projection } from '#plugins/kit.ts'
import type { Draft, ScriptDraft } from '#schemas/draft.ts'
import { type GameSnapshot, SCRIPT_STATUS } from '#schemas/game.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { NEVER } from '#schemas/table.ts'

/** 1 generating, 2 complete, 3 complete with parts that failed. */
export const scriptStatus = projection(
  'script.status',
  ({ script: { script } }) => [script.status, script.failedStages] as const,
  (status, failed) => {
    if (status.value === SCRIPT_STATUS.generating) return SCRIPT_STATUS.generating
    return failed.rows.length > 0 ? SCRIPT_STATUS.partial : SCRIPT_STATUS.complete
  },
)

/** False while the server still writes, true otherwise: the specification's process complete flag. */
export const processComplete = projection(
  'script.processComplete',
  ({ script: { script } }) => [script.status] as const,
  (status) => status.version >= 0 && status.value !== SCRIPT_STATUS.generating,
)

/** The language the game is told in. */
export const gameLanguage = projection(
  'script.language',
  ({ script: { script }, session: { settings, idea } }) =>
    [script.brief, settings.language, idea.language] as const,
  (brief, chosen, ofIdea) => brief.value.language ?? chosen ?? ofIdea ?? DEFAULT_GAME_LANGUAGE,
)

/**
 * Only where it was told since the status last changed: so, in whichever order facts come, an end that was told later is the
 * end of the waiting.
 */
const sizeIn = (
  { castSize, castSizeAt = NEVER }: ScriptDraft['npcs'],
  { status }: ScriptDraft['script'],
): number | undefined =>
  status.value === SCRIPT_STATUS.generating && castSizeAt >= status.version ? castSize : undefined

/** How many people the game will have, while it is written. */
export const awaitedSize = ({ script: { npcs, script } }: Draft): number | undefined =>
  sizeIn(npcs, script)

/** The whole game as one value: what is answered, published, validated. */
export const gameSnapshot = projection(
  'script.snapshot',
  (draft) =>
    [
      draft.script.script,
      draft.script.basics,
      draft.script.player,
      draft.script.npcs,
      draft.script.media,
      draft.script.story,
      draft.script.nodes,
      draft.script.tasks,
    ] as const,
  (script, basics, player, npcs, media, story, nodes, tasks): GameSnapshot => {
    const images = Object.fromEntries(media.locations.rows.map((row) => [row.id, row.value]))
    const photos = new Map(media.npcs.rows.map((row) => [row.id, row.value]))
    const keys = new Set(
      [...nodes.partitions, ...tasks.partitions]
        .filter((chapter) => chapter.rows.length > 0)
        .map((chapter) => chapter.key),
    )
    const contents = [...keys].sort().map((key) => {
      const ofNodes = nodes.partitions.find((chapter) => chapter.key === key)
      const ofTasks = tasks.partitions.find((chapter) => chapter.key === key)
      return {
        key,
        index: ofNodes?.index ?? ofTasks?.index ?? null,
        nodes: ofNodes === undefined ? [] : values(ofNodes),
        tasks: ofTasks === undefined ? [] : values(ofTasks),
      }
    })
    const failedStages = values(script.failedStages)
    const castSize = sizeIn(npcs, script)
    return {
      brief: script.brief.value,
      elements: Object.fromEntries(basics.elements.rows.map((row) => [row.id, row.value])),
      locations: values(basics.locations).map((place) => ({
        ...place,
        image: images[place.id] ?? place.image,
      })),
      cover: media.cover.value,
      locationImages: images,
      player: player.value,
      ...(castSize === undefined ? {} : { castSize }),
      npcs: values(npcs.cast).map((npc) => ({ ...npc, ...photos.get(npc.id) })),
      npcPhotos: media.npcs.rows.map((row) => ({ npcId: Number(row.id), ...row.value })),
      npcTasks: values(npcs.tasks),
      prologue: story.prologue.value,
      chapters: values(story.chapters),
      contents: contents.sort((a, b) => (a.index ?? Infinity) - (b.index ?? Infinity)),
      status:
        script.status.value === SCRIPT_STATUS.generating
          ? SCRIPT_STATUS.generating
          : failedStages.length > 0
            ? SCRIPT_STATUS.partial
            : SCRIPT_STATUS.complete,
      failedStages,
      scriptVersion: script.scriptVersion.value,
    }
  },
)

/** Something of the open script has been told: by a frame or by a poll. */
export const scriptKnown = projection(
  'script.known',
  ({ script: { script, basics } }) => [script.status, basics.elements] as const,
  (status, elements) => status.version >= 0 || elements.rows.length > 0,
)

/** Where each text of the game stands on the wire now, by its address. */
export const textPaths = projection(
  'script.textPaths',
  (draft) => [gameSnapshot(draft)] as const,
  pathsOfTexts,
)

const addressesByPath = projection(
  'script.textAddresses',
  (draft) => [textPaths(draft)] as const,
  (paths): ReadonlyMap<string, string> =>
    new Map([...paths].map(([address, path]) => [path, address] as const)),
)

/** The address of the text at a path of the wire; undefined where no text stands. */
export const addressAt = (draft: Draft, path: string): string | undefined =>
  addressesByPath(draft).get(path)
