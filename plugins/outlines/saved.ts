import type { Storage } from '#plugins/ports/storage.ts'
import type { Draft } from '#schemas/draft.ts'
import { RunningRequest, readKept, SelectedOutline } from '#schemas/kept-creation.ts'

/** The storage keys of the creation screen's upper half: the request that is running, the chosen outline. */
export const KEYS = {
  request: 'streamingRequest',
  selected: 'selected_outline',
  index: 'outline_index',
} as const

export const uidOf = ({ session: { account } }: Draft): string =>
  account.user?.uid ?? account.expiredUid ?? ''

/** The request this user's page was closed on, else null. */
export function readRunning(storage: Storage, uid: string): RunningRequest | null {
  const running = readKept(storage.read(KEYS.request), RunningRequest)
  return running?.uid === uid ? running : null
}

/** The key of the outline chosen before, else null. */
export const readSelected = (storage: Storage): string | null =>
  readKept(storage.read(KEYS.selected), SelectedOutline)?.template_key ?? null

/** Keeps the request while it has no end. */
export function writeRunning(storage: Storage, draft: Draft, at: number): void {
  const {
    session: { thinking, outlines },
  } = draft
  const { requestId, forIdea, forLanguage } = thinking
  if (requestId === null || !outlines.pending) {
    storage.remove(KEYS.request)
    return
  }
  const running: RunningRequest = { uid: uidOf(draft), requestId, forIdea, forLanguage, at }
  storage.write(KEYS.request, JSON.stringify(running))
}

/** Keeps the chosen outline, as it will be told, and its place among the others. */
export function writeSelected(storage: Storage, { session: { outlines } }: Draft): void {
  const place = outlines.options.findIndex(({ key }) => key === outlines.chosenKey)
  const option = outlines.options[place]
  if (option === undefined) {
    storage.remove(KEYS.selected)
    storage.remove(KEYS.index)
    return
  }
  const selected: SelectedOutline = {
    template_key: option.key,
    template_name: option.name,
    outline: outlines.edited[option.key] ?? option.text,
  }
  storage.write(KEYS.selected, JSON.stringify(selected))
  storage.write(KEYS.index, String(place))
}

export function forgetSaved(storage: Storage): void {
  for (const key of Object.values(KEYS)) storage.remove(key)
}
