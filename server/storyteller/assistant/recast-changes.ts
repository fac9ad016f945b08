import { addressedTexts } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import { taskCopies } from '#core/game/task-copies.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { OperationOf } from './operation.ts'

type Change = OperationOf<'recast'>['changes'][number]
type Tellings = { first: GameSnapshot; recast: GameSnapshot }
type Texts = ReadonlyMap<string, string>

const textsOf = (game: GameSnapshot): Texts =>
  new Map(addressedTexts(game).map(({ address, text }) => [address, text]))

/** A saying as long as this is no name that stands somewhere else too. */
const SAYING = { spaced: 20, east: 8 }
const isSaying = (text: string): boolean =>
  text.length >= (/[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u.test(text) ? SAYING.east : SAYING.spaced)

const bare = (text: string): string => text.replace(/^[\s“「『"]+|[\s”」』"]+$/gu, '')

/**
 * What is said at an address and, word for word, in what is told anew: the slip stands among the statements and among
 * the answers of the word game, and has to be the same in both.
 */
function sharedWith(text: string, told: readonly string[]): string | undefined {
  const own = bare(text)
  for (const other of told) {
    const [shorter, longer] = own.length <= other.length ? [own, other] : [bare(other), own]
    if (isSaying(shorter) && longer.includes(shorter)) return shorter
  }
  return undefined
}

/** Texts that were written anew since, although they repeat what is now told: they are told as they were. */
function repeated(
  texts: Texts,
  first: Texts,
  changed: Texts,
  renamed: (text: string) => string,
): Change[] {
  const told = [...changed.values()]
  return [...texts].flatMap(([address, text]) => {
    const before = first.get(address)
    if (before === undefined || changed.has(address) || text === renamed(before)) return []
    const shared = sharedWith(before, told)
    return shared === undefined || text.includes(renamed(shared))
      ? []
      : [{ address, value: renamed(before), isRewritten: true }]
  })
}

/** Tasks that came later and end where somebody spoke: they end where the same person speaks now. */
function rebound(game: GameSnapshot, { first, recast }: Tellings): Change[] {
  const told = new Set(taskCopies(first).map(({ address }) => address))
  const nodesIn = (whole: GameSnapshot, key: string) =>
    whole.contents.find((content) => content.key === key)?.nodes ?? []
  return taskCopies(game).flatMap(({ address, task }) => {
    if (told.has(address) || task.roleId === null || task.optionId !== null) return []
    const spoke = nodesIn(first, task.chapterKey).find(({ id }) => id === Number(task.keyNodeId))
    const nodes = nodesIn(recast, task.chapterKey)
    const speaks = nodes.find(({ id }) => id === spoke?.id)
    if (spoke?.speaker !== Number(task.roleId) || speaks?.speaker === spoke.speaker) return []
    const own = nodes.filter(({ speaker }) => speaker === spoke.speaker)
    const there = own.find(({ locationId }) => locationId === spoke.locationId) ?? own[0]
    return there === undefined
      ? []
      : [{ address: `${address}/keyNodeId`, value: there.id, isRewritten: false }]
  })
}

/** Does what holds a change still stand in the game? Tasks and chapters of the outline may have been taken away. */
function isThere(game: GameSnapshot): (address: string) => boolean {
  const tasks = new Set(taskCopies(game).map(({ address }) => address))
  const chapters = new Set(game.chapters.map(({ id }) => `story/chapters/${id}`))
  return (address) => {
    const parts = address.split('/')
    const upTo = (count: number): string => parts.slice(0, count).join('/')
    if (address.startsWith('npcTasks/')) return tasks.has(upTo(2))
    if (address.startsWith('tasks/')) return tasks.has(upTo(3))
    if (!address.startsWith('story/chapters/')) return true
    return parts[3] === 'tasks' ? tasks.has(upTo(5)) : chapters.has(upTo(3))
  }
}

/** What a game becomes around another culprit, in its own names; undefined where more than values would change. */
export function recastChanges(
  game: GameSnapshot,
  tellings: Tellings,
  renamed: (text: string) => string,
): Change[] | undefined {
  const [texts, first, recast] = [game, tellings.first, tellings.recast].map(textsOf)
  if (texts === undefined || first === undefined || recast === undefined) return undefined
  const changes: Change[] = []
  const changed = new Map<string, string>()
  const stands = isThere(game)
  for (const edit of editsBetween(tellings.first, tellings.recast)) {
    if (!('value' in edit)) return undefined
    const { address, value } = edit
    if (!stands(address)) continue
    const before = first.get(address)
    if (before !== undefined && typeof value === 'string') {
      changed.set(address, value)
      const isRewritten = texts.get(address) !== renamed(before)
      changes.push({ address, value: renamed(value), isRewritten })
    } else if (typeof value === 'string' || typeof value === 'number' || value === null)
      changes.push({ address, value, isRewritten: false })
    else return undefined
  }
  return [...changes, ...repeated(texts, first, changed, renamed), ...rebound(game, tellings)]
}
