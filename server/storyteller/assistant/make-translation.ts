import { addressedTexts, isInOneOf } from '#core/game/addresses.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { GameLanguage, type RequestLanguage, requestLanguageOf } from '#schemas/language.ts'
import { Brief } from '#schemas/settings.ts'
import type { Translation, TranslationJob } from '../reteller.ts'
import { changesOf } from './changes.ts'
import { brokenInPart, fits, nodeOf } from './checks.ts'
import type { Made } from './made.ts'
import { targetsMeant } from './make-order.ts'
import type { Retell } from './make-retelling.ts'
import type { TranslationWish } from './reading/translate.ts'
import { riddlesOf } from './riddles.ts'
import { addressesOf, type Target } from './target.ts'
import type { Looking } from './targets.ts'
import { taskCopiesOf } from './tasks.ts'
import { titlesAt } from './titles.ts'
import { type Translated, tellingsOf, toldAgain, translated } from './translated-texts.ts'
import type { Requests, Speech } from './words/speech.ts'

/** Has a game told in every other language. */
export type Translate = (job: TranslationJob) => Promise<Translation | null>

type Wish = TranslationWish & {
  /** The interface's language: the one that is meant where none is named and the game is in another. */
  spoken: RequestLanguage
}

const NAME = /^(?:npcs\/[^/]+|player)\/name$/
const TASK = /^(?:npcTasks\/[^/]+|story\/chapters\/[^/]+\/tasks\/[^/]+|tasks\/[^/]+\/[^/]+)(?=\/)/

/** The texts of what is meant, a chapter with its nodes and tasks; a task's at every place it is told. */
function placesOf(game: GameSnapshot, targets: readonly Target[]): string[] {
  const scope = new Set(
    targets.flatMap((target) => {
      const key =
        target.kind === 'thing' && target.owner === 'chapter'
          ? chapterKeyOf(Number(target.address.split('/')[2]))
          : undefined
      return [
        ...addressesOf(target),
        ...(key === undefined ? [] : [`nodes/${key}`, `tasks/${key}`]),
      ]
    }),
  )
  const texts = addressedTexts(game).filter(({ text }) => text !== '')
  const isMeant = ({ address }: { address: string }): boolean => isInOneOf(scope, address)
  // a riddle goes whole: its question and its answers are told in one language
  for (const { nodes } of riddlesOf(game))
    if (texts.some((one) => isMeant(one) && isInOneOf(new Set(nodes), one.address)))
      for (const node of nodes) scope.add(node)
  const found = texts.flatMap((one) =>
    isMeant(one) && !NAME.test(one.address) ? [one.address] : [],
  )
  return [...new Set(found.flatMap((address) => [address, ...copiesOf(game, address)]))]
}

function copiesOf(game: GameSnapshot, address: string): string[] {
  const task = TASK.exec(address)?.[0]
  if (task === undefined) return []
  return taskCopiesOf(game, task).map((copy) => copy.address + address.slice(task.length))
}

/** Into which language a wish goes; undefined where it names none, or none that stories are told in. */
function languageMeant({ brief }: GameSnapshot, { to, spoken }: Wish): GameLanguage | undefined {
  if (to !== undefined) return to ?? undefined
  const other = GameLanguage.options.find((one) => requestLanguageOf(one) === spoken)
  return other === brief.language ? undefined : other
}

/** Requests for the first chapters in some languages, in turn. */
const chaptersIn =
  ({ chapters }: GameSnapshot, languages: readonly GameLanguage[]) =>
  (requests: Requests): string[] =>
    chapters
      .slice(0, 3)
      .map(({ id }, at) => requests.translate(id, languages[at % languages.length] ?? 'en_US'))

const titleAt = (game: GameSnapshot, address: string, speech: Speech): string =>
  titlesAt(game, [address], speech)[0] ?? ''

type Reason = Exclude<keyof Speech['refusals']['translation'], 'intoWhat' | 'wholeGame'>

