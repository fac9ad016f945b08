import type { GameSnapshot } from '#schemas/game.ts'
import { SIZES } from '#schemas/limits.ts'
import type { Analysis, Asked } from '../assistant-port.ts'
import { directionsTo } from './directions.ts'
import type { Made } from './made.ts'
import { makeChange } from './make-change.ts'
import { makeCulprit, type TellRecast } from './make-culprit.ts'
import { makeLonger } from './make-longer.ts'
import { makeMood } from './make-mood.ts'
import { makeRemoval, makeTextOrder } from './make-order.ts'
import { makeRetelling, type Retell } from './make-retelling.ts'
import { makeTask } from './make-task.ts'
import { makeTranslation, type Translate } from './make-translation.ts'
import { offer } from './offer.ts'
import { offerPainting } from './offer-painting.ts'
import { quotedTarget } from './quoted.ts'
import { beyondWords } from './reading/beyond.ts'
import { culpritWish } from './reading/culprit.ts'
import { READING_EN } from './reading/en.ts'
import { READING_JA } from './reading/ja.ts'
import { moodWish } from './reading/mood.ts'
import { type Request, requestOf } from './reading/request.ts'
import { translationWish } from './reading/translate.ts'
import type { RequestReading, Wish } from './reading/wish.ts'
import { READING_ZH } from './reading/zh.ts'
import type { Target } from './target.ts'
import type { Looking } from './targets.ts'
import { titlesAt } from './titles.ts'
import type { Speech, Verb } from './words/speech.ts'
import { SPEECHES } from './words/speeches.ts'

/** Has a game told once more: in other words, around another culprit, or in another language. */
type Tellers = { retell: Retell; recast: TellRecast; translate: Translate }
type Plan = Extract<Analysis, { kind: 'plan' }>
/** Why there is no plan, and the requests that say which of several things is meant. */
type Failure = { verb: Verb; sentence: string | undefined; clearer: readonly string[] }

/** The language a request is likeliest in comes first; names of a game may be in any. */
function readingsFor(text: string): readonly RequestReading[] {
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return [READING_JA, READING_ZH, READING_EN]
  return /\p{sc=Han}/u.test(text)
    ? [READING_ZH, READING_JA, READING_EN]
    : [READING_EN, READING_ZH, READING_JA]
}

async function made(
  looking: Looking,
  wish: Wish,
  { quotes }: Asked,
  retell: Retell,
): Promise<Made | undefined> {
  const addresses = quotes.map(({ address }) => address)
  const quoted = () => quotes.flatMap((quote) => quotedTarget(looking.game, quote) ?? [])
  switch (wish.verb) {
    case 'change':
      return makeChange(looking, wish, addresses)
    case 'shorten':
    case 'soften':
      return makeTextOrder(looking, wish.verb, wish.what, quoted())
    case 'lengthen':
      return makeLonger(looking, wish.what, quoted())
    case 'retell':
      return makeRetelling(looking, wish.what, quoted(), retell)
    case 'remove':
      return makeRemoval(looking, wish.what)
    case 'addTask':
      return makeTask(looking, wish.what, wish.name)
    default:
      return { refused: (speech) => speech.refusals.cannot[wish.verb] }
  }
}

/** The same request with each of the things it may mean in its place. */
const clearerRequests = (
  game: GameSnapshot,
  text: string,
  { said, meant }: Extract<Made, { meant: unknown }>,
  speech: Speech,
): string[] =>
  said === '' ? [] : titlesAt(game, meant, speech).map((title) => text.replace(said, () => title))

/** More than a whole text and what is said of it is no request. */
const LONGEST = SIZES.text + 500

/** Which requests are nearest to a wish. */
function verbOf({ verb }: Wish): Verb {
  if (verb === 'addTask') return 'add'
  return verb === 'retell' || verb === 'lengthen' ? 'other' : verb
}

/** The plan of a request, or the first reason why there is none. */
async function planOf(game: GameSnapshot, asked: Asked, tellers: Tellers): Promise<Plan | Failure> {
  const speech = SPEECHES[asked.language]
  if (asked.text.length > LONGEST)
    return { verb: 'other', sentence: speech.refusals.tooLong(SIZES.text), clearer: [] }
  const request = requestOf(asked.text)
  const quoted = asked.quotes.map((quote) => quotedTarget(game, quote)).find(Boolean)
  const { retell, recast } = tellers
  const told =
    (await inAnotherLanguage(game, request, asked, speech, tellers)) ??
    inAnotherMood(game, request, asked, speech) ??
    anotherPicture(game, request, asked, speech) ??
    (await aroundAnother(game, request, quoted, speech, recast))
  if (told !== undefined) return told
  const beyond = beyondWords(request.text)
  if (beyond !== undefined)
    return { verb: 'other', sentence: speech.refusals.beyond[beyond], clearer: [] }
  let failure: Failure | undefined
  for (const reading of readingsFor(request.text)) {
    const wish = reading.wish(request.text)
    if (wish === undefined) continue
    const it = await made({ game, request, reading, quoted }, wish, asked, retell)
    const offered = it && offer(game, it, speech)
    if (typeof offered === 'object') return offered
    const clearer = it && 'meant' in it ? clearerRequests(game, asked.text, it, speech) : []
    failure ??= { verb: verbOf(wish), sentence: offered, clearer }
  }
  return failure ?? { verb: 'other', sentence: undefined, clearer: [] }
}

