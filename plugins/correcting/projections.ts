import { projection } from '#plugins/kit.ts'
import type { Correcting } from '#schemas/correcting.ts'
import { DEFAULT_GAME_LANGUAGE, GameLanguage } from '#schemas/language.ts'
import { NOUN_SLOTS, type NounSlot } from '#schemas/reading-of-idea.ts'

/** A noun of the reading on its chip. */
export type ShownNounChip = { slot: NounSlot; text: string; isCorrected: boolean }

/** While it is read again a chip says what its creator just said. */
function nounChips({ reading, corrections }: Correcting, isAsked: boolean): ShownNounChip[] {
  return NOUN_SLOTS.map((slot) => {
    const said = corrections[slot]
    const read = reading?.[slot] ?? ''
    return {
      slot,
      text: isAsked && said !== undefined ? said : read,
      isCorrected: said !== undefined,
    }
  })
}

/** How the idea at hand was read; null where no server tells it, and until the first proposals are there. */
export const readingShown = projection(
  'correcting/shown',
  ({ session: { correcting, outlines, thinking } }) =>
    [correcting, outlines.pending, thinking.forLanguage] as const,
  (correcting, isAsked, language) => {
    const { reading, corrections } = correcting
    if (reading === null) return null
    const kind = isAsked ? (corrections.kind ?? reading.kind) : reading.kind
    return {
      nouns: nounChips(correcting, isAsked),
      kind,
      kinds: reading.kinds,
      isKindCorrected: corrections.kind !== undefined,
      language: GameLanguage.safeParse(language).data ?? DEFAULT_GAME_LANGUAGE,
    }
  },
)
