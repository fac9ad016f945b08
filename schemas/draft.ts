import { z } from 'zod'
import { Account, emptyAccount } from './account.ts'
import { Analytics, emptyAnalytics } from './analytics.ts'
import { Chapter } from './chapter.ts'
import { emptySettings, SettingsSlice } from './choices.ts'
import { emptyIdea, Idea } from './idea.ts'
import { KeyNode } from './key-node.ts'
import { emptyLibrary, emptyPublishing, Library, Publishing } from './library.ts'
import { emptyLive, Live } from './live.ts'
import { Location } from './location.ts'
import { Npc, NpcPhoto } from './npc.ts'
import { emptyOutlines, Outlines } from './outlines.ts'
import { Player } from './player.ts'
import { emptyPlaying, Playing } from './playing.ts'
import { emptyPreview, Preview } from './preview.ts'
import { emptyProfile, Profile } from './profile.ts'
import { emptyReading, Reading } from './reading.ts'
import { KnownBrief } from './settings.ts'
import { emptySteps, Steps } from './steps.ts'
import { emptyShelf, emptyTable, shelfOf, slotOf, tableOf } from './table.ts'
import { Task } from './task.ts'
import { emptyThinking, Thinking } from './thinking.ts'
import { emptyToasts, Toasts } from './toast.ts'
import { emptyUpdates, Updates } from './updates.ts'

/** The slices the server keeps too: the game itself. */
export const gameSlices = {
  script: z.object({
    brief: slotOf(KnownBrief),
    status: slotOf(z.number().int()),
    failedStages: tableOf(z.string()),
    scriptVersion: slotOf(z.number().int()),
    updated: slotOf(z.array(z.string())),
  }),
  basics: z.object({ elements: tableOf(z.string()), locations: tableOf(Location) }),
  player: slotOf(Player.nullable()),
  npcs: z.object({ cast: tableOf(Npc), tasks: tableOf(Task) }),
  media: z.object({
    cover: slotOf(z.string().nullable()),
    locations: tableOf(z.string()),
    npcs: tableOf(NpcPhoto),
  }),
  story: z.object({ prologue: slotOf(z.array(z.string())), chapters: tableOf(Chapter) }),
  nodes: shelfOf(KeyNode),
  tasks: shelfOf(Task),
}

/** The slices that live in one browser. */
export const sessionSlices = {
  account: Account,
  idea: Idea,
  thinking: Thinking,
  outlines: Outlines,
  settings: SettingsSlice,
  live: Live,
  steps: Steps,
  updates: Updates,
  preview: Preview,
  publishing: Publishing,
  playing: Playing,
  library: Library,
  profile: Profile,
  reading: Reading,
  analytics: Analytics,
  toasts: Toasts,
}

/** Everything the product knows in one place; every screen is a reading of it. */
export const Draft = z.object({ scriptId: z.string().nullable(), ...gameSlices, ...sessionSlices })
export type Draft = z.infer<typeof Draft>
export type SliceName = keyof Draft
export type GameSliceName = keyof typeof gameSlices

const NEVER = -1

/** The game slices of a script of which nothing is known. */
export const emptyGame = (): Pick<Draft, GameSliceName> => ({
  script: {
    brief: { version: NEVER, value: {} },
    status: { version: NEVER, value: 1 },
    failedStages: emptyTable(),
    scriptVersion: { version: NEVER, value: 0 },
    updated: { version: NEVER, value: [] },
  },
  basics: { elements: emptyTable(), locations: emptyTable() },
  player: { version: NEVER, value: null },
  npcs: { cast: emptyTable(), tasks: emptyTable() },
  media: { cover: { version: NEVER, value: null }, locations: emptyTable(), npcs: emptyTable() },
  story: { prologue: { version: NEVER, value: [] }, chapters: emptyTable() },
  nodes: emptyShelf(),
  tasks: emptyShelf(),
})

export const emptyDraft = (): Draft => ({
  scriptId: null,
  ...emptyGame(),
  account: emptyAccount(),
  idea: emptyIdea(),
  thinking: emptyThinking(),
  outlines: emptyOutlines(),
  settings: emptySettings(),
  live: emptyLive(),
  steps: emptySteps(),
  updates: emptyUpdates(),
  preview: emptyPreview(),
  publishing: emptyPublishing(),
  playing: emptyPlaying(),
  library: emptyLibrary(),
  profile: emptyProfile(),
  reading: emptyReading(),
  analytics: emptyAnalytics(),
  toasts: emptyToasts(),
})
