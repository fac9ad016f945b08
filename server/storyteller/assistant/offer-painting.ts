import { liesIn } from '#core/game/addresses.ts'
import { type GamePicture, picturesIn } from '#core/game/pictures.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Analysis } from '../assistant-port.ts'
import { repaintWish } from './reading/repaint.ts'
import { addressesOf } from './target.ts'
import { type Looking, targetOf } from './targets.ts'
import { titlesAt } from './titles.ts'
import type { Speech } from './words/speech.ts'

type Plan = Extract<Analysis, { kind: 'plan' }>
/** What a request for a picture may come to; `meant` are the things of which it may mean any. */
type Painting = Plan | { sentence: string } | { said: string; meant: readonly string[] }

/** The picture of what is meant: of a person or a place, whatever of it was named. */
const pictureOf = (game: GameSnapshot, address: string): GamePicture | undefined => {
  const owner = /^(?:npcs|locations)\/[^/]+/.exec(address)?.[0]
  return owner === undefined
    ? undefined
    : picturesIn(game).find((picture) => liesIn(picture.address, owner))
}

const isPlace = ({ part }: GamePicture): boolean => 'location' in part

function planOf(game: GameSnapshot, picture: GamePicture, speech: Speech): Plan {
  const { names, reasons, plans } = speech
  const { address, part } = picture
  const [owner = ''] = 'cover' in part ? [''] : titlesAt(game, [ownerOf(address)], speech)
  const title = 'cover' in part ? names.cover : names.picture(owner)
  const reason = 'cover' in part ? 'cover' : isPlace(picture) ? 'place' : 'person'
  // what it will look like nobody knows before it is painted
  const [now, then] = ['', '']
  return {
    kind: 'plan',
    sentence: plans.painted(title),
    places: [{ address, title, reason: reasons.painted[reason], now, then }],
    operation: { kind: 'paint', pictures: [address] },
  }
}

const ownerOf = (address: string): string => address.slice(0, address.lastIndexOf('/'))

/** The plan of a request for another picture, or why there is none; undefined where nothing of the kind is asked for. */
export function offerPainting(looking: Looking, speech: Speech): Painting | undefined {
  const { game, request } = looking
  const wish = repaintWish(request.text)
  if (wish === undefined) return undefined
  const cover = picturesIn(game).find(({ part }) => 'cover' in part)
  if (wish === 'cover') return cover && planOf(game, cover, speech)
  const target = targetOf(looking, wish.what)
  if (target === undefined) return undefined
  if (target.kind === 'several') return { said: request.open(wish.what), meant: target.addresses }
  const [address = ''] = addressesOf(target)
  const picture = pictureOf(game, address)
  // a place that was made by hand has none, and nobody knows what stands in it
  if (picture === undefined || (isPlace(picture) && picture.url === null))
    return { sentence: speech.refusals.noPicture(titlesAt(game, [address], speech)[0] ?? '') }
  return planOf(game, picture, speech)
}
