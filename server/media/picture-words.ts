import type { ArtStyle } from '#schemas/settings.ts'
import type { CoverSubject, LocationSubject, PictureBrief, PortraitSubject } from './picture.ts'

const STYLE_WORDS: Readonly<Record<ArtStyle, string>> = {
  REALISTIC: 'A realistic painting with natural light and fine detail.',
  DESIGN: 'A flat graphic illustration with bold shapes and few colours.',
  RENDER_3D: 'A soft stylised 3D rendering with warm light.',
  ANIME: 'A hand-drawn anime illustration with clean lines.',
}

/** Where a name of a brief is not the word for it. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  ...{ west: 'European', china: 'Chinese', japan: 'Japanese', india: 'Indian', africa: 'African' },
  ...{ mediterranean: 'Mediterranean', shopfloor: 'shop floor', tophat: 'top hat' },
  ...{ peaked: 'peaked cap', brim: 'brimmed hat', bowler: 'bowler hat', straw: 'straw hat' },
  ...{ cone: 'conical straw hat', toque: 'cook’s hat', scarf: 'scarf', afro: 'afro' },
  ...{ ring: 'a ring of hair around a bald crown', bald: 'no hair' },
  ...{ labcoat: 'lab coat', engineBlock: 'engine', screen: 'folding screen' },
  ...{ storm: 'a storm', rain: 'rain', snow: 'snow', fog: 'fog', dust: 'dust', dusk: 'dusk' },
  ...{ clear: 'clear weather', engine: 'engine room', store: 'storeroom' },
  ...{ collar: 'clerical collar', torch: 'burning torch' },
}
const said = (name: string): string =>
  OTHER_WORDS[name] ??
  name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** Always said: a game may be read by children, whomever it was written for. */
const RULES =
  'One single picture that fills the frame. No text, letters, signs, numbers, frames or logos. Suitable for children: nobody is hurt, undressed or dead, no blood, no weapons.'

const coverWords = ({ place, mood, emblem }: CoverSubject): string =>
  emblem === undefined
    ? `The cover of a book: a ${said(place)} seen from outside, in ${said(mood)}, without people.`
    : `The cover of a book: a single ${said(emblem)} as a still life, in the light of ${said(mood)}, without people.`

function locationWords({ place, room, mood, things = [] }: LocationSubject): string {
  const seen = things.length === 0 ? '' : ` To be seen: ${things.map(said).join(', ')}.`
  return `A place without people: the ${said(room)} of a ${said(place)}, in ${said(mood)}.${seen}`
}

const GROWN = 18
function personWords(person: PortraitSubject): string {
  const { sex, age, culture, hair, cut, hat, glasses, beard, accessory, garment, worn } = person
  const grown = { male: 'man', female: 'woman', other: 'person' } as const
  const young = { male: 'boy', female: 'girl', other: 'child' } as const
  const from = culture === undefined ? '' : `${said(culture)} `
  const wears = [garment, accessory, hat, ...(worn ?? [])].filter(
    (one) => one !== undefined && one !== 'none',
  )
  const head = cut ?? hair
  const parts = [
    `a ${from}${(age < GROWN ? young : grown)[sex]} of ${age} years`,
    ...(head === undefined ? [] : [`hair: ${said(head)}`]),
    ...(beard === true ? ['with a beard'] : beard === false ? ['clean-shaven'] : []),
    ...(glasses === true ? ['with glasses'] : glasses === false ? ['without glasses'] : []),
    ...(wears.length === 0
      ? []
      : [`wearing: ${[...new Set(wears.map((one) => said(String(one))))].join(', ')}`]),
    ...(person.coat === undefined ? [] : [`main colour of the clothes ${person.coat}`]),
    ...(person.prop === undefined ? [] : [`holding a ${said(person.prop)}`]),
    ...(person.mien === undefined ? [] : [`looking ${said(person.mien)}`]),
  ]
  return `A portrait from the waist up of one person: ${parts.join('; ')}. Behind: ${said(person.mood)}.`
}

/**
 * A brief in the words a model is asked with. They are made of the brief's closed lists alone, so that nothing a creator
 * wrote, and no secret, stands in them; whoever or whatever is drawn again is said in the same words.
 */
export function pictureWords({ subject, style, take }: PictureBrief): string {
  const scene =
    subject.kind === 'cover'
      ? coverWords(subject)
      : subject.kind === 'location'
        ? locationWords(subject)
        : personWords(subject)
  const again =
    subject.kind === 'portrait' ? 'In another pose.' : 'From another side, in another light.'
  return [scene, STYLE_WORDS[style], ...(take === undefined ? [] : [again]), RULES].join(' ')
}
