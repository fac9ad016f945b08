import { z } from 'zod'
import { Chapter } from './chapter.ts'
import { KnownElements } from './element.ts'
import { KeyNode } from './key-node.ts'
import { Location } from './location.ts'
import { CastSize, Npc, NpcPhoto } from './npc.ts'
import { Player } from './player.ts'
import { KnownBrief } from './settings.ts'
import { Task } from './task.ts'

export const GenerationStage = z.enum([
  'initial_element',
  'cover',
  'location_image',
  'character_profile',
  'npc_list',
  'npc_photo',
  'npc_tasks',
  'outline',
  'key_nodes_and_tasks',
  'script_update',
  'script_update_finish',
])
export type GenerationStage = z.infer<typeof GenerationStage>

/** Parts of a game whose data may come in a form that nobody can read. */
export const GamePart = z.enum(['npcs', 'nodes'])
export type GamePart = z.infer<typeof GamePart>

/** 1 generating, 2 complete, 3 complete with failed stages. */
export const SCRIPT_STATUS = { generating: 1, complete: 2, partial: 3 } as const

export const ChapterContent = z.object({
  key: z.string(),
  index: z.number().nullable(),
  nodes: z.array(KeyNode),
  tasks: z.array(Task),
})
export type ChapterContent = z.infer<typeof ChapterContent>

/** A whole game at one moment: what a poll brings, what is published, what a revision restates. */
export const GameSnapshot = z.object({
  brief: KnownBrief,
  elements: KnownElements,
  locations: z.array(Location),
  cover: z.string().nullable(),
  locationImages: z.record(z.string(), z.string()),
  player: Player.nullable(),
  npcs: z.array(Npc),
  /** How many there will be; only while the game is written. */
  castSize: CastSize.optional(),
  npcPhotos: z.array(NpcPhoto.extend({ npcId: z.number() })),
  npcTasks: z.array(Task),
  prologue: z.array(z.string()),
  chapters: z.array(Chapter),
  contents: z.array(ChapterContent),
  status: z.number().int(),
  failedStages: z.array(z.string()),
  scriptVersion: z.number().int(),
})
export type GameSnapshot = z.infer<typeof GameSnapshot>

/** An empty part of a whole game says nothing, unless a revision may have emptied it. */
export const isUnstated = (part: readonly unknown[], game: GameSnapshot): boolean =>
  part.length === 0 && game.scriptVersion === 0

/** The modules a revision restates whole; absent ones stay as they are. */
export const RevisedModules = z.object({
  elements: KnownElements.optional(),
  locations: z.array(Location).optional(),
  player: Player.nullable().optional(),
  npcs: z.array(Npc).optional(),
  npcTasks: z.array(Task).optional(),
  prologue: z.array(z.string()).optional(),
  chapters: z.array(Chapter).optional(),
  /** Only the chapters that changed, each whole. */
  contents: z.array(ChapterContent).optional(),
  cover: z.string().optional(),
})
export type RevisedModules = z.infer<typeof RevisedModules>
