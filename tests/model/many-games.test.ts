import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, expect, it } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { isLong } from '../sweep.ts'
import { briefOfWish, type GameWish, gameWishes } from './game-wishes.ts'
import { type ManyGames, writeManyGames } from './many-games.ts'
import { INPUT, OUTPUT } from './provider-server.ts'
import { BAD_WAYS, draftIn, forgetfully, goodModel } from './scripted-model.ts'
import { expectWhole, readToldGame, type ToldGame } from './told-game.ts'

const [GAMES, KILLS] = isLong ? [200, 40] : [8, 3]
const SEED = 'many games'
const PATIENCE_MS = isLong ? 3_600_000 : 600_000
const TOKENS = INPUT + OUTPUT
let dataDir = ''
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** A model that answers well, badly every other time, and now and then not at all. */
function changeableModel(): ManyGames['says'] {
  const rng = createRng(`${SEED} answers`)
  return (wish, asked) => {
    const chance = rng.next()
    if (chance < 0.03) return { status: 503, message: 'too many are writing' }
    const draft = draftIn(asked)
    const good = goodModel(briefOfWish(wish).language)(asked)
    return draft === undefined || chance > 0.5
      ? good
      : { content: rng.pick([...BAD_WAYS, () => forgetfully(asked, draft)])(draft) }
  }
}

it(
  `[ML40] ${GAMES} games through a model that answers badly half of the time, ${KILLS} of them killed, are whole and proved; nothing is asked twice, and every token is counted`,
  async ({ signal }) => {
    dataDir = await mkdtemp(join(tmpdir(), 'many-games-'))
    const wishes = gameWishes(GAMES)
    const from = performance.now()
    const written = await writeManyGames({
      ...{ dataDir, wishes, kills: KILLS, seed: SEED, says: changeableModel(), signal },
    })
    expect(written.killedAt.size).toBe(KILLS)
    const opened = await openStore(dataDir)
    if ('refused' in opened) throw new Error(opened.refused)
    const store = createScriptStore(opened.store)
    const twins = new Set<string>()
    const count = { model: 0, builtin: 0, noted: 0 }
    for (const wish of wishes) {
      const game = await readToldGame(store, wish.id)
      expectWhole(wish, game)
      for (const name of twinsIn(wish, game)) twins.add(name)
      expect(game.facts.map(({ seq }) => seq)).toEqual(game.facts.map((_, at) => at + 1))
      for (const { note } of game.scenes) {
        count.noted += (note?.tokens?.input ?? 0) + (note?.tokens?.output ?? 0)
        if (note?.by !== undefined) count[note.by] += 1
      }
    }
    await opened.close()
    expect(count.model).toBeGreaterThan(count.builtin)
    expect(count.builtin).toBeGreaterThan(0)

    // a scene that a kill or a busy provider broke off is asked again from its beginning, and nothing else is
    const again = askedAgain(written.scenes)
    const wasBroken = ({ game, before }: AskedAgain): boolean => {
      const killedAt = written.killedAt.get(game) ?? -1
      // what was sent before the kill may be read after it
      const isKilled = before <= killedAt && before >= killedAt - 2
      const asked = written.scenes[before]?.asked
      const isTwin = asked !== undefined && twins.has(nameOf(game, draftIn(asked)))
      return isTwin || isKilled || written.scenes[before + 1]?.isAnswered === false
    }
    expect(again.filter((one) => !wasBroken(one))).toEqual([])

    // every question has told what it cost, but for the one that a kill broke off
    const { spent } = written
    const lost = written.asked() - spent.length
    expect(lost).toBeGreaterThanOrEqual(0)
    expect(lost).toBeLessThanOrEqual(KILLS)
    const paid = spent.filter(({ ended }) => ended !== 'busy')
    for (const { tokens } of paid) expect(tokens).toMatchObject({ input: INPUT, output: OUTPUT })
    // what stands with the scenes is all that was paid, but for questions whose scene was lost or given up
    expect(paid.length * TOKENS - count.noted).toBeLessThanOrEqual(givenUp(spent) * TOKENS)
    expect(count.noted % TOKENS).toBe(0)
    const seconds = Math.round((performance.now() - from) / 1000)
    process.stdout.write(
      `${JSON.stringify({ games: GAMES, kills: KILLS, asked: written.asked(), lost, again: again.length, ...count, seconds })}\n`,
    )
  },
  PATIENCE_MS,
)

const nameOf = (game: string, draft: unknown): string => `${game} ${JSON.stringify(draft)}`

/** Two scenes of a game may be told alike, and lead elsewhere: their question is the same, and is asked for each. */
function twinsIn({ id }: GameWish, { plan }: ToldGame): string[] {
  const names = plan.material.contents
    .flatMap(({ nodes }) => nodes)
    .map(({ content, options }) => {
      const draft = options.map((option) => ({ text: option.content, reply: option.reply }))
      return nameOf(id, { text: content, options: draft })
    })
  return names.filter((name, at) => names.indexOf(name) !== at)
}

/** A question that was answered before: in which game, and where among all questions. */
type AskedAgain = { game: string; before: number }

function askedAgain(scenes: Awaited<ReturnType<typeof writeManyGames>>['scenes']): AskedAgain[] {
  const seen = new Map<string, number>()
  return scenes.flatMap(({ game, asked, isAnswered }, at) => {
    const key = `${game}\n${asked.prompt}`
    const before = seen.get(key)
    if (isAnswered) seen.set(key, at)
    return before === undefined ? [] : [{ game, before }]
  })
}

/** How many answered questions may stand with no scene: one before each busy answer, and two with each kill. */
const givenUp = (spent: readonly { ended: string }[]): number =>
  spent.filter(({ ended }) => ended === 'busy').length + 2 * KILLS
