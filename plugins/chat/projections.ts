import { readsOtherwise } from '#core/game/thing-words.ts'
import { projection } from '#plugins/kit.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { ChatRecord, PlanPlace } from '#schemas/record.ts'

/** The newest plan while it is open: every older one is replaced by it (CH10). */
export const waitingPlan = projection(
  'chat.waitingPlan',
  ({ session: { chat } }) => [chat.records] as const,
  (records): ChatRecord | null => {
    const at = records.findLastIndex(({ kind }) => kind === 'plan')
    const plan = records[at]
    if (plan === undefined || plan.status !== 'open') return null
    // a confirmation behind it decides it, whatever its own status says (CH11)
    const isConfirmed = records.slice(at).some(({ kind }) => kind === 'confirmation')
    return isConfirmed ? null : plan
  },
)

/** The addresses of the texts that read otherwise by now than when the waiting plan was made: a server takes none of them (CH34). */
export const outdatedPlaces = projection(
  'chat.outdatedPlaces',
  (draft) => {
    // while it is carried out, what reads otherwise is its own doing
    const isWaiting = draft.session.chat.deciding === null
    const plan = (isWaiting && waitingPlan(draft)?.plan) || null
    return [plan, plan === null ? null : gameSnapshot(draft)] as const
  },
  (plan, game): readonly string[] => {
    if (plan === null || game === null) return []
    const isOutdated = (place: PlanPlace) => readsOtherwise(game, place, plan.isWhole)
    return plan.places.filter(isOutdated).map(({ address }) => address)
  },
)

/** The assistant still has to answer the last message. */
export const isAnswering = projection(
  'chat.isAnswering',
  ({ session: { chat } }) => [chat.records, chat.pending] as const,
  (records, pending): boolean => {
    const last = records.findLast(({ kind, author }) => kind === 'reply' && author === 'creator')
    const isAnswered =
      last === undefined || records.some(({ author, at }) => author === 'assistant' && at > last.at)
    return !isAnswered || pending.some(({ state }) => state === 'sending')
  },
)

/** The conversation a new message goes on with; empty where it begins one (CH12). */
export const conversationOf = projection(
  'chat.conversation',
  ({ session: { chat } }) => [chat.records] as const,
  (records): string => {
    const last = records.at(-1)
    if (last === undefined || last.kind === 'confirmation' || last.kind === 'note') return ''
    return last.kind === 'plan' && last.status === 'confirmed' ? '' : last.conversationId
  },
)

/** The last ten, newest first (CH17). */
export const recentRecords = projection(
  'chat.recent',
  ({ session: { chat } }) => [chat.records] as const,
  (records): readonly ChatRecord[] => records.slice(-LIMITS.recentMessages).reverse(),
)

/** How many of the assistant's records were not seen yet (CH20). */
export const unreadCount = projection(
  'chat.unread',
  ({ session: { chat } }) => [chat.records, chat.readUntil] as const,
  (records, readUntil): number =>
    records.filter(({ author, at }) => author === 'assistant' && at > readUntil).length,
)

/** How many quotes wait in the box for words. */
export const quoteCount = projection(
  'chat.quotes',
  ({ session: { chat } }) => [chat.box.quotes] as const,
  (quotes): number => quotes.length,
)

/** The words that greet whoever opens the chat stay while little was said, and where it begins (CH16). */
export const isGreeting = projection(
  'chat.isGreeting',
  ({ session: { chat } }) => [chat.records, chat.hasMore] as const,
  (records, hasMore): boolean => records.length < LIMITS.historyPageSize || !hasMore,
)

export type ShownRecord = ChatRecord & { isReplaced: boolean }

/** What was said, oldest first, and which plans a newer one has replaced. */
export const shownRecords = projection(
  'chat.shown',
  ({ session: { chat } }) => [chat.records] as const,
  (records): readonly ShownRecord[] => {
    const newest = records.findLast(({ kind }) => kind === 'plan')
    return records.map((record) => ({
      ...record,
      isReplaced: record.kind === 'plan' && record.status === 'open' && record !== newest,
    }))
  },
)

/** What is being written, what is on its way, and how the history stands. */
export const chatBox = projection(
  'chat.box',
  ({ session: { chat } }) =>
    [chat.box, chat.pending, chat.history, chat.hasMore, chat.deciding, chat.notDone] as const,
  (box, pending, history, hasMore, deciding, notDone) => ({
    ...{ box, pending, history, hasMore, deciding, notDone },
  }),
)

/** What was said last of what was done. */
export const lastDone = projection(
  'chat.lastDone',
  ({ session: { chat } }) => [chat.records] as const,
  (records): string | null =>
    records.findLast(({ kind, updated }) => kind === 'note' && updated !== null)?.text ?? null,
)

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a quote is called where there is little room: 20 characters and an ellipsis (QT3). */
export function quoteLabel(text: string, most: number = LIMITS.quoteLabelMax): string {
  const all = [...graphemes.segment(text.replace(/\s+/g, ' ').trim())]
  const cut = all.slice(0, most).map(({ segment }) => segment)
  return all.length > most ? `${cut.join('')}…` : cut.join('')
}
