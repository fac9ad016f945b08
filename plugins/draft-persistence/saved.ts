import type { Stages } from '#plugins/kit.ts'
import { chosenProposal } from '#plugins/outlines/projections.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import { processComplete } from '#plugins/script/projections.ts'
import { shownProgress } from '#plugins/steps/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import { DRAFT_KEY, SavedDraft, type SavedGeneration } from '#schemas/saved-draft.ts'

/** Beside the creation draft stand those that may not be shown now. */
export const BROKEN_KEY = `${DRAFT_KEY}.broken`
export const parkedKey = (uid: string): string => `${DRAFT_KEY}.of.${uid}`

const NO_USER = ''

/** The draft as it is to be kept, with the game last seen while none is open; null while there is no idea. */
export function savedOf(
  draft: Draft,
  stages: Stages,
  seen: SavedGeneration | null,
): SavedDraft | null {
  const {
    session: { account, idea, correcting, thinking, outlines, settings },
  } = draft
  if (idea.text === '') return null
  // keeps the named parts of each slice and leaves the rest
  return SavedDraft.parse({
    version: 1,
    uid: account.user?.uid ?? account.expiredUid,
    gameSetting: idea.text,
    language: idea.language,
    gameStatus: idea.gameStatus,
    routeStatus: idea.routeStatus,
    thinking,
    gameOutlines: outlines,
    reading: correcting,
    worldView: chosenProposal(draft)?.text ?? '',
    choices: settings,
    generation: generationOf(draft, stages) ?? seen,
  })
}

function generationOf(draft: Draft, stages: Stages): SavedGeneration | null {
  const {
    script: { script },
    session: { scriptId, steps },
  } = draft
  if (scriptId === null) return null
  return {
    scriptId,
    isProcessComplete: processComplete(draft),
    scriptVersion: script.scriptVersion.value,
    currentStep: steps.current,
    activeTab: steps.activeTab,
    progress: [...shownProgress(stages)(draft)],
  }
}

/** The game this browser last saw, as it was kept; null when there is none. */
export const seenGeneration = (storage: Storage): SavedGeneration | null =>
  readAt(storage, DRAFT_KEY)?.generation ?? null

/** Reads a kept draft; one that cannot be read is set aside, so that the product opens. */
function readAt(storage: Storage, key: string): SavedDraft | null {
  const text = storage.read(key)
  if (text === null) return null
  try {
    return SavedDraft.parse(JSON.parse(text))
  } catch {
    storage.write(BROKEN_KEY, text)
    storage.remove(key)
    return null
  }
}

/** The draft this user may see. Another user's is parked under their own key, and comes back with them. */
export function takeDraft(storage: Storage, uid: string): SavedDraft | null {
  const found = readAt(storage, DRAFT_KEY)
  if (found !== null && (found.uid === null || found.uid === uid)) return found
  if (found !== null) {
    storage.write(parkedKey(found.uid ?? NO_USER), JSON.stringify(found))
    storage.remove(DRAFT_KEY)
  }
  const parked = readAt(storage, parkedKey(uid))
  if (parked === null) return null
  storage.remove(parkedKey(uid))
  storage.write(DRAFT_KEY, JSON.stringify(parked))
  return parked
}
