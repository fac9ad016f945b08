import { z } from 'zod'
import { MOODS, PLACES, ROOMS } from '#server/media/picture.ts'
import { ActOne, ActThree, ActTwo } from './frame.ts'
import { KitTexts } from './kit-texts.ts'
import { type Fixed, type LensKey, Line, line, Phrase, Plain, partly } from './line.ts'
import { Pattern } from './pattern.ts'
import { Person, Role } from './person.ts'
import { OwnPools } from './pools.ts'

export const LOCATION_KEYS = ['home', 'scene', 'outside', 'store', 'quarters', 'hidden'] as const
/** home: where all gather. scene: where it happened. store: where the keys hang. quarters: where they sleep. */
export type LocationKey = (typeof LOCATION_KEYS)[number]

const KitLocation = z
  .strictObject({ name: Line, description: Line, room: z.enum(ROOMS) })
  .meta({ id: 'Location', description: 'A place to be; `room` is how the painter furnishes it.' })
const Locations = z.strictObject({
  home: KitLocation.describe('Where all gather.'),
  scene: KitLocation.describe('Where it happened.'),
  outside: KitLocation,
  store: KitLocation.describe('Where the keys hang.'),
  quarters: KitLocation.describe('Where they sleep.'),
  hidden: KitLocation,
})

/** Lexicon concepts, by their ids. */
const Concepts = z.array(Plain)

/** Where a kit plays: its rooms, its key, its mark. */
export const KitPlace = z.strictObject({
  hard: z.literal(true).exactOptional().describe('Told to adults only.'),
  settings: Concepts.describe(
    'Lexicon settings that choose this kit, best first. Empty for any idea.',
  ),
  about: Concepts.describe('Further lexicon concepts its story is already about.'),
  paint: z.strictObject({
    place: z.enum(PLACES),
    mood: z.enum(MOODS),
    bed: z.enum(['sea', 'rain', 'clock', 'wind', 'none']).describe('The sound beneath the music.'),
  }),
  places: z.array(Phrase).min(1).describe('What the place may be called.'),
  home: Phrase,
  scene: Phrase,
  hook: Phrase.describe('Where the holder hangs the key.'),
  key: z.strictObject({ the: Phrase, bare: Phrase, description: Phrase }),
  mark: z.strictObject({ short: Phrase, description: Phrase }),
  hidden: z.strictObject({ the: Phrase }),
  locations: Locations,
})

/** Who is in a kit beside its suspects. */
export const KitPeople = z.strictObject({
  ally: Person,
  victim: Person,
  player: z.strictObject({
    names: z.array(Plain).min(1),
    profession: Phrase,
    synopsis: Line,
    backstory: Line,
    goal: Line,
  }),
})

/** The suspects of a kit: four of them are in a game. */
export const Suspects = z.tuple([Role, Role, Role, Role], Role)

/** What a deed tells otherwise than every other case. */
const OwnFrame = z.strictObject({
  opening: line('How the prologue goes on.').exactOptional(),
  summaries: z.tuple([Line, Line, Line]).exactOptional(),
  one: partly(ActOne).exactOptional(),
  two: partly(ActTwo).exactOptional(),
  three: partly(ActThree).exactOptional(),
})

/** A place with its people, its truth and its texts. */
export type Kit = Fixed<z.infer<typeof KitPlace> & z.infer<typeof KitPeople>> & {
  readonly id: string
  readonly texts: KitTexts
  readonly roles: Fixed<z.infer<typeof Suspects>>
  readonly lenses?: Readonly<Partial<Record<LensKey, Partial<KitTexts>>>>
  readonly frame?: Fixed<z.infer<typeof OwnFrame>>
  readonly pools?: OwnPools
}

const { paint, home, scene, hook, key, mark, hidden, locations } = KitPlace.shape
/** What changes in the kit of any idea when the idea plays in one of `settings`: weather, rooms, key and mark. */
export const Environment = z.strictObject({
  id: Plain,
  settings: Concepts.min(1),
  texts: partly(KitTexts).exactOptional(),
  ...partly(z.strictObject({ paint, home, scene, hook, key, mark, hidden, locations })).shape,
})
export type Environment = Fixed<Omit<z.infer<typeof Environment>, 'texts'>> & {
  readonly texts: Partial<KitTexts>
}

const { motive, whyNow } = KitTexts.shape
const Reason = z.strictObject({ motive, whyNow })
const Reasons = z.strictObject({
  ...{ polite: Reason, casual: Reason, elder: Reason, blunt: Reason, grand: Reason },
})

