import { allSaid } from '#schemas/reading-of-idea.ts'
import type { Brief } from '#schemas/settings.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import type { Storyteller } from '#server/storyteller/port.ts'
import { settle } from './compose.ts'
import { coverScene } from './cover/cover-subject.ts'
import { type Material, materialOf } from './material.ts'
import { otherPicture } from './other-picture.ts'
import { packOf } from './packs.ts'
import { provenPlot, readFor } from './plot-telling.ts'
import { provenTelling } from './proven.ts'
import { soundPremise } from './sound-premise.ts'
import type { Game } from './telling/game.ts'
import { reasoningOf, streamReasoning } from './thinking.ts'
import { coverFor, outlineFor, shownReading, waysFor } from './ways.ts'
import { BUILTIN, planOf, writeUnit } from './write.ts'

/** A whole case for a brief, proved. */
export const provenGame = (brief: Brief): Game => provenTelling(brief).game

/** The game of a brief, proved, as its plan keeps it: a plot, or a case. */
export function provenMaterial(brief: Brief): Material {
  const told = provenPlot(brief)
  return told === undefined ? materialOf(provenGame(brief), brief) : told.materialOf(told.game)
}

/** The plan of a brief's game. */
export const plannedGame = (brief: Brief): Plan => planOf(provenMaterial(brief))

/** The storyteller that needs no model and no network. */
export function createBuiltinStoryteller(): Storyteller {
  return {
    name: BUILTIN,
    async *propose({ idea, language, salt = '', shown, corrections = {}, taken }, signal) {
      const pack = packOf(language)
      const said = allSaid(taken, corrections)
      // a kind that nobody chose leaves room for a second one
      const isKindChosen = corrections.kind !== undefined
      const read = { ...readFor(idea, language, said), isKindChosen }
      const ways = waysFor({ read, salt }, pack, shown)
      const premise = ways.some((way) => 'case' in way)
        ? soundPremise({ idea, salt, corrections: said }, pack)
        : settle(idea, pack, salt, 'adults', said)
      const telling = { read, premise, salt }
      const outlines = ways.map((way) => outlineFor(telling, way))
      const reasoning = reasoningOf(
        telling,
        pack,
        ways,
        outlines.map(({ name }) => name),
      )
      yield { reading: { ...shownReading(read, pack), ...(taken && { taken }) } }
      const [first] = ways
      if (salt === '' && first !== undefined)
        yield { cover: coverScene(coverFor(telling, first), idea) }
      for await (const thought of streamReasoning(reasoning, signal)) yield { thought }
      signal.throwIfAborted()
      for (const outline of outlines) yield { outline }
    },
    async plan(brief, signal) {
      signal.throwIfAborted()
      return plannedGame(brief)
    },
    write: writeUnit,
    otherPicture,
  }
}
