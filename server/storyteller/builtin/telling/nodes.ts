import { chapterKeyOf } from '#schemas/chapter.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { LocationKey } from '../kit.ts'
import { keysOf, type Scene } from './scene.ts'
import { inVoices } from './two-voices.ts'

/** Ids of a game, by the keys of its scenes. Nodes of chapter 2 count from 201. */
export type NodeIds = {
  readonly node: (key: string) => number
  /** The id of the option of a scene that carries a tag. */
  readonly option: (key: string, tag: string) => number
}

export const locationIdOf = (at: number): string => `loc_${at + 1}`
/** The end of a game, as a link. */
export const THE_END = 0
const optionId = (node: number, at: number): number => node * 10 + at + 1

/** Ids of a chapter: those of the next begin after so many. */
const A_CHAPTER = 100

/** Gives every scene its id; a key that does not exist is our mistake. */
export function numberScenes(chapters: readonly (readonly Scene[])[]): NodeIds {
  const ids = new Map<string, number>()
  const scenes = new Map<string, Scene>()
  for (const [chapter, list] of chapters.entries())
    for (const [at, scene] of list.entries()) {
      if (at + 1 >= A_CHAPTER) throw new Error(`a chapter of more than ${at} scenes`)
      for (const key of keysOf(scene)) {
        if (ids.has(key)) throw new Error(`two scenes are called ${key}`)
        ids.set(key, (chapter + 1) * A_CHAPTER + at + 1)
        scenes.set(key, scene)
      }
    }
  const node = (key: string): number => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`no scene is called ${key}`)
    return id
  }
  return {
    node,
    option(key, tag) {
      const at = scenes.get(key)?.ways?.findIndex((way) => way.tag === tag) ?? -1
      if (at < 0) throw new Error(`no option of ${key} is tagged ${tag}`)
      return optionId(node(key), at)
    },
  }
}

/** The key nodes of a chapter, each next link explicit. */
export function nodesOf(
  scenes: readonly Scene[],
  chapter: number,
  ids: NodeIds,
  locations: readonly LocationKey[],
): KeyNode[] {
  const chapterKey = chapterKeyOf(chapter)
  return scenes.map((scene) => {
    const id = ids.node(scene.key)
    const ways = scene.ways ?? []
    const right = ways.findIndex((way) => way.right)
    return {
      id,
      globalId: `${chapterKey}_${id}`,
      chapterKey,
      chapterIndex: chapter,
      locationId: locationIdOf(locations.indexOf(scene.at)),
      type: scene.type,
      content: inVoices(scene.text),
      speaker: scene.speaker,
      options: ways.map((way, at) => ({
        id: optionId(id, at),
        content: way.text,
        reply: inVoices(way.reply),
        nextNodeId: ids.node(way.to),
      })),
      prompt: '',
      answerId: right < 0 ? null : optionId(id, right),
      puzzle: scene.puzzle ?? '',
      nextNodeId: scene.to === null ? (scene.ends ? THE_END : null) : ids.node(scene.to),
    }
  })
}
