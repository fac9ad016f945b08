import { it } from 'vitest'
import type { ArtStyle } from '#schemas/settings.ts'
import { distinctLooks } from '#server/media/cast-looks.ts'
import { portraitPixels } from '#server/media/paint/portrait/portrait.ts'
import { beardOf, cutsFor } from '#server/media/paint/portrait/sitter/barbering.ts'
import { CULTURES, HAIRS, type PortraitSubject } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { digestOf, expectAsEver } from './drawn.ts'
import { SHEETS } from './drawn-sheets.ts'

const LOOKS: readonly ArtStyle[] = ['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME']
/** Makes pixels of what a portrait was drawn as, the same on every machine: they hold whatever is drawn. */
function printer() {
  const sheets: string[] = []
  const print = (svg: string): Uint8Array => {
    sheets.push(svg)
    const side = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(svg)?.[1])
    const pixels = new Uint8Array(side('width') * side('height') * 4)
    for (const index of pixels.keys()) pixels[index] = (index * 37 + svg.length) % 256
    return pixels
  }
  return { sheets, print }
}

const AGES = [13, 14, 15, 25, 26, 45, 46, 50, 51, 52, 53, 55, 56, 58, 59]
/** Which of so many heads has what: every one that chance could choose is among them. */
const HEADS = Array.from({ length: 60 }, (_, at) => `head ${at}`)

it('[MD8] chooses hair and beards by age as this version of the renderer always has', async () => {
  const lines = AGES.flatMap((age) => {
    const beards = [undefined, true].flatMap((beard) =>
      [false, true].map((isEast) => {
        const grown = HEADS.map((head) =>
          beardOf({ age, ...(beard ? { beard } : {}) }, isEast, createRandom(head)),
        )
        return [...new Set(grown)].toSorted().join(' ')
      }),
    )
    const cuts = [undefined, ...HAIRS].flatMap((hair) =>
      [false, true].flatMap((woman) =>
        [false, true].map((isTight) =>
          cutsFor({ age, ...(hair ? { hair } : {}) }, woman, isTight).join(' '),
        ),
      ),
    )
    return [`${age} beards: ${beards.join(' / ')}`, `${age} cuts: ${digestOf(cuts.join(' / '))}`]
  })
  await expectAsEver('hair', lines)
})

it('[MD8] draws people as this version of the renderer always has', async () => {
  const lines = SHEETS.map((sheet, index) => {
    const style = LOOKS[index % LOOKS.length] ?? 'DESIGN'
    const subject = { kind: 'portrait', sex: 'male', age: 40, mood: 'fog', ...sheet } as const
    const random = createRandom(`somebody ${index}`)
    const again = index % 5 === 4 ? createRandom('again') : undefined
    const { sheets, print } = printer()
    const size = { width: 24, height: 32 }
    const pixels = portraitPixels(subject, style, random, size, again, print)
    return `${style} ${JSON.stringify(sheet)} ${digestOf(pixels, ...sheets)}`
  })
  await expectAsEver('people', lines)
})

/** Casts of which less and less is said, down to twins. */
const CASTS: readonly (readonly Partial<PortraitSubject>[])[] = [
  ...CULTURES.map((culture) => [...SHEETS.slice(0, 8), {}, {}].map((one) => ({ ...one, culture }))),
  ...AGES.map((age) => Array.from({ length: 9 }, () => ({ age }))),
  Array.from({ length: 40 }, (_, at) => ({ hat: at % 3 ? 'cap' : 'none' }) as const),
  Array.from({ length: 24 }, () => ({ cut: 'ring', hat: 'cap', coat: '#304050' }) as const),
  Array.from({ length: 24 }, () => ({ cut: 'ring', hat: 'cap', coat: '#f0e8d8' }) as const),
]

it('[MD60] dresses a cast as this version of the renderer always has', async () => {
  const sexes = ['male', 'female', 'other'] as const
  const lines = CASTS.map((cast, number) => {
    const subjects = cast.map((one, at) => {
      const sex = sexes[(number + (at >> 1)) % sexes.length] ?? 'other'
      return { kind: 'portrait', sex, age: 30 + at, mood: 'fog', ...one } as const
    })
    const looks = distinctLooks(subjects).map(
      ({ cut, hat, garment, coat }) => `${cut} ${hat} ${garment} ${coat}`,
    )
    return `${number} ${new Set(looks).size} of ${looks.length} ${digestOf(looks.join())}`
  })
  await expectAsEver('casts', lines)
})
