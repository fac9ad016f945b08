import { z } from 'zod'
import { type Fixed, Line, line } from './line.ts'

/** What a kit tells, up to the confession. */
export const KitScenes = z.strictObject({
  titles: line('What the game may be called.'),
  chapterOne: Line,
  chapterTwo: Line,
  chapterThree: Line,
  settingNote: line('The place, as the reasoning puts it.'),
  isolation: line('A clause: what keeps everybody here.'),
  theme: Line,
  question: line('What the player has to find out.'),
  deedDid: line('Past tense predicate: “put out the light”.'),
  deedShort: line('Noun phrase: “the dousing of the lamp”.'),
  whoDid: line(
    'The whole question of the accusation; without it the frame asks with `deedDid`.',
  ).exactOptional(),
  lie: line('What the player pretends to believe, as a clause.'),
  innocentMark: line('How an innocent person came by the mark, as a predicate.'),
  innocentMarkSaid: line('The same, as they say it themselves.'),
  world: Line,
  rules: Line,
  time: Line,
  premise: Line,
  object: line('What the player can read again: the letter.'),
  opening: Line,
  objectText: line('The letter, read closely.'),
  arrival: line('Tells the number that opens the lock: {count}.'),
  discovery: Line,
  allyIntro: line('Said by the ally; tells the {rule}.'),
  search: line('The scene, searched; tells {clockTime}.'),
  firstEnd: Line,
  secondOpening: Line,
  holderFound: Line,
  join: line('Where the two trails meet: at the register.'),
  secondEnd: Line,
  thirdOpening: Line,
  codeHint: line('How the code comes out of two numbers, as a note says it.'),
  codeExplain: line('The same, told: {count}, {error}, {errorNumber}.'),
  inside: Line,
  gatherMood: Line,
  motive: Line,
  whyNow: Line,
  trail: line(
    'What is told of the trail when the reasons are: who laid it, and why.',
  ).exactOptional(),
  verseLeft: line('The verse, where it is not the victim who left it: {acrostic}.').exactOptional(),
  lockLeft: line('The lock, where somebody wants it opened: {kit.codeHint}.').exactOptional(),
  pastime: line('What the holder and the marked one were at together, a noun.').exactOptional(),
  record: line('Where the times of their pastime stand written.').exactOptional(),
})

/** How the night of a kit may end. */
export const KitEndings = z.strictObject({
  endingLaw: line('The culprit is given up.'),
  endingMercy: line('The culprit is let off.'),
  endingTruth: line('What the victim left is read out.'),
  endingBad: line('Nobody is named, or the wrong one.'),
  epilogue: Line,
})

/** The texts of a kit that a lens may tell otherwise. */
export const KitTexts = z.strictObject({ ...KitScenes.shape, ...KitEndings.shape })
export type KitTexts = Fixed<z.infer<typeof KitTexts>>
