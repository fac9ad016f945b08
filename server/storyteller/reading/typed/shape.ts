/** The face of this room: the shapes of a typed reading, and the four things that are done with one. */
export { GameKind, MECHANICS, NounKind } from '#schemas/reading-of-idea.ts'
export { asThing } from './as-thing.ts'
export { correctReading } from './correct.ts'
export { readTyped } from './read-typed.ts'
export { translateReading } from './translate.ts'
export { PremiseRule, ReadNoun, TypedReading } from './typed-reading.ts'
