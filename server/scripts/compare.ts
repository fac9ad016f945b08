import type { z } from 'zod'
import { addressedTexts, isInOneOf, liesIn, nearestOf } from '#core/game/addresses.ts'
import { type Edit, editsBetween } from '#core/game/edits.ts'
import type { revisionCalls } from '#schemas/api-revisions.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { presentAddress } from '#schemas/wire/address.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { type Titles, titlesOf } from '#server/storyteller/assistant/titles.ts'
import { SPEECHES } from '#server/storyteller/assistant/words/speeches.ts'
import { owned, type ScriptServices } from './calls.ts'
import { gameAt } from './versions.ts'
import { pathsOf } from './wire-places.ts'

type Comparison = z.output<typeof revisionCalls.compareVersions.answer>
type Difference = Comparison['differences'][number]

/** So many differences are told; the rest are counted. */
const MOST = 200
const PICTURE = /(?:^cover|\/(?:image|photo|avatar))$/

/** What two versions of a game differ in, place by place. */
export async function compareVersions(
  services: ScriptServices,
  uid: string,
  { id, from, to }: { id: string; from: number; to: number },
  { language, origin }: { language: RequestLanguage; origin: string },
): Promise<CallAnswer<Comparison>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const [before, after] = [await gameAt(services, script, from), await gameAt(services, script, to)]
  if (before === undefined) return answer.refuse(404, 'versionMissing', { version: from })
  if (after === undefined) return answer.refuse(404, 'versionMissing', { version: to })
  const edits = editsBetween(before, after)
  const { names } = SPEECHES[language]
  const sides = {
    before: sideOf(before, editsBetween(after, before), titlesOf(before, names), origin),
    after: sideOf(after, edits, titlesOf(after, names), origin),
  }
  const told = edits.slice(0, MOST).map(({ address }) => address)
  const paths = new Map([...pathsOf(before, told), ...pathsOf(after, told)])
  const changed = new Set(edits.map(({ address }) => address))
  const texts = addressedTexts(after).filter(({ text }) => text.trim() !== '')
  return answer.ok({
    differences: told.map((address) => differenceAt(address, paths.get(address) ?? '', sides)),
    total: edits.length,
    same: texts.filter(({ address }) => !isInOneOf(changed, address)).length,
  })
}

/** One of the two games: what stands at an address, and what that is called. */
type Side = {
  /** The texts there, one under the other; empty where there is none. */
  textAt(address: string): string
  /** What else stands there: a picture, a number, an order of names; null for nothing that can be shown. */
  valueAt(address: string): string | null
  titles: Titles
}

function sideOf(game: GameSnapshot, edits: readonly Edit[], titles: Titles, origin: string): Side {
  const texts = addressedTexts(game).filter(({ text }) => text.trim() !== '')
  const byAddress = new Map(edits.map((edit) => [edit.address, edit]))
  return {
    titles,
    textAt: (address) =>
      texts
        .filter((one) => liesIn(one.address, address))
        .map(({ text }) => text)
        .join('\n\n'),
    valueAt(address) {
      const edit = byAddress.get(address)
      if (edit === undefined || 'remove' in edit) return null
      if ('order' in edit)
        return edit.order.map((id) => titles.get(`${address}/${id}`) ?? id).join('\n')
      const { value } = edit
      if (typeof value === 'string') return presentAddress(value, origin)
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
    },
  }
}

function differenceAt(
  address: string,
  path: string,
  { before, after }: { before: Side; after: Side },
): Difference {
  const title = nearestOf(after.titles, address) ?? nearestOf(before.titles, address) ?? ''
  const place = { address, path, title }
  if (PICTURE.test(address))
    return {
      ...place,
      kind: 'picture',
      before: before.valueAt(address),
      after: after.valueAt(address),
    }
  const texts = [before.textAt(address), after.textAt(address)] as const
  const isText = texts.some((text) => text !== '') && texts[0] !== texts[1]
  return {
    ...place,
    kind: 'text',
    before: isText ? orNull(texts[0]) : before.valueAt(address),
    after: isText ? orNull(texts[1]) : after.valueAt(address),
  }
}

const orNull = (text: string): string | null => (text === '' ? null : text)
