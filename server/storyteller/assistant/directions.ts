import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Direction } from '#schemas/record.ts'
import { isBorne, namesBut } from './renaming.ts'
import { tasksTold } from './tasks.ts'
import type { Requests, Verb } from './words/speech.ts'

const MOST = 3

/** Names of a game's language that nobody may bear yet. */
const NAMES: Readonly<Record<GameLanguage, readonly string[]>> = {
  en_US: ['Marta Lind', 'Jonas Reed', 'Clara Finch', 'Silas Hart'],
  zh_CN: ['林秋', '周远', '许知微', '顾平川'],
  ja_JP: ['水野凪', '森田蓮', '早瀬千尋', '藤代岳'],
}

type Kind =
  | 'rename'
  | 'title'
  | 'age'
  | 'intro'
  | 'summary'
  | 'soften'
  | 'retell'
  | 'addTask'
  | 'task'

const NEAREST: Readonly<Record<Verb, readonly Kind[]>> = {
  change: ['rename', 'title', 'summary', 'age', 'intro', 'task'],
  shorten: ['intro', 'summary', 'soften', 'title', 'task', 'rename'],
  soften: ['soften', 'summary', 'intro', 'title', 'rename', 'task'],
  remove: ['task', 'summary', 'intro', 'rename', 'title'],
  add: ['addTask', 'rename', 'title', 'age', 'summary', 'intro', 'task'],
  other: ['retell', 'rename', 'summary', 'title', 'intro', 'task', 'age'],
}

/** Requests of a kind that this game may grant, the likeliest first. */
function requestsOf(game: GameSnapshot, kind: Kind, requests: Requests): string[] {
  const person = game.npcs[0]
  const chapters = game.chapters.slice(0, 3)
  switch (kind) {
    case 'rename': {
      const free = NAMES[game.brief.language ?? 'en_US'].find(
        (name) => !isBorne(name, namesBut(game, '')),
      )
      return person === undefined || free === undefined ? [] : [requests.rename(person.name, free)]
    }
    case 'title':
      return chapters.slice(0, 1).map(({ title }) => requests.title(title))
    case 'age': {
      const years = Number(person?.age)
      return person === undefined ? [] : [requests.age(person.name, years > 0 ? years + 1 : 40)]
    }
    case 'intro':
      return [requests.intro]
    case 'summary':
      return chapters.map(({ id }) => requests.summary(id))
    case 'soften':
      return chapters.map(({ id }) => requests.soften(id))
    case 'retell':
      return chapters.map(({ id }) => requests.retell(id))
    case 'addTask':
      return game.npcs.slice(0, 3).map(({ name }) => requests.addTask(name))
    case 'task':
      return tasksTold(game)
        .slice(0, 3)
        .map(([copy]) => requests.removeTask(copy?.task.name ?? ''))
  }
}

/**
 * The nearest things that can be done instead, each a request that `isGranted` as it stands: the clearer ones of this
 * very request, else one of each kind, so that they differ.
 */
export async function directionsTo(
  game: GameSnapshot,
  { verb, clearer }: { verb: Verb; clearer: readonly string[] },
  requests: Requests,
  isGranted: (request: string) => Promise<boolean>,
): Promise<Direction[]> {
  const firstGranted = async (asked: readonly string[], most: number): Promise<Direction[]> => {
    const found: Direction[] = []
    for (const request of asked) {
      if (found.length >= most) break
      if (await isGranted(request)) found.push({ title: request, request })
    }
    return found
  }
  const clear = await firstGranted(clearer, MOST)
  if (clear.length > 0) return clear
  const found: Direction[] = []
  for (const kind of NEAREST[verb]) {
    if (found.length >= MOST) break
    found.push(...(await firstGranted(requestsOf(game, kind, requests), 1)))
  }
  return found
}
