import type { ReadNoun } from '../typed-reading.ts'
import { isPortable } from './portable.ts'
import { singular } from './singular.ts'

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
const the = (noun: ReadNoun): string => (noun.proper ? noun.text : `the ${noun.text}`)

/** One of what the phrase names: “letters” is a letter. */
const oneOf = ({ text, head, plural }: ReadNoun): string =>
  plural && text.endsWith(head) ? `${text.slice(0, -head.length)}${singular(head)}` : text

/** What has no plural needs a piece of it. */
const PIECES: readonly (readonly [RegExp, string])[] = [
  [/^(?:bread|toast|sourdough)$/, 'loaf of'],
  [/^(?:jam|marmalade|honey|ketchup|ink|salt|spice|coffee|tea|mustard)$/, 'jar of'],
  [
    /^(?:soup|stew|curry|porridge|oatmeal|congee|broth|noodles|ramen|spaghetti|pasta|rice)$/,
    'bowl of',
  ],
  [
    /^(?:water|wine|whisky|beer|milk|ale|perfume|poison|medicine|vinegar|rum|juice|lemonade|champagne|sake|brandy|gin|soda|cider|mead|liquor|petrol|blood|serum|sauce)$/,
    'bottle of',
  ],
  [
    /^(?:cheese|cake|pizza|chocolate|tofu|ivory|soap|jade|gold|butter|bacon|ham|meat|beef|pork|silk|velvet|cloth|lace|driftwood)$/,
    'piece of',
  ],
  [/^(?:paper|sheet music)$/, 'sheet of'],
  [
    /^(?:money|garlic|beans|incense|saffron|rice|flour|sugar|wheat|barley|coal|charcoal|sand|soil|clay|gunpowder|cash)$/,
    'bag of',
  ],
  [/^(?:glasses|spectacles|scissors|headphones|trousers|dice|shoes)$/, 'pair of'],
  [/^(?:hair|fur)$/, 'lock of'],
  [/^(?:ash|ashes)$/, 'urn of'],
  [/^(?:yarn|thread|fabric|rope|ribbon)$/, 'length of'],
]
const SKY = /^(?:moon|sun|star|cloud|rainbow|comet|meteor|tree|sky|air|rain)$/
const BODY = /^(?:hand|face|eye|heart|tooth|wing|tail|skull|nose|ear|leg|finger|brain)$/

function thing(noun: ReadNoun): string {
  const head = singular(noun.head.toLowerCase())
  const whole = noun.head.toLowerCase()
  const piece = PIECES.find(([stuff]) => stuff.test(whole) || stuff.test(head))
  if (piece) return noun.text.includes(' of ') ? noun.text : `${piece[1]} ${noun.text}`
  if (SKY.test(head)) return `picture of ${the(noun)}`
  if (BODY.test(head)) return `plaster cast of ${the(noun)}`
  if (!isPortable(noun)) return `small model of ${the(noun)}`
  return oneOf(noun)
}

const EVENTS: readonly (readonly [RegExp, string])[] = [
  [
    /wedding|party|ball$|banquet|feast|birthday|reunion|engagement|gala|tea ceremony|picnic|dinner|anniversary|prom$|masquerade/,
    'invitation to',
  ],
  [
    /match|contest|competition|tournament|championship|race|regatta|concert|recital|play|show|opera|premiere|opening night|festival|parade|carnival|olympics|cook-off|bake-off|fair|circus|musical|performance|pageant|derby|final|concert|fireworks/,
    'programme of',
  ],
  [/supper|lunch|breakfast|luncheon/, 'menu of'],
  [
    /journey|voyage|trip|expedition|holiday|vacation|honeymoon|tour|cruise|pilgrimage|quest/,
    'ticket for',
  ],
  [/election|strike|revolution|campaign|protest|rebellion|uprising/, 'poster for'],
  [
    /trial|hearing|lawsuit|inquest|murder|theft|robbery|heist|kidnapping|disappearance|interview|meeting|killing|assassination|burglary|arrest/,
    'report of',
  ],
  [/exam|lesson|class|test|quiz/, 'paper from'],
  [/auction/, 'catalogue of'],
]
const SUNG = /^(?:song|lullaby|tune|melody)$/
const TOLD = /^(?:story|tale|legend|myth|history|poetry|prophecy)$/

function creature(noun: ReadNoun): string {
  const one = oneOf(noun)
  const head = singular(noun.head.toLowerCase())
  if (
    /crow|raven|bird|owl|parrot|pigeon|dove|swan|goose|duck|hen|rooster|chicken|penguin|gull|crane|heron|swallow|sparrow|eagle|hawk|falcon|stork|magpie|phoenix|peacock|jackdaw|angel|griffin|turkey|pelican|robin/.test(
      head,
    )
  )
    return `feather of ${the({ ...noun, text: one })}`
  if (/dragon|fish|snake|mermaid|serpent|lizard|crocodile|carp/.test(head))
    return `scale of ${the({ ...noun, text: one })}`
  if (/robot|android|bot$|droid|ai$|golem|drone/.test(head))
    return `spare part of ${the({ ...noun, text: one })}`
  if (
    /cat|kitten|dog|hound|puppy|fox|wolf|goat|horse|pony|donkey|pig|cow|sheep|lamb|rabbit|monkey|bear|corgi|ferret|tiger|lion/.test(
      head,
    )
  )
    return `${one}’s collar`
  return `drawing of ${the({ ...noun, text: one })}`
}

const LOCKED =
  /hotel|inn|house|shop|store|bakery|cinema|theatre|theater|library|manor|mansion|castle|palace|prison|museum|room|office|school|cafe|café|bar|pub|bank|vault|restaurant|apartment|flat|cottage|cabin|attic|cellar|basement|tower|lighthouse|chapel|church|laboratory|lab|workshop|studio|factory|gallery/

/** A noun as a thing to hold, without its article: an event becomes its programme, grief a box of that name. */
export function asEnglishThing(noun: ReadNoun): string {
  const low = noun.text.toLowerCase()
  const head = singular(noun.head.toLowerCase())
  switch (noun.kind) {
    case 'thing':
      return thing(noun)
    case 'event':
      return `${EVENTS.find(([event]) => event.test(head) || event.test(low))?.[1] ?? 'photograph of'} ${the(noun)}`
    case 'abstract':
      if (SUNG.test(head)) return `sheet music of ${the(noun)}`
      if (TOLD.test(head)) return `book of ${the(noun)}`
      return `painted box called ‘${capital(noun.text)}’`
    case 'person':
      return `portrait of ${the(noun)}`
    case 'creature':
      return creature(noun)
    case 'place':
      return `${LOCKED.test(head) ? 'key to' : 'postcard of'} ${the(noun)}`
    case 'unsure':
      return `card marked ‘${capital(noun.text)}’`
  }
}