/** The plan of a request for another language, or why there is none; undefined where it asks for something else. */
async function inAnotherLanguage(
  game: GameSnapshot,
  request: Request,
  { quotes, text, language }: Asked,
  speech: Speech,
  tellers: Tellers,
): Promise<Plan | Failure | undefined> {
  const wish = translationWish(request.text)
  if (wish === undefined) return undefined
  const targets = quotes.flatMap((quote) => quotedTarget(game, quote) ?? [])
  let failure: Failure | undefined
  for (const reading of readingsFor(request.text)) {
    const looking = { game, request, reading, quoted: targets[0] }
    const it = await makeTranslation(looking, { ...wish, spoken: language }, targets, tellers)
    if (it === undefined) continue
    const offered = offer(game, it, speech)
    if (typeof offered === 'object') return offered
    const instead = 'instead' in it ? (it.instead?.(speech.requests) ?? []) : []
    const meant = 'meant' in it ? clearerRequests(game, text, it, speech) : []
    failure ??= { verb: 'other', sentence: offered, clearer: [...instead, ...meant] }
  }
  return failure ?? { verb: 'other', sentence: undefined, clearer: [] }
}

/** The plan of a request for another picture, or why there is none. */
function anotherPicture(
  game: GameSnapshot,
  request: Request,
  { quotes, text }: Asked,
  speech: Speech,
): Plan | Failure | undefined {
  const quoted = quotes.map((quote) => quotedTarget(game, quote)).find(Boolean)
  for (const reading of readingsFor(request.text)) {
    const painting = offerPainting({ game, request, reading, quoted }, speech)
    if (painting === undefined) continue
    if ('kind' in painting) return painting
    if ('sentence' in painting) return { verb: 'other', ...painting, clearer: [] }
    const { said, meant } = painting
    const sentence = speech.refusals.ambiguous(said, titlesAt(game, meant, speech))
    return { verb: 'other', sentence, clearer: clearerRequests(game, text, painting, speech) }
  }
  return undefined
}

/** The plan of a request for another mood or another title, which gives no words of its own. */
function inAnotherMood(
  game: GameSnapshot,
  request: Request,
  { quotes }: Asked,
  speech: Speech,
): Plan | undefined {
  const wish = moodWish(request.text)
  if (wish === undefined) return undefined
  const targets = quotes.flatMap((quote) => quotedTarget(game, quote) ?? [])
  for (const reading of readingsFor(request.text)) {
    const made = makeMood({ game, request, reading, quoted: targets[0] }, wish, targets)
    const offered = made && offer(game, made, speech)
    if (typeof offered === 'object') return offered
  }
  return undefined
}

/** The plan of a request for another culprit, or why there is none; undefined where it asks for something else. */
async function aroundAnother(
  game: GameSnapshot,
  request: Request,
  quoted: Target | undefined,
  speech: Speech,
  recast: TellRecast,
): Promise<Plan | Failure | undefined> {
  const wish = culpritWish(request.text)
  const [reading] = readingsFor(request.text)
  if (wish === undefined || reading === undefined) return undefined
  const it = await makeCulprit({ game, request, reading, quoted }, wish, recast)
  if (it === undefined) return undefined
  const offered = offer(game, it, speech)
  if (typeof offered === 'object') return offered
  const clearer = 'instead' in it ? (it.instead?.(speech.requests) ?? []) : []
  const meant = 'meant' in it ? clearerRequests(game, request.open(request.text), it, speech) : []
  return { verb: 'other', sentence: offered, clearer: [...clearer, ...meant] }
}

/** Reads a request: the places it would change, or why not and what is nearest to it. */
export async function analyse(
  game: GameSnapshot,
  asked: Asked,
  tellers: Tellers,
): Promise<Analysis> {
  const speech = SPEECHES[asked.language]
  const planned = await planOf(game, asked, tellers)
  if ('kind' in planned) return planned
  const retell: Retell = (job) => tellers.retell({ ...job, most: 1 })
  const isGranted = async (text: string): Promise<boolean> =>
    'kind' in (await planOf(game, { ...asked, text, quotes: [] }, { ...tellers, retell }))
  return {
    kind: 'directions',
    sentence: planned.sentence ?? speech.refusals.unclear,
    directions: await directionsTo(game, planned, speech.requests, isGranted),
  }
}
