import type { ScriptDraft } from '#schemas/draft.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'

/** Each part of a game that is written by itself, where it stands in the draft. */
export const PARTS = {
  brief: ({ script }: ScriptDraft) => script.brief,
  status: ({ script }: ScriptDraft) => script.status,
  failedStages: ({ script }: ScriptDraft) => script.failedStages,
  scriptVersion: ({ script }: ScriptDraft) => script.scriptVersion,
  updated: ({ script }: ScriptDraft) => script.updated,
  elements: ({ basics }: ScriptDraft) => basics.elements,
  locations: ({ basics }: ScriptDraft) => basics.locations,
  player: ({ player }: ScriptDraft) => player,
  cast: ({ npcs }: ScriptDraft) => npcs.cast,
  npcTasks: ({ npcs }: ScriptDraft) => npcs.tasks,
  cover: ({ media }: ScriptDraft) => media.cover,
  images: ({ media }: ScriptDraft) => media.locations,
  photos: ({ media }: ScriptDraft) => media.npcs,
  prologue: ({ story }: ScriptDraft) => story.prologue,
  chapters: ({ story }: ScriptDraft) => story.chapters,
  nodes: ({ nodes }: ScriptDraft) => nodes,
  tasks: ({ tasks }: ScriptDraft) => tasks,
} as const
export type Part = keyof typeof PARTS
export const partNames = Object.keys(PARTS) as Part[]

const those = (...named: [boolean, ...Part[]][]): Part[] =>
  named.flatMap(([isNamed, ...parts]) => (isNamed ? parts : []))

/** The parts a fact may write; an empty list names none, since it says nothing. */
export function partsOf(fact: GameFact): readonly Part[] {
  switch (fact.type) {
    case 'basics/written':
      return those(
        [Object.keys(fact.payload.elements).length > 0, 'elements'],
        [fact.payload.locations.length > 0, 'locations'],
      )
    case 'player/written':
      return ['player']
    case 'npcs/written':
      return ['cast']
    case 'npcs/tasksWritten':
      return ['npcTasks']
    case 'media/coverPainted':
      return ['cover']
    case 'media/locationPainted':
      return ['images']
    case 'media/npcPainted':
      return ['photos']
    case 'story/written':
      return those(
        [fact.payload.prologue.length > 0, 'prologue'],
        [fact.payload.chapters.length > 0, 'chapters'],
      )
    case 'nodes/written':
      return those(
        [fact.payload.chapter.nodes.length > 0, 'nodes'],
        [fact.payload.chapter.tasks.length > 0, 'tasks'],
      )
    case 'script/stageFailed':
      return ['failedStages']
    case 'script/generationResumed':
      return ['status', 'failedStages']
    case 'script/generationCompleted':
      return ['status']
    case 'updates/finished':
      return ['scriptVersion', 'updated']
    case 'updates/applied':
      return partsOfRevision(fact.payload.modules)
    case 'script/snapshotReceived':
      return partNames.filter((part) => part !== 'updated')
    case 'chat/recorded':
    case 'publishing/changed':
      return []
  }
}

type Modules = Extract<GameFact, { type: 'updates/applied' }>['payload']['modules']

function partsOfRevision(modules: Modules): Part[] {
  const names = (...some: (keyof Modules)[]) => some.some((one) => modules[one] !== undefined)
  return those(
    [names('elements'), 'elements'],
    [names('locations'), 'locations', 'images'],
    [names('player'), 'player'],
    [names('npcs'), 'cast', 'photos'],
    [names('npcTasks'), 'npcTasks'],
    [names('cover'), 'cover'],
    [names('prologue'), 'prologue'],
    [names('chapters'), 'chapters'],
    [names('contents'), 'nodes', 'tasks'],
  )
}