/** How something was spoiled, by what it is made of: a drum is torn, a pot has a hole. */
const Harm = z
  .strictObject({
    says: Pattern.exactOptional().describe('Words of the idea that say so: burned.'),
    of: Pattern.exactOptional().describe('Or what the thing is; without both it fits any thing.'),
    did: Phrase.describe('Past tense predicate: “smashed {thing}”.'),
    seen: Phrase.describe('What is seen of it first; whole sentences.'),
    left: Phrase.describe('Noun phrase: what is left of it.'),
    how: Phrase.describe('How it must have been done, as the room shows; whole sentences.'),
    whole: Phrase.describe('What becomes of it afterwards; a whole sentence.'),
    along: Pattern.exactOptional().describe('Words that the idea must have besides: sugar.'),
    fame: Phrase.exactOptional().describe('What it could do like no other; whole sentences.'),
    used: Phrase.exactOptional().describe('How it is used again in the end; whole sentences.'),
  })
  .meta({ id: 'Harm', description: 'How something was spoiled, by what it is made of.' })
export type Harm = Fixed<z.infer<typeof Harm>>

export const Occasion = z
  .strictObject({
    event: Plain.describe('Where the idea names no event that people come together for.'),
    eve: Phrase.describe('The night before it: “the night before {event}”.'),
    owner: Plain.describe('Where the idea does not say whose the thing is.'),
    hall: Plain.exactOptional().describe('Where it is kept, if the idea names no place.'),
    made: Plain.exactOptional().describe('What one does with what is brought there: “made”.'),
    watch: Plain.exactOptional().describe('Who plays, where the idea names nobody.'),
    harms: z.array(Harm).min(1).describe('The first that fits is told.'),
    heroes: z
      .array(
        z.strictObject({
          of: Pattern.describe('What who plays is called: a postwoman.'),
          comes: Phrase.describe('What they bring to the night; whole sentences.'),
          knows: Phrase.describe(
            'What their work tells them of the note, and of nobody in particular.',
          ),
          works: Phrase.describe('What they do while nobody can sleep; whole sentences.'),
          after: Phrase.describe('What they do about it in the end; whole sentences.'),
        }),
      )
      .exactOptional()
      .describe('Whoever plays, by what they are called; the first that fits.'),
    places: z
      .array(
        z.strictObject({
          of: Pattern.describe('What the place is called: a bathhouse.'),
          kept: Phrase.describe('Why the thing is kept there; whole sentences.'),
          night: Phrase.describe('How it is there at night; whole sentences.'),
        }),
      )
      .exactOptional()
      .describe('Where it happens, by what that is called; the first that fits.'),
    events: z
      .array(
        z.strictObject({
          of: Pattern.describe('What the event is called: a flower show.'),
          tonight: Phrase.describe('What is heard of it on the night before; whole sentences.'),
          brought: Phrase.describe('What lies under the cloths; whole sentences.'),
          made: Plain.exactOptional().describe('What one does with what is brought: “grown”.'),
        }),
      )
      .exactOptional()
      .describe('What it is made for, by what that is called; the first that fits.'),
  })
  .meta({
    id: 'Occasion',
    description:
      'What the thing was meant for, whose it is, and what was done to it. Such a deed is told of a thing that the idea names.',
  })
export type Occasion = Fixed<z.infer<typeof Occasion>>

/** What changes in the kit of any idea when the idea is about one of `deeds` and not about a theft. */
export const Deed = z.strictObject({
  hard: z.literal(true).exactOptional().describe('Told to adults only.'),
  deeds: Concepts.describe('Lexicon deeds.'),
  says: Pattern.exactOptional().describe(
    'How an idea says it where no one word does, as a regular expression: roses that were poisoned are no murder. Such a deed is told before what the kits of a place tell.',
  ),
  needs: Plain.exactOptional().describe('A noun the idea must have for it.'),
  texts: partly(KitTexts),
  scene: line('What is to be seen where it was done.'),
  place: z
    .strictObject({ scene: Phrase, name: Line, room: z.enum(ROOMS) })
    .exactOptional()
    .describe('Where such a thing can be, if not in the room of the kit: roses in a glasshouse.'),
  goal: Line,
  player: partly(KitPeople.shape.player.omit({ names: true, goal: true }))
    .exactOptional()
    .describe('Who plays, where it is not who plays in the kit.'),
  victim: Person.exactOptional(),
  ally: Person.exactOptional(),
  mark: mark.exactOptional(),
  houses: z
    .array(
      z.strictObject({
        of: Pattern.describe('What the place is called: a church.'),
        key: key.exactOptional(),
        ...{ home, scene, hook, hidden, locations },
      }),
    )
    .exactOptional()
    .describe('The rooms of a place, by what it is called; the first that fits.'),
  frame: OwnFrame.exactOptional().describe('Texts of the frame that it tells otherwise.'),
  pools: OwnPools.exactOptional().describe(
    'What its puzzles ask, where it is not what others ask.',
  ),
  reasons: partly(Reasons)
    .exactOptional()
    .describe('The `motive` and `whyNow` of its texts, for whoever talks otherwise than plainly.'),
})
export type Deed = Fixed<z.infer<typeof Deed>> & {
  readonly id: string
  readonly occasion?: Fixed<z.infer<typeof Occasion>>
  /** Where it is not those of the kit. */
  readonly suspects?: Kit['roles']
}
