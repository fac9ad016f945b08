import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import type { PlannedUnit } from '#server/storyteller/plan.ts'
import type { MediaMaker, Storyteller, UnitFact } from '#server/storyteller/port.ts'
import { briefOf } from '../../storyteller/ideas.ts'
import { factsBy } from '../../storyteller/writing.ts'

/** A game of the built-in storyteller as it was told without any disturbance. */
export type RecordedGame = { units: readonly PlannedUnit[]; facts: readonly UnitFact[] }

const IDEAS = [
  ['A lighthouse keeper finds letters that are dated a week from now', 'en_US'],
  ['雨夜的末班列车上，一名乘客在上锁的包厢里消失了', 'zh_CN'],
  ['止まった時計の下で、館の主人が消えた', 'ja_JP'],
] as const

const addressOf = (brief: unknown, kind: string): string => {
  const name = createHash('sha256').update(JSON.stringify(brief)).digest('hex')
  return `${STORED_ORIGIN}/media/${name}.${kind}`
}
/** Nothing is painted: every picture has the address it would have. */
const unpainted: MediaMaker = {
  picture: async (brief) => addressOf(brief, 'webp'),
  music: async (brief) => addressOf(brief, 'ogg'),
  shippedMusic: (brief) => addressOf(brief, 'ogg'),
}

/** Has a game told in each language. */
export async function recordGames(): Promise<RecordedGame[]> {
  const teller = createBuiltinStoryteller()
  const games: RecordedGame[] = []
  for (const [idea, language] of IDEAS) {
    const plan = await teller.plan(briefOf(idea, language), new AbortController().signal)
    games.push({ units: plan.units, facts: await factsBy(teller, plan, unpainted) })
  }
  return games
}

/** The thoughts about any idea; each takes a moment. */
export const THOUGHTS = Array.from({ length: 12 }, (_, at) => `thought ${at}, `)

/** Which of the recorded games an idea is told as. */
export const recordedFor = (idea: string, games: number): number =>
  createHash('sha256').update(idea).digest().readUInt8() % games

/** Pictures are many and begun together: they come over as long a time as the texts. */
const AS_LONG_AS_TEXTS = 8

/** Tells recorded games, whatever is asked for, and takes up to so long for each text of one. */
export function tellRecorded(path: string, paceMs: number): Storyteller {
  const games = JSON.parse(readFileSync(path, 'utf8')) as RecordedGame[]
  const moment = (signal: AbortSignal, mostMs = paceMs) =>
    pause(Math.random() * mostMs, undefined, { signal })
  return {
    name: 'recorded',
    async *propose({ idea }, signal) {
      for (const thought of THOUGHTS) {
        await moment(signal, paceMs / 40)
        yield { thought }
      }
      for (const key of ['classic', 'uncanny', 'pact'])
        yield { outline: { key, name: key, text: `A ${key} telling of ${idea}` } }
    },
    async plan({ idea }, signal) {
      await moment(signal)
      const which = recordedFor(idea, games.length)
      return { storyteller: 'recorded', units: [...(games[which]?.units ?? [])], material: which }
    },
    async write({ id, parallel }, { plan, signal, keep }) {
      await moment(signal, parallel ? AS_LONG_AS_TEXTS * paceMs : paceMs)
      const game = games[Number(plan.material)]
      const fact = game?.facts[game.units.findIndex((unit) => unit.id === id)]
      if (fact === undefined) throw new Error(`no unit ${id} was recorded`)
      // beside the part, for whoever measures: by the clock of its server
      keep({ toldAt: Date.now() })
      return fact
    },
  }
}
