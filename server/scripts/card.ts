import { z } from 'zod'
import { stagesOf } from '#core/engine/stages.ts'
import { find } from '#core/engine/table.ts'
import { gamePlugins } from '#plugins/index.ts'
import type { Lamplight } from '#plugins/kit.ts'
import { scriptStatus } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import { GameLanguage } from '#schemas/language.ts'

/** What a list shows of a script. It is kept in the script's row, as JSON, as of the last number of its log. */
export const Card = z.object({
  title: z.string(),
  language: GameLanguage.nullable(),
  cover: z.string().nullable(),
  status: z.number(),
  progress: z.number(),
  scriptVersion: z.number(),
})
export type Card = z.infer<typeof Card>

const stages = stagesOf<Lamplight>(gamePlugins)

export function listCardOf(draft: Draft): Card {
  const { script, basics, media } = draft.script
  return {
    title: find(basics.elements, 'title') ?? '',
    language: script.brief.value.language ?? null,
    cover: media.cover.value,
    status: scriptStatus(draft),
    progress: stages.total(draft),
    scriptVersion: script.scriptVersion.value,
  }
}

/** The same as its row keeps it. */
export const cardText = (draft: Draft): string => JSON.stringify(listCardOf(draft))
