import { z } from 'zod'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { OutlineRequest } from '#schemas/outline.ts'
import { type Corrections, GameKind, Mechanic } from '#schemas/reading-of-idea.ts'
import { askModel, type KnownModel } from '#server/model/ask.ts'
import { ModelFault } from '#server/model/faults.ts'
import { inTime } from '#server/model/in-time.ts'
import type { OnSpent } from '#server/model/spent.ts'
import type { ModelDeadlines } from '#server/model/watch.ts'
import {
  readTyped,
  type TypedReading,
  translateReading,
} from '#server/storyteller/reading/typed/shape.ts'
import { nounRead } from './noun-gate.ts'
import { fenced, fill } from './prompts.ts'
import { proposingPrompts } from './proposing-prompts.ts'

/** A creator waits for this before anything is proposed. */
const READING_DEADLINES: ModelDeadlines = { firstMs: 10_000, betweenMs: 10_000, wholeMs: 25_000 }

const SLOTS = ['who', 'what', 'where', 'event'] as const
const Said = z.string().nullable()
/** null: as in the draft; an empty text: the idea says nothing of it. */
const Answer = z.object({
  ...{ who: Said, what: Said, where: Said, event: Said },
  kind: Said,
  rule: Said,
})
type Answer = z.infer<typeof Answer>

/** The same that a model is asked for, as the idea's words alone say it. */
function draftOf({ who, what, where, event, kinds, rule }: TypedReading): Answer {
  const word = (noun: { text: string } | null): string => noun?.text ?? ''
  return {
    ...{ who: word(who), what: word(what), where: word(where), event: word(event) },
    kind: kinds[0]?.kind ?? '',
    rule: rule?.mechanic ?? '',
  }
}

/** What of an answer can be taken: of each part what differs from the draft, and is what it must be. */
function takenFrom(answer: Answer, draft: Answer, language: GameLanguage): Corrections {
  const nouns = SLOTS.flatMap((slot) => {
    const said = answer[slot]?.trim()
    if (said === undefined || said.toLowerCase() === draft[slot]?.toLowerCase()) return []
    const noun = said === '' ? '' : nounRead(said, language)
    return noun === undefined ? [] : [[slot, noun] as const]
  })
  const kind = GameKind.safeParse(answer.kind).data
  const mechanic = Mechanic.safeParse(answer.rule).data
  return {
    ...Object.fromEntries(nouns),
    ...(kind === undefined || kind === draft.kind ? {} : { kind }),
    ...(mechanic === undefined || mechanic === draft.rule ? {} : { mechanic }),
  }
}

export type AskedByCreator = {
  readonly model: KnownModel
  readonly signal: AbortSignal
  readonly onSpent?: OnSpent | undefined
  readonly onThought: (text: string) => void
}

/** How a model reads an idea, as far as it is read otherwise than by its words, and as far as games can be told of it; nothing where it does not answer. */
export async function readIdeaByModel(
  { idea, language }: Pick<OutlineRequest, 'idea' | 'language'>,
  { model, ...asking }: AskedByCreator,
): Promise<Corrections> {
  const { kinds, mechanics, reading } = proposingPrompts(language)
  const short = requestLanguageOf(language)
  const draft = draftOf(translateReading(readTyped(idea, short), short))
  const listed = (words: Readonly<Record<string, string>>): string =>
    Object.entries(words)
      .map(([name, meaning]) => `${name}: ${meaning}`)
      .join('\n')
  try {
    const { value } = await askModel(inTime(model, READING_DEADLINES), {
      ...asking,
      purpose: 'reading',
      instructions: fill(reading.instructions, { kinds: listed(kinds), rules: listed(mechanics) }),
      prompt: fill(reading.prompt, {
        idea: fenced(idea),
        draft: fenced(JSON.stringify(draft, null, 1)),
      }),
      schema: Answer,
    })
    return takenFrom(value, draft, language)
  } catch (cause) {
    if (!(cause instanceof ModelFault)) throw cause
    return {}
  }
}
