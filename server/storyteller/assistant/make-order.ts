import { addressedTexts, textAt } from '#core/game/addresses.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import { LONG_PARTS } from './fields.ts'
import { type Made, notOne } from './made.ts'
import type { OperationOf } from './operation.ts'
import type { Target } from './target.ts'
import { type Looking, targetOf } from './targets.ts'

type Verb = 'shorten' | 'soften'
/** The orders whose refusal has words of its own. */
type Ordered = Verb | 'remove' | 'other'

const EVERYTHING = ['basics', 'locations', 'player', 'npcs', 'npcTasks', 'story', 'nodes', 'tasks']

/** The texts of what is meant that are shortened or softened with it. */
function textsOf(target: Target, verb: Verb): string[] {
  switch (target.kind) {
    case 'text':
      return [...target.addresses]
    case 'entry':
      return target.list === 'story/prologue'
        ? [`${target.list}/${target.at}`]
        : [`${target.list}/${target.at}/effect`]
    case 'prologue':
      return ['story/prologue']
    case 'task':
      return target.addresses.flatMap((address) =>
        LONG_PARTS.task.map((part) => `${address}/${part}`),
      )
    case 'thing':
      return verb === 'soften'
        ? [...thingsOf(target)]
        : LONG_PARTS[target.owner].map((part) => `${target.address}/${part}`)
    case 'several':
      return []
  }
}

/** A chapter is softened with its nodes, the game in all its texts. */
function thingsOf({ owner, address }: Extract<Target, { kind: 'thing' }>): readonly string[] {
  if (owner === 'game') return EVERYTHING
  const chapter = owner === 'chapter' ? Number(address.split('/')[2]) : null
  return chapter === null ? [address] : [address, `nodes/${chapterKeyOf(chapter)}`]
}

const cannot = (verb: Ordered): Made => ({
  refused: (speech) => speech.refusals.cannot[verb],
})

/** What an order is about: what it names, else all that was quoted; why nothing can be made where it is not one thing. */
export function targetsMeant(
  looking: Looking,
  what: string,
  quoted: readonly Target[],
  verb: Ordered,
): Target[] | Made | undefined {
  const meant = targetOf(looking, what)
  const targets = meant === looking.quoted ? [...quoted] : meant === undefined ? [] : [meant]
  if (targets.length === 0) return what === '' ? undefined : notKnown(looking, what, verb)
  return (
    targets.map((target) => notOne(looking.request.open(what), target)).find(Boolean) ?? targets
  )
}

/** Shortens or softens what is meant; with nothing named, all that was quoted. */
export function makeTextOrder(
  looking: Looking,
  verb: Verb,
  what: string,
  quoted: readonly Target[],
): Made | undefined {
  const targets = targetsMeant(looking, what, quoted, verb)
  if (!Array.isArray(targets)) return targets
  const addresses = targets.flatMap((target) => textsOf(target, verb))
  const [first] = addresses
  if (first === undefined) return cannot(verb)
  return {
    operation: { kind: verb, addresses },
    sentence: ({ plans }, places) =>
      (verb === 'shorten' ? plans.shortened : plans.softened)(
        places[0]?.title ?? '',
        places.length,
      ),
  }
}

/** What is named and is not there is told; words that say nothing of a thing are not understood. */
const notKnown = ({ request }: Looking, what: string, verb: Ordered): Made => {
  const words = request.open(what)
  return words.length <= 60
    ? { refused: (speech) => speech.refusals.notFound(words) }
    : cannot(verb)
}

/** Words quoted of a text go without the text. */
function withoutWords(
  looking: Looking,
  { addresses, words }: Extract<Target, { kind: 'text' }>,
): Made {
  const [address] = addresses
  const there = address === undefined ? undefined : textAt(looking.game, address)
  if (words === '' || there === undefined || address === undefined) return cannot('remove')
  const text = there
    .replace(words, () => '')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (text === '') return { refused: (speech) => speech.refusals.empty }
  return {
    operation: { kind: 'set', texts: [{ address, text }] },
    sentence: (speech) => speech.plans.removed(`“${words.slice(0, 60)}”`, 0),
  }
}

type Thing = OperationOf<'remove'>['things'][number]

function removal(looking: Looking, things: Thing[], name: string): Made {
  return {
    operation: { kind: 'remove', things },
    sentence: (speech, places) => {
      const gone = places.map(({ address }) => address)
      const still =
        name.length < 2
          ? 0
          : addressedTexts(looking.game).filter(
              ({ address, text }) =>
                text.includes(name) && !gone.some((one) => address.startsWith(`${one}/`)),
            ).length
      return speech.plans.removed(places[0]?.title ?? '', still)
    },
  }
}

/** Takes away what is meant, where it can go. */
export function makeRemoval(looking: Looking, what: string): Made | undefined {
  const target = targetOf(looking, what)
  if (target === undefined) return what === '' ? undefined : notKnown(looking, what, 'remove')
  const several = notOne(looking.request.open(what), target)
  if (several !== undefined) return several
  switch (target.kind) {
    case 'task':
      return removal(
        looking,
        target.addresses.map((address) => ({ address, at: null, text: target.name })),
        '',
      )
    case 'entry':
      return removal(looking, [{ address: target.list, at: target.at, text: target.text }], '')
    case 'text':
      return withoutWords(looking, target)
    case 'thing':
      return target.owner === 'person' || target.owner === 'place'
        ? removal(looking, [{ address: target.address, at: null, text: target.name }], target.name)
        : cannot('remove')
    default:
      return cannot('remove')
  }
}
