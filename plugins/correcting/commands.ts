import type { Command } from '#plugins/kit.ts'
import { stopThinking } from '#plugins/thinking/commands.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { AskedCorrections, type Corrections } from '#schemas/reading-of-idea.ts'

/** All that a creator says with one word more; a word taken back is said no longer. */
function withOneMore(said: Corrections, more: Corrections): Corrections | null {
  const found = AskedCorrections.safeParse({ ...said, ...more })
  if (!found.success) return null
  const kept = Object.entries(found.data).filter(([, one]) => one !== undefined)
  // the entries that are left are exactly those that are said
  return Object.fromEntries(kept) as Corrections
}

const isSame = (one: Corrections, other: Corrections): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(
    (slot) => one[slot as keyof Corrections] === other[slot as keyof Corrections],
  )

/** The panel stays as its reader left it: what is thought again moves nothing on the page. */
function panelFacts({ session: { thinking } }: Draft): EventInput[] {
  const { collapsed, held } = thinking
  if (collapsed)
    return [
      { type: 'thinking/collapsed', source: 'user', payload: { collapsed: true, byHand: held } },
    ]
  return held ? [{ type: 'thinking/held', source: 'user', payload: {} }] : []
}

/** Says of a part of the reading what it means, or with undefined takes that back; the outlines are asked for again. */
export const correct: Command<{ more: Corrections; requestId: string }> = (
  draft,
  { more, requestId },
) => {
  const { correcting, settings } = draft.session
  if (correcting.reading === null) return { refused: 'nothing_read' }
  if (settings.start === 'starting') return { refused: 'already_starting' }
  const corrections = withOneMore(correcting.corrections, more)
  if (corrections === null) return { refused: 'correction_too_long' }
  if (isSame(corrections, correcting.corrections)) return { refused: 'nothing_corrected' }
  const stop = stopThinking(draft)
  return [
    ...('refused' in stop ? [] : stop),
    { type: 'correcting/corrected', source: 'user', payload: { corrections } },
    { type: 'thinking/started', source: 'user', payload: { requestId, salt: null } },
    ...panelFacts(draft),
  ]
}
