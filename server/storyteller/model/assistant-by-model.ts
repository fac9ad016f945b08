import { z } from 'zod'
import { textAt } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { SIZES } from '#schemas/limits.ts'
import { askModel, type KnownModel } from '#server/model/ask.ts'
import { ModelFault } from '#server/model/faults.ts'
import { inTime } from '#server/model/in-time.ts'
import type { OnSpent } from '#server/model/spent.ts'
import type { ModelDeadlines } from '#server/model/watch.ts'
import { offer } from '#server/storyteller/assistant/offer.ts'
import { titlesAt } from '#server/storyteller/assistant/titles.ts'
import { SPEECHES } from '#server/storyteller/assistant/words/speeches.ts'
import type { Analysis, Asked, Assistant } from '#server/storyteller/assistant-port.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { type ListedPlace, listedPlaces, textOf } from './assistant-places.ts'
import { assistantPrompts } from './assistant-prompts.ts'
import { requestOfChoice, WRITE } from './assistant-request.ts'
import { ANEW_WORDS } from './assistant-words.ts'
import { BUDGET_WORDS } from './budget-words.ts'
import { passageAt } from './passage-gate.ts'
import { fenced, fill } from './prompts.ts'
import { writePassage } from './write-passage.ts'

const ANALYSIS_DEADLINES: ModelDeadlines = { firstMs: 8_000, betweenMs: 6_000, wholeMs: 15_000 }
/** More passages than this are not written anew at once. */
const MOST_PASSAGES = 3

const Choice = z.object({ operation: z.string(), places: z.array(z.number()), value: z.string() })
type Chosen = { operation: string; value: string; places: readonly ListedPlace[] }
type Asking = { model: KnownModel; signal: AbortSignal; onSpent: OnSpent | undefined }

/** What a model takes a request to mean: an operation, and places out of the list it was given; undefined where it does not say. */
async function chosenBy(
  game: GameSnapshot,
  asked: Asked,
  { model, ...asking }: Asking,
): Promise<Chosen | undefined> {
  const { analysis } = assistantPrompts(game.brief.language ?? DEFAULT_GAME_LANGUAGE)
  const places = listedPlaces(game, asked)
  const listed = places.map(({ number, title, says }) =>
    says === '' ? `${number}: ${title}` : `${number}: ${title} (${says})`,
  )
  const quoted = asked.quotes.map(({ text }, at) =>
    text === '' ? `${at + 1}` : `${at + 1}: ${text}`,
  )
  try {
    const { value } = await askModel(inTime(model, ANALYSIS_DEADLINES), {
      ...asking,
      purpose: 'analysis',
      instructions: analysis.instructions,
      prompt: fill(analysis.prompt, {
        request: fenced(asked.text),
        quotes: fenced(quoted.join('\n')),
        places: fenced(listed.join('\n')),
      }),
      schema: Choice,
    })
    const numbers = new Set(value.places)
    return { ...value, places: places.filter(({ number }) => numbers.has(number)) }
  } catch (cause) {
    if (!(cause instanceof ModelFault)) throw cause
    return undefined
  }
}

/** The plan of passages that are written as asked for; a title where none could be; undefined where nothing of the kind can be written. */
async function writtenAnew(
  game: GameSnapshot,
  { text: wish, language }: Asked,
  { places }: Chosen,
  asking: Asking,
): Promise<Analysis | { failed: string } | undefined> {
  const speech = SPEECHES[language]
  // two places may be spoken for by one text
  const addresses = new Set(places.map((place) => textOf(place.address)))
  const passages = [...addresses]
    .slice(0, MOST_PASSAGES)
    .flatMap((address) => passageAt(game, address, textAt(game, address) ?? '') ?? [])
  if (passages.length === 0) return undefined
  const titles = titlesAt(
    game,
    passages.map(({ address }) => address),
    speech,
  )
  const unfit =
    game.brief.ageGroup === 'ADULT'
      ? undefined
      : packOf(game.brief.language ?? DEFAULT_GAME_LANGUAGE).gentle.never
  const texts = await Promise.all(
    passages.map((passage, at) =>
      writePassage(passage, { ...asking, wish, unfit, title: titles[at] ?? '' }),
    ),
  )
  const written = passages.flatMap(({ address }, at) => {
    const text = texts[at]
    return text === undefined ? [] : [{ address, text }]
  })
  const failed = { failed: titles[0] ?? '' }
  if (written.length === 0) return failed
  const made = offer(
    game,
    {
      operation: { kind: 'set', texts: written },
      sentence: (_, changed) => ANEW_WORDS[language].written(changed.map(({ title }) => title)),
    },
    speech,
  )
  return typeof made === 'string' ? failed : made
}

/** The plan of what a model has chosen; a title where a passage could not be written; undefined where nothing came of it. */
async function plannedBy(
  inner: Assistant,
  game: GameSnapshot,
  asked: Asked,
  asking: Asking,
): Promise<Analysis | { failed: string } | undefined> {
  const chosen = await chosenBy(game, asked, asking)
  if (chosen === undefined || chosen.places.length === 0) return undefined
  if (chosen.operation === WRITE) return writtenAnew(game, asked, chosen, asking)
  const text = requestOfChoice(chosen.operation, chosen.value)
  if (text === undefined) return undefined
  const quotes = chosen.places.map(
    ({ address }) =>
      asked.quotes.find((quote) => quote.address === address) ?? { address, text: '' },
  )
  const { signal, onSpent } = asking
  const planned = await inner.analyse(game, { ...asked, text, quotes }, signal, onSpent)
  return planned.kind === 'plan' ? planned : undefined
}

/** An assistant whose requests a model reads: what it chooses is planned, proved and carried out by the one within. */
export function createModelAssistant(inner: Assistant, model: KnownModel): Assistant {
  return {
    ...inner,
    async analyse(game, asked, signal, onSpent, usedUp) {
      const budget = await usedUp?.()
      if (budget) {
        const own = await inner.analyse(game, asked, signal, onSpent)
        const why = BUDGET_WORDS[asked.language].answered[budget]
        const between = asked.language === 'en' ? ' ' : ''
        return { ...own, sentence: `${why}${between}${own.sentence}` }
      }
      const isTooLong = asked.text.length > SIZES.text
      const planned = isTooLong
        ? undefined
        : await plannedBy(inner, game, asked, { model, signal, onSpent })
      if (planned !== undefined && 'kind' in planned) return planned
      const own = await inner.analyse(game, asked, signal, onSpent)
      if (planned === undefined || own.kind === 'plan') return own
      return { ...own, sentence: ANEW_WORDS[asked.language].notWritten(planned.failed) }
    },
  }
}
