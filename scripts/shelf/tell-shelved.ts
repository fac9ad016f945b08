import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { Brief } from '#schemas/settings.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { type MediaJob, mediaFileName } from '#server/media/canonical.ts'
import type { PictureBrief } from '#server/media/picture.ts'
import { blankDraft, foldFacts } from '#server/scripts/fold.ts'
import { shelfGameId } from '#server/shelf/shelf-folder.ts'
import type { NewFact } from '#server/store/scripts.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import type { Material } from '#server/storyteller/builtin/material.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readPlotKey } from '#server/storyteller/builtin/plot-key.ts'
import { planOf, writeUnit } from '#server/storyteller/builtin/write.ts'
import { figuresOf } from '#server/storyteller/engine/figures.ts'
import type { MediaMaker } from '#server/storyteller/port.ts'
import { playedGraph } from '../story-report/played-graph.ts'

/** A game as it comes onto the shelf. */
export type ShelvedGame = {
  readonly id: string
  readonly kind: GameKind
  readonly minutes: number
  readonly game: GameSnapshot
  readonly cover: PictureBrief
  /** What its pictures and its music are made from when they are first asked for, by the name of the file. */
  readonly jobs: ReadonlyMap<string, MediaJob>
}

/** The same on every machine: nobody's clock is in a game of the shelf. */
const AT = new Date(0).toISOString()
const NEVER = new AbortController().signal

const kindOf = (brief: Brief): GameKind => {
  const way = readPlotKey(brief.outlineKey)
  const plot = packOf(brief.language).plots?.plots.find(({ id }) => id === way?.plot)
  return plot?.plot.kind ?? 'mystery'
}

/** Tells the game of a brief as the server would, and paints nothing of it yet. */
export async function tellShelved(brief: Brief): Promise<ShelvedGame> {
  const material = provenMaterial(brief)
  const kind = kindOf(brief)
  const language = requestLanguageOf(brief.language)
  const id = shelfGameId(language, kind)
  const { media, jobs } = notingMedia()
  const facts = [
    ...(await factsOf(material, media)),
    { type: 'script/generationCompleted', payload: {} } as const,
  ]
  const logged = facts.map((fact, at) => ({ seq: at + 1, at: AT, unit: null, fact }))
  const cover = material.pictures.find(({ shown }) => 'cover' in shown)?.brief
  if (cover === undefined) throw new Error(`${id} has no cover`)
  return {
    ...{ id, kind, cover, jobs },
    game: gameSnapshot(foldFacts(blankDraft(id, brief), logged)),
    minutes: figuresOf(playedGraph(material), language).minutes,
  }
}

async function factsOf(material: Material, media: MediaMaker): Promise<NewFact['fact'][]> {
  const plan = planOf(material)
  const told: NewFact['fact'][] = []
  const nobody = (): void => undefined
  const context = { plan, told: [], notes: [], media, signal: NEVER }
  for (const unit of plan.units)
    told.push(await writeUnit(unit, { ...context, keep: nobody, report: nobody, spent: nobody }))
  return told
}

/** Notes what would be made, and answers where it will be. */
function notingMedia(): { media: MediaMaker; jobs: Map<string, MediaJob> } {
  const jobs = new Map<string, MediaJob>()
  const note = async (job: MediaJob): Promise<string> => {
    const file = mediaFileName(job)
    jobs.set(file, job)
    return `${STORED_ORIGIN}/media/${file}`
  }
  return {
    jobs,
    media: {
      picture: (brief) => note({ kind: 'picture', brief }),
      music: (brief) => note({ kind: 'music', brief }),
      // told over by the loop of its own before anybody plays
      shippedMusic: () => '',
    },
  }
}
