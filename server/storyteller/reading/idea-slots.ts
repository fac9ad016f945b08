import type { GameLanguage } from '#schemas/language.ts'

/** What only a deed with an occasion and harms reads: its event, whose the thing is, what became of it. */
export const DEED_SLOTS: readonly string[] = [
  ...['hero', 'event', 'eve', 'owner', 'harmDid', 'harmSeen', 'harmLeft', 'harmHow', 'harmWhole'],
  ...['harmFame', 'harmUsed', 'heroComes', 'heroKnows', 'heroWorks', 'heroAfter'],
  ...['placeKept', 'placeNight', 'eventTonight', 'eventBrought', 'eventMade'],
]

/** What a language reads out of an idea: the slots of its kits for any idea. */
export const IDEA_SLOTS: Readonly<Record<GameLanguage, readonly string[]>> = {
  en_US: ['setting', 'there', 'thing', 'role', 'lost', 'mourned'],
  zh_CN: [
    ...['setting', 'thing', 'role', 'youAre', 'address', 'said', 'short', 'kept'],
    ...['front', 'back'],
  ],
  ja_JP: [
    ...['setting', 'role', 'who', 'pair', 'backroom', 'epithet', 'thing', 'item'],
    ...['helper', 'helperOf', 'closed', 'beyond', 'hum', 'dawn'],
  ],
}
