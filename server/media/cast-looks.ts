import { mix } from './paint/colour.ts'
import { colourDistance } from './paint/portrait/draw/colours.ts'
import { cutsFor } from './paint/portrait/sitter/barbering.ts'
import { COATS, garmentsFor } from './paint/portrait/sitter/dressing.ts'
import type { Cut, Garment, PortraitSubject } from './picture.ts'
import { createRandom, type Random } from './random.ts'

type Dressed = PortraitSubject & Required<Pick<PortraitSubject, 'cut' | 'hat' | 'garment' | 'coat'>>

/**
 * Fills in cut, hat, garment and coat where a cast says nothing of them, so that no two of it share cut, hat and coat,
 * and as few as can be share one of these. Who comes first does not change with who comes later. What is said stays,
 * but for the coat of somebody who would be another's double.
 */
export function distinctLooks(subjects: readonly PortraitSubject[]): PortraitSubject[] {
  const cast: Dressed[] = []
  for (const [place, subject] of subjects.entries()) cast.push(dressed(subject, place, cast))
  return cast
}

function dressed(subject: PortraitSubject, place: number, others: readonly Dressed[]): Dressed {
  const random = createRandom(`looks|${place}|${JSON.stringify(subject)}`)
  const hat = subject.hat ?? 'none'
  const coat = subject.coat ?? freshCoat(random, others)
  const isTaken = (cut: Cut, cloth: string) =>
    others.some((other) => other.cut === cut && other.hat === hat && other.coat === cloth)
  const cut = subject.cut ?? freshCut(subject, random, others, (one) => isTaken(one, coat))
  const garment = subject.garment ?? rarest(garmentsOf(subject), random, (one) => worn(others, one))
  return { ...subject, cut, hat, garment, coat: ownCoat(coat, (cloth) => isTaken(cut, cloth)) }
}

const worn = (others: readonly Dressed[], garment: Garment): number =>
  others.filter((other) => other.garment === garment).length

// Somebody who is neither may wear what either does.
const sexes = ({ sex }: PortraitSubject): boolean[] =>
  sex === 'other' ? [true, false] : [sex === 'female']

const garmentsOf = (subject: PortraitSubject): Garment[] =>
  sexes(subject).flatMap((woman) => garmentsFor(subject, woman))

function freshCut(
  subject: PortraitSubject,
  random: Random,
  others: readonly Dressed[],
  isDouble: (cut: Cut) => boolean,
): Cut {
  const cuts = sexes(subject).flatMap((woman) =>
    cutsFor(subject, woman, subject.culture === 'africa'),
  )
  return rarest(cuts, random, (cut) =>
    isDouble(cut) ? others.length + 1 : others.filter((other) => other.cut === cut).length,
  )
}

/** One of those that count least; which of them, chance says. */
function rarest<Thing>(
  things: readonly Thing[],
  random: Random,
  count: (one: Thing) => number,
): Thing {
  const [first, ...rest] = things.toSorted((one, other) => count(one) - count(other))
  if (first === undefined) throw new Error('There is nothing to choose from')
  const least = count(first)
  return random.pick([first, ...rest.filter((one) => count(one) === least)])
}

// The coat that lies farthest from all that are worn, give or take a little.
function freshCoat(random: Random, others: readonly Dressed[]): string {
  const away = COATS.map((coat) => {
    const apart = others.map((other) => colourDistance(other.coat, coat))
    return { coat, far: Math.min(90, ...apart) + random.between(0, 24) }
  })
  return away.reduce((best, one) => (one.far > best.far ? one : best)).coat
}

// The same coat in other light, until nobody is its wearer's double.
function ownCoat(coat: string, isDouble: (coat: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.12) {
    for (const light of ['#f3e6cf', '#14141c']) {
      const own = share === 0 ? coat : mix(coat, light, share)
      if (!isDouble(own)) return own
    }
  }
  return coat
}
