import { projection } from '#plugins/kit.ts'
import type { CoverChoices } from '#schemas/outline.ts'
import type { Outlines } from '#schemas/outlines.ts'
import { teasersOf } from './teaser.ts'

/** A proposal as it stands on its card. */
export type ProposalCard = {
  key: string
  name: string
  /** With the creator's changes. */
  text: string
  /** Without its marks and without the sentences all proposals open with: what sets it apart. */
  teaser: string
  edited: boolean
  chosen: boolean
}

function cardsOf({ options, edited, chosenKey }: Outlines): ProposalCard[] {
  const texts = options.map(({ key, text }) => edited[key] ?? text)
  const teasers = teasersOf(texts)
  return options.map(({ key, name }, place) => ({
    key,
    name,
    text: texts[place] ?? '',
    teaser: teasers[place] ?? '',
    edited: edited[key] !== undefined,
    chosen: key === chosenKey,
  }))
}

/** The proposals for the idea that is being worked on; those for another idea are not on the table. */
export const proposals = projection(
  'outlines/proposals',
  ({ session: { outlines, idea } }) => [outlines, idea.text] as const,
  (outlines, idea) => ({
    cards: outlines.forIdea === idea ? cardsOf(outlines) : [],
    pending: outlines.pending,
    language: outlines.forLanguage,
  }),
)

/** The cover of the idea that is being worked on in each look; null while it has none. */
export const ideaCovers = projection(
  'outlines/covers',
  ({ session: { outlines, idea } }) => [outlines, idea.text] as const,
  ({ covers, forIdea }, idea): CoverChoices | null => (forIdea === idea && covers) || null,
)

/** The proposal that will be told, else null. */
export const chosenProposal = projection(
  'outlines/chosen',
  (draft) => [proposals(draft)] as const,
  ({ cards }): ProposalCard | null => cards.find(({ chosen }) => chosen) ?? null,
)
