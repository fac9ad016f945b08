import type { GameLanguage } from '#schemas/language.ts'
import type { OutlineOption } from '#schemas/outline.ts'
import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { Brief, Duration } from '#schemas/settings.ts'
import type { Case } from '#server/storyteller/builtin/case/truth.ts'
import { createBuiltinStoryteller, provenGame } from '#server/storyteller/builtin/index.ts'
import { type Material, materialOf } from '#server/storyteller/builtin/material.ts'
import { CASE_WAYS, caseKeyOf, readOutlineKey } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { plotKeyOf, readPlotKey } from '#server/storyteller/builtin/plot-key.ts'
import { provenPlot } from '#server/storyteller/builtin/plot-telling.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { namedInCase, namedInPlot } from './named.ts'
import { reportIdeas } from './report-ideas.ts'

/** A game told to be measured. */
export type SampledGame = {
  readonly idea: string
  readonly language: GameLanguage
  readonly kind: GameKind
  readonly brief: Brief
  readonly material: Material
  /** What its texts name and another game would name otherwise. */
  readonly named: readonly string[]
  /** Of a case: who did it, and who else could have. */
  readonly truth?: Case
}

/** Games that were told, and what was refused. */
export type Sample = { readonly games: SampledGame[]; readonly refused: string[] }

const NEVER = new AbortController().signal
/** A proposal waits between its thoughts: so many are heard at once. */
const AT_ONCE = 40

const briefFor = (idea: string, language: GameLanguage, outline: OutlineOption): Brief => ({
  idea,
  language,
  outlineKey: outline.key,
  outlineText: outline.text,
  artStyle: 'ANIME',
  audience: 'ALL',
  duration: 'normal',
  ageGroup: 'ADULT',
})

/** The game of a brief as the storyteller tells it, with what only the storyteller knows of it. */
function sampledGame(brief: Brief): SampledGame {
  const { idea, language } = brief
  const plot = provenPlot(brief)
  if (plot !== undefined) {
    const { game } = plot
    const material = plot.materialOf(game)
    const named = namedInPlot(game, material)
    return { idea, language, brief, kind: game.plot.kind, material, named }
  }
  const game = provenGame(brief)
  const material = materialOf(game, brief)
  const { truth } = game.premise
  return { idea, language, brief, kind: 'mystery', material, truth, named: namedInCase(game) }
}

/** Tells the games of briefs; one that cannot be told is refused, whatever the reason. */
export function sampleOf(briefs: readonly Brief[]): Sample {
  const sample: Sample = { games: [], refused: [] }
  for (const brief of briefs)
    try {
      sample.games.push(sampledGame(brief))
    } catch (fault) {
      sample.refused.push(`${brief.outlineKey}, ${brief.idea.slice(0, 40)}: ${String(fault)}`)
    }
  return sample
}

/** Which idea a game is told of, and by which chance: each idea once, then all of them again. */
const turnOf = (ideas: readonly string[], at: number) => {
  const round = Math.floor(at / ideas.length)
  return { idea: ideas[at % ideas.length] ?? '', salt: round === 0 ? '' : `again ${round}` }
}

/** Briefs as creators come to them: an idea, and one of the outlines that are proposed. */
export async function proposedBriefs(
  language: GameLanguage,
  count: number,
  seed: string,
): Promise<Brief[]> {
  const ideas = reportIdeas(language, seed)
  const rng = createRng(`choices ${language} ${seed}`)
  const storyteller = createBuiltinStoryteller()
  const proposed = async (at: number): Promise<Brief> => {
    const { idea, salt } = turnOf(ideas, at)
    const outlines: OutlineOption[] = []
    const request = { idea, language, ...(salt === '' ? {} : { salt }) }
    for await (const piece of storyteller.propose(request, NEVER))
      if ('outline' in piece) outlines.push(piece.outline)
    const brief = briefFor(idea, language, rng.fork(String(at)).pick(outlines))
    // each is the first game of a creator of its own
    return { ...brief, deal: { deck: at, game: 0 } }
  }
  const briefs: Brief[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from)
    briefs.push(...(await Promise.all(Array.from({ length }, (_, at) => proposed(from + at)))))
  }
  return briefs
}

/** Briefs of cases alone, in all their tellings. */
export function caseBriefs(language: GameLanguage, count: number, seed: string): Brief[] {
  const ideas = reportIdeas(language, seed)
  return Array.from({ length: count }, (_, at) => {
    const way = CASE_WAYS[at % CASE_WAYS.length] ?? { lens: 'classic', telling: 0 }
    const key = caseKeyOf(way, `case ${seed} ${at}`)
    return briefFor(ideas[at % ideas.length] ?? '', language, { key, name: '', text: '' })
  })
}

/** The same telling of the same idea by another chance. */
export function toldAgain(brief: Brief, salt: string): Brief {
  const plot = readPlotKey(brief.outlineKey)
  const isPlot = plot !== undefined && packOf(brief.language).plots !== undefined
  const key = isPlot
    ? plotKeyOf({ ...plot, salt })
    : caseKeyOf(readOutlineKey(brief.outlineKey), salt)
  const deal = { deck: brief.deal?.deck ?? 0, game: (brief.deal?.game ?? 0) + 1 }
  return { ...brief, outlineKey: key, outlineText: '', deal }
}

export const withDuration = (brief: Brief, duration: Duration): Brief => ({ ...brief, duration })
