import { requestLanguageOf } from '#schemas/language.ts'
import type { OutlineOption, OutlineRequest } from '#schemas/outline.ts'
import type { ReadOfIdea } from '#schemas/reading-of-idea.ts'
import type { KnownModel } from '#server/model/ask.ts'
import type { OnSpent } from '#server/model/spent.ts'
import type { AskBudget, Proposal, Storyteller } from '#server/storyteller/port.ts'
import { createAloud } from './aloud.ts'
import { BUDGET_WORDS } from './budget-words.ts'
import { outlinesByModel } from './outlines-by-model.ts'
import { type AskedByCreator, readIdeaByModel } from './read-idea-by-model.ts'
import { whileAsking } from './while-asking.ts'

/** How the paragraph begins that says what the proposals are called. */
const NAMES = '**'
const PARAGRAPH_END = /\n\n$/

/** A reasoning without its last paragraph, where that says what the proposals are called: these get other names. */
function withoutNames() {
  let isStart = true
  let held: Proposal[] = []
  return (piece: { thought: string }): Proposal[] => {
    const before = isStart ? held.splice(0) : []
    const isHeld = isStart ? piece.thought.startsWith(NAMES) : held.length > 0
    isStart = PARAGRAPH_END.test(piece.thought)
    if (!isHeld) return [...before, piece]
    held = [...held, piece]
    return before
  }
}

/** What is proposed, before a model has worded it. */
type Drafts = { drafts: readonly OutlineOption[]; reading: ReadOfIdea | undefined }

/** Tells all but the proposals themselves, and the reasoning only where a model has not thought aloud. */
async function* drafted(
  pieces: AsyncIterable<Proposal>,
  isReasoned: boolean,
): AsyncGenerator<Proposal, Drafts> {
  const drafts: OutlineOption[] = []
  let reading: ReadOfIdea | undefined
  const unnamed = withoutNames()
  for await (const piece of pieces) {
    if ('outline' in piece) drafts.push(piece.outline)
    else if ('thought' in piece) {
      if (isReasoned) yield* unnamed(piece)
    } else {
      if ('reading' in piece) reading = piece.reading
      yield piece
    }
  }
  return { drafts, reading }
}

/** Has a model read the idea and word the proposals; which ways there are to tell it, and what they come to, is decided as ever. */
export async function* proposeByModel(
  inner: Pick<Storyteller, 'propose'>,
  model: KnownModel,
  request: OutlineRequest,
  signal: AbortSignal,
  onSpent?: OnSpent,
  usedUp?: AskBudget,
): AsyncGenerator<Proposal> {
  if (await usedUp?.()) {
    yield { thought: `${BUDGET_WORDS[requestLanguageOf(request.language)].proposed}\n\n` }
    return yield* inner.propose(request, signal, onSpent)
  }
  let hasThought = false
  let isOffered = false
  const ask = <Value>(
    question: (asked: AskedByCreator, say: (piece: Proposal) => void) => Promise<Value>,
  ): AsyncGenerator<Proposal, Value> =>
    whileAsking(signal, async (say, askedSignal) => {
      const aloud = createAloud()
      const tell = (thought: string): void => {
        // thinking has ended where the first proposal is made
        if (thought === '' || isOffered) return
        hasThought ||= thought.trim() !== ''
        say({ thought })
      }
      const onThought = (text: string): void => tell(aloud.hear(text))
      const answer = await question({ model, signal: askedSignal, onSpent, onThought }, say)
      tell(aloud.end())
      return answer
    })

  // what was read of this idea before is not read otherwise now
  const taken = request.taken ?? (yield* ask((asked) => readIdeaByModel(request, asked)))
  if (hasThought) yield { thought: '\n\n' }
  const made = inner.propose({ ...request, taken }, signal, onSpent)
  const { drafts, reading } = yield* drafted(made, !hasThought)
  yield* ask((asked, say) => {
    const onOutline = (outline: OutlineOption): void => {
      isOffered = true
      say({ outline })
    }
    return outlinesByModel({ request, drafts, reading, onOutline }, asked)
  })
}