/** Why a place is not told in a language, with its title where the sentence has room for one. */
const refusal = (
  game: GameSnapshot,
  why: Reason,
  to: GameLanguage,
  address: string | undefined,
): Made => ({
  refused: (speech) => {
    const language = speech.names.languages[to]
    const title = address === undefined ? '' : titleAt(game, address, speech)
    const { written, noWords, eachForItself, untold } = speech.refusals.translation
    if (why === 'written') return written(title, language)
    if (why === 'noWords') return noWords(title, language)
    return (why === 'untold' ? untold : eachForItself)(language)
  },
})

/** The game is asked for by name, which is more than a part; a card of it that was quoted is a part. */
const isWholeGame = (targets: readonly Target[], quoted: readonly Target[]): boolean =>
  targets.some(
    (target) => target.kind === 'thing' && target.owner === 'game' && !quoted.includes(target),
  )

/** Tells what is meant in another language; with nothing named, all that was quoted. */
export async function makeTranslation(
  looking: Looking,
  wish: Wish,
  quoted: readonly Target[],
  tellers: { translate: Translate; retell: Retell },
): Promise<Made | undefined> {
  const { game } = looking
  const targets = targetsMeant(looking, wish.what, quoted, 'other')
  if (!Array.isArray(targets)) return targets
  const to = languageMeant(game, wish)
  const languages = GameLanguage.options.filter((one) => one !== game.brief.language)
  if (to === undefined)
    return {
      refused: ({ refusals }) => refusals.translation.intoWhat,
      instead: chaptersIn(game, languages),
    }
  if (isWholeGame(targets, quoted))
    return {
      refused: ({ refusals }) => refusals.translation.wholeGame,
      instead: chaptersIn(game, [to]),
    }
  const brief = Brief.safeParse(game.brief)
  const translation = brief.success
    ? await tellers.translate({ brief: brief.data, isTranslation: true })
    : null
  if (!brief.success || translation === null) return refusal(game, 'eachForItself', to, undefined)
  const tellings = tellingsOf(game, brief.data.language, translation)
  if (!tellings.has(to)) return refusal(game, 'untold', to, undefined)
  const asked = placesOf(game, targets)
  const first = translated(game, asked, to, tellings, [])
  if (first.written.length === 0) return madeOf(game, asked, first, to)
  // what was told in other words since is the storyteller's, too
  const { others } = await tellers.retell({ brief: brief.data, addresses: first.written })
  const retold = toldAgain(game, translation, others)
  return madeOf(game, asked, translated(game, asked, to, tellings, retold), to)
}

/** The plan of what is said in a language, without what there is no room for and what would break a riddle. */
function madeOf(
  game: GameSnapshot,
  asked: readonly string[],
  { texts, written, without }: Translated,
  to: GameLanguage,
): Made {
  const changes = changesOf(game, { kind: 'translate', texts: [...texts] })
  const fitting = changes.filter(fits)
  const told = new Set(texts.map(({ address }) => address))
  for (const change of changes) if (!fits(change)) told.delete(change.address)
  const broken = brokenInPart(game, fitting, told)
  const kept = fitting.flatMap(({ address, then }) =>
    broken.has(nodeOf(address)) ? [] : [{ address, text: then }],
  )
  if (kept.length === 0) {
    const isThere = texts.length > 0 && fitting.length === 0
    if (isThere) return { refused: ({ refusals }) => refusals.same }
    const [riddle] = fitting
    if (riddle !== undefined)
      return { refused: (speech) => speech.refusals.riddle(titleAt(game, riddle.address, speech)) }
    const [why, addresses] = written.length > 0 ? ['written', written] : ['noWords', asked]
    return refusal(game, why as Reason, to, addresses[0])
  }
  const still = written.length + without.length + changes.length - kept.length
  return {
    operation: { kind: 'translate', texts: kept },
    sentence: ({ plans, names }, places) =>
      plans.translated(places[0]?.title ?? '', names.languages[to], places.length, still),
  }
}
