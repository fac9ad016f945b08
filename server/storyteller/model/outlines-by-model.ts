import { z } from 'zod'
import type { OutlineOption, OutlineRequest } from '#schemas/outline.ts'
import { NOUN_SLOTS, type ReadOfIdea } from '#schemas/reading-of-idea.ts'
import { askModel } from '#server/model/ask.ts'
import type { ModelDeadlines } from '#server/model/watch.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import {
  LONGEST_TITLE,
  leftOutOf,
  type OutlineBrief,
  type OutlineText,
  outlineFault,
  outlineTokens,
} from './outline-gate.ts'
import { fenced, fill } from './prompts.ts'
import { type ProposingFault, proposingPrompts } from './proposing-prompts.ts'
import type { AskedByCreator } from './read-idea-by-model.ts'
import { askedTwice } from './second-try.ts'

const OUTLINES_DEADLINES: ModelDeadlines = { firstMs: 15_000, betweenMs: 10_000, wholeMs: 60_000 }

const Written = z.object({ title: z.string(), text: z.string() })
const Answer = z.object({ outlines: z.array(Written) })
/** The same while it grows: of the last one nobody knows whether it is whole. */
const Growing = z.object({ outlines: z.array(z.unknown()) })

/** What is proposed: the ways are decided, and what is written for them is held against their drafts. */
export type Drafted = {
  readonly request: Pick<OutlineRequest, 'idea' | 'language'>
  readonly drafts: readonly OutlineOption[]
  readonly reading: ReadOfIdea | undefined
  /** Hears of each proposal as soon as it is whole, in the order of the drafts. */
  readonly onOutline: (outline: OutlineOption) => void
}

/** Which words each card has by now: those of the model that can be used, and what was wrong with others. */
function createTable({ request: { language }, drafts, reading, onOutline }: Drafted) {
  const nouns = NOUN_SLOTS.flatMap((slot) => reading?.[slot] ?? [])
  const made: (OutlineText | undefined)[] = []
  let offered = 0
  const briefOf = (draft: OutlineOption, at: number): OutlineBrief => ({
    ...{ language, draft, nouns, unfit: packOf(language).gentle.never },
    others: drafts.flatMap(({ name, text }, other) =>
      other === at ? [] : [made[other] ?? { title: name, text }],
    ),
  })
  const offer = (draft: OutlineOption, words: OutlineText | undefined): void => {
    offered += 1
    onOutline(words === undefined ? draft : { ...draft, name: words.title, text: words.text })
  }
  return {
    drafted: drafts.map((draft, at) => ({
      ...{ title: draft.name, text: draft.text, keep: outlineTokens(briefOf(draft, at)) },
    })),
    /** The cards that are not worded yet. */
    missing: (): number[] => [...drafts.keys()].filter((at) => made[at] === undefined),
    /** Takes what is said for a card, and offers it once all before it are there; or answers what is wrong with it, by its number when it is asked for again. */
    take(at: number, number: number, said: unknown): ProposingFault[] {
      const draft = drafts[at]
      if (draft === undefined) return []
      const written = Written.safeParse(said).data
      const words = { title: written?.title.trim() ?? '', text: written?.text.trim() ?? '' }
      const brief = briefOf(draft, at)
      const code = written === undefined ? 'shape' : outlineFault(brief, words)
      if (code === undefined) made[at] = words
      for (const next of drafts.slice(offered)) {
        if (made[offered] === undefined) break
        offer(next, made[offered])
      }
      const token = leftOutOf(brief, words).map((one) => `“${one}”`)
      const slots = { number, most: LONGEST_TITLE[language], length: draft.text.length }
      return code === undefined ? [] : [{ code, slots: { ...slots, token: token.join(', ') } }]
    },
    /** Offers those that are left, as they are by now. */
    end(): void {
      for (const draft of drafts.slice(offered)) offer(draft, made[offered])
    },
  }
}

/**
 * Has a model word the proposals, and once more those that cannot be used, while these and what comes after them
 * wait; what it does not word, or not as it must, is made as it was drafted.
 */
export async function outlinesByModel(
  proposed: Drafted,
  { model, usedUp, onThought, ...asking }: AskedByCreator,
): Promise<void> {
  const { idea, language } = proposed.request
  const { outlines: words } = proposingPrompts(language)
  const table = createTable(proposed)
  const asked = { model, deadlines: OUTLINES_DEADLINES, language, usedUp }
  await askedTwice(asked, async (known, said) => {
    const ats = table.missing()
    const wrong: ProposingFault[] = []
    let taken = 0
    const takeAsFarAs = (whole: number, cards: readonly unknown[]): void => {
      for (; taken < whole; taken++)
        wrong.push(...table.take(ats[taken] ?? -1, wrong.length + 1, cards[taken]))
    }
    const prompt = fill(words.prompt, {
      idea: fenced(idea),
      drafts: fenced(
        JSON.stringify(
          ats.map((at) => table.drafted[at]),
          null,
          1,
        ),
      ),
      number: ats.length,
    })
    const { value } = await askModel(known, {
      ...{ ...asking, purpose: 'outlines', schema: Answer },
      ...(said === '' ? { onThought } : {}),
      instructions: words.instructions,
      prompt: `${prompt}${said}`,
      onPart: (part) => {
        const cards = Growing.safeParse(part).data?.outlines ?? []
        takeAsFarAs(Math.min(ats.length, cards.length - 1), cards)
      },
    })
    takeAsFarAs(ats.length, value.outlines)
    return wrong
  })
  table.end()
}
