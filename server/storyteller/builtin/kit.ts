import type { Mood, MusicBrief, Place, PortraitSubject, Room } from '#server/media/picture.ts'
import type { LensKey, Line, Register, Sex } from './line.ts'

/** What the painter needs to know of a face. */
type Portrait = Omit<PortraitSubject, 'kind' | 'sex' | 'age' | 'mood'>

/** Somebody a kit casts. Ages are an inclusive span. */
export type Person = {
  readonly occupation: string
  readonly sex: Sex | 'any'
  readonly age: readonly [number, number]
  /** Given names that suit; otherwise the language's own. */
  readonly given?: readonly string[]
  readonly bio: Line
  readonly backstory: Line
  readonly personality: string
  readonly appearance: Line
  readonly portrait: Portrait
  /** What the teller calls them where a name would be stiff ("grandmother"); otherwise the name. */
  readonly called?: Line
}

/** A suspect: any of them can be guilty, and each has an innocent reason for each doubt. */
export type Role = Person & {
  readonly register?: Register
  /** The first words when visited: direct speech and stage directions, never "says NAME". */
  readonly meet: Line
  /** Where they were alone: a fragment inside their own speech. */
  readonly alone: Line
  /** One sentence only they would say, without quotation marks. */
  readonly quip: Line
  /** Narrated: what is found among the loner's things. */
  readonly hint: Line
  /** The private reason, given to a kind question: direct speech. */
  readonly soft: Line
  /** The same reason, given to a hard question and proved by a thing: direct speech, then narration. */
  readonly hard: Line
  /** Why they hang the key up instead of keeping it: direct speech. */
  readonly habit: Line
  /** The first words of the confession: direct speech. */
  readonly confess: Line
  /** Kit texts that this mouth says otherwise, in its own voice, when it is the one to say them. */
  readonly own?: Readonly<
    Partial<Pick<KitTexts, 'slip' | 'motive' | 'whyNow' | 'innocentMarkSaid'>>
  >
}

export const LOCATION_KEYS = ['home', 'scene', 'outside', 'store', 'quarters', 'hidden'] as const
/** home: where all gather. scene: where it happened. store: where the keys hang. quarters: where they sleep. */
export type LocationKey = (typeof LOCATION_KEYS)[number]

type KitLocation = { readonly name: Line; readonly description: Line; readonly room: Room }

/** The texts of a kit that a lens may tell otherwise. */
export type KitTexts = {
  readonly titles: Line
  readonly chapterOne: Line
  readonly chapterTwo: Line
  readonly chapterThree: Line
  readonly settingNote: Line
  /** A clause: what keeps everybody here. */
  readonly isolation: Line
  readonly theme: Line
  readonly question: Line
  /** Past tense predicate: "put out the light". */
  readonly deedDid: Line
  /** Noun phrase: "the dousing of the lamp". */
  readonly deedShort: Line
  /** The whole question of the accusation; without it the frame asks with `deedDid`. */
  readonly whoDid?: Line
  /** What the player pretends to believe, as a clause. */
  readonly lie: Line
  readonly innocentMark: Line
  readonly innocentMarkSaid: Line
  readonly world: Line
  readonly rules: Line
  readonly time: Line
  readonly premise: Line
  readonly object: Line
  readonly opening: Line
  readonly objectText: Line
  readonly arrival: Line
  readonly discovery: Line
  readonly allyIntro: Line
  readonly rule: Line
  /** Has `____` where one word of the rule is missing. */
  readonly note: Line
  readonly search: Line
  readonly firstEnd: Line
  readonly secondOpening: Line
  readonly holderFound: Line
  readonly join: Line
  readonly secondEnd: Line
  readonly thirdOpening: Line
  readonly codeHint: Line
  readonly codeExplain: Line
  readonly inside: Line
  readonly gatherMood: Line
  /** Said by the culprit among the alibis; answers a fact nobody was given. No quotation marks. */
  readonly slip: Line
  readonly motive: Line
  readonly whyNow: Line
  readonly endingLaw: Line
  readonly endingMercy: Line
  readonly endingTruth: Line
  readonly endingBad: Line
  readonly epilogue: Line
  /** What the holder and the marked one were at together, a noun, and where its times stand written. */
  readonly pastime?: Line
  readonly record?: Line
}

/** A place with its people, its truth and its texts. */
export type Kit = {
  readonly id: string
  /** Told to adults only. */
  readonly hard?: true
  /** Lexicon settings that choose this kit, best first. Empty for the kit of any idea. */
  readonly settings: readonly string[]
  /** Further lexicon concepts its story is already about. */
  readonly about: readonly string[]
  readonly paint: { readonly place: Place; readonly mood: Mood; readonly bed: MusicBrief['bed'] }
  readonly places: readonly string[]
  readonly home: string
  readonly scene: string
  readonly hook: string
  readonly key: { readonly the: string; readonly bare: string; readonly description: string }
  readonly mark: { readonly short: string; readonly description: string }
  readonly hidden: { readonly the: string; readonly spelled: string }
  /** The missing word of the note, and three that are not. */
  readonly missing: { readonly right: string; readonly wrong: readonly [string, string, string] }
  /** The first letters (or characters) of `lines` spell `word`, which leads to the option `right`. */
  readonly acrostic: {
    readonly word: string
    readonly lines: readonly string[]
    readonly right: string
    readonly wrong: readonly [string, string, string]
  }
  readonly locations: Readonly<Record<LocationKey, KitLocation>>
  readonly texts: KitTexts
  readonly roles: readonly [Role, Role, Role, Role, ...Role[]]
  readonly ally: Person
  readonly victim: Person
  readonly player: {
    readonly names: readonly string[]
    readonly profession: string
    readonly synopsis: Line
    readonly backstory: Line
    readonly goal: Line
  }
  readonly lenses?: Readonly<Partial<Record<LensKey, Partial<KitTexts>>>>
}

/** What changes in the kit of any idea when the idea plays in one of `settings`: weather, rooms, key and mark. */
export type Environment = {
  readonly id: string
  readonly settings: readonly string[]
  readonly texts: Partial<KitTexts>
} & Partial<
  Pick<
    Kit,
    'paint' | 'home' | 'scene' | 'hook' | 'key' | 'mark' | 'hidden' | 'locations' | 'acrostic'
  >
>

/** What changes in the kit of any idea when the idea is about one of `deeds` and not about a theft. */
export type Deed = {
  readonly id: string
  /** Told to adults only. */
  readonly hard?: true
  /** Lexicon deeds. */
  readonly deeds: readonly string[]
  /** A noun the idea must have for it. */
  readonly needs?: string
  readonly texts: Partial<KitTexts>
  /** What is to be seen where it was done. */
  readonly scene: Line
  readonly goal: Line
  readonly victim?: Person
}
