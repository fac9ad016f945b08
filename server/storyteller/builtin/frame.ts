import { z } from 'zod'
import { type Fixed, Line, line, Plain, partly, Spoken, spoken } from './line.ts'
import type { Pools } from './pools.ts'
import { PegTexts, TaleTexts, WhomTexts } from './tale-texts.ts'

/** Chapter one: a hub of three doors, four statements, the clock, the missing word. */
export const ActOne = z.strictObject({
  ask: Line,
  optionSearch: Line,
  replySearch: Line,
  optionTalk: Line,
  replyTalk: Line,
  optionObject: Line,
  replyObject: Line,
  searchTail: Line,
  objectTail: Line,
  finds: line('Told where it happened: the four small things, {finds}.'),
  talkTail: line(
    'What the visited one does not show, of no account whoever it is; and a mark on the way back.',
  ),
  gather: line('What they are told: {kit.lie}, {toldFinds}, and not {keptFind}.'),
  notebook: Line,
  puzzle: Line,
  askHour: Line,
  replyRight: Line,
  replyAdd: Line,
  replySame: Line,
  wrongHour: Line,
  rightHour: Line,
  askWord: Line,
  rightWord: Line,
  wrongWord: Line,
  says: spoken(
    'Where somebody says to have been, alike for all four: {self.alone}, {self.quip}, {remark}.',
  ),
  puzzleText: line('Said by the ally, before the clock.'),
  inTime: line('What only whoever knew the hour at once comes in time to see.').exactOptional(),
  ...WhomTexts.shape,
})
export type ActOne = Fixed<z.infer<typeof ActOne>>

/** Chapter two: two lanes, soft or hard, the four signatures, the acrostic. */
export const ActTwoScenes = z.strictObject({
  fork: Line,
  forkBoth: Line,
  optionLoner: Line,
  replyLoner: Line,
  optionHolder: Line,
  replyHolder: Line,
  askLoner: Line,
  softLoner: Line,
  hardLoner: Line,
  askHolder: Line,
  softHolder: Line,
  hardHolder: Line,
  replySoft: Line,
  replyHard: Line,
  hardTailLoner: Line,
  puzzleText: Line,
  askThird: Line,
  replyOrderRight: Line,
  replyOrderWrong: Line,
  wrongOrder: Line,
  askVerse: Line,
  rightVerse: Line,
  wrongVerse: Line,
  softTailLoner: Spoken,
  softTailHolder: Spoken,
  hardTailHolder: Spoken,
  rightOrder: Spoken,
  ...TaleTexts.shape,
})

/** What only a long game tells of chapter two: something on the third of four coats, which points at the loner. */
export const FalseTrail = z.strictObject({
  rowText: line(
    'In a long game, said by the ally: the fellow of {lonerFind} was on the third coat.',
  ),
  askRow: Line,
  replyRowRight: Line,
  replyRowWrong: Line,
  wrongRow: Line,
  faceRow: line('The false trail ends at {loner.full}: asked softly or hard.'),
  softRow: Line,
  hardRow: Line,
  replyRowSoft: Line,
  replyRowHard: Line,
  ownRow: spoken('What the loner says of it; a trace of {mark.short} that is not on their hands.'),
  provenRow: line('The same, found by the ally where the loner says nothing.'),
})

export const ActTwo = z.strictObject({ ...ActTwoScenes.shape, ...FalseTrail.shape })
export type ActTwo = Fixed<z.infer<typeof ActTwo>>

/** Chapter three: the lock, the slip, the accusation, four endings. `{named.x}` is the person of an option. */
export const ActThree = z.strictObject({
  puzzleText: Line,
  askCode: Line,
  replyCodeRight: Line,
  replyCodeWrong: Line,
  wrongCode: Line,
  trace: Line,
  askSlip: Line,
  rightSlip: Line,
  wrongSlip: Line,
  gather: Line,
  accuse: Line,
  optionName: Line,
  replyName: Line,
  clearLoner: Line,
  clearHolder: Line,
  retry: Line,
  retryName: Line,
  replyRetryRight: Line,
  replyRetryWrong: Line,
  giveUp: Line,
  replyGiveUp: Line,
  verdict: Line,
  optionLaw: Line,
  replyLaw: Line,
  optionMercy: Line,
  replyMercy: Line,
  optionTruth: Line,
  replyTruth: Line,
  clearMarked: spoken('Said by whoever bears the mark.'),
  gatherThin: line(
    'Where the sentence was not found: they are heard with less, and once. With it, all that follows the lock is told among them.',
  ).exactOptional(),
  proof: line('What is shown to whoever did it, when they are named.').exactOptional(),
  accuseThin: Line.exactOptional(),
  lost: line('The wrong name, where there is no second one.').exactOptional(),
  confessThin: line(
    'What the culprit says first to whoever knows less than all of it.',
  ).exactOptional(),
  ...PegTexts.shape,
})
export type ActThree = Fixed<z.infer<typeof ActThree>>

const TASK_KEYS = [
  'account',
  'hour',
  'key',
  'name',
  'sleeve',
  'rule',
  'loner',
  'holder',
  'verse',
  'slip',
  'page',
] as const
export type TaskKey = (typeof TASK_KEYS)[number]
const TaskTexts = z.strictObject({ name: Line, target: Line, condition: Line, reward: Line })

/** What the player is asked to do, by its task. */
export const Tasks = z.strictObject({
  account: TaskTexts.describe('Asked by each of the four: {named.x}.'),
  hour: TaskTexts,
  key: TaskTexts,
  name: TaskTexts,
  sleeve: TaskTexts,
  rule: TaskTexts,
  loner: TaskTexts,
  holder: TaskTexts,
  verse: TaskTexts,
  slip: TaskTexts,
  page: TaskTexts,
})

const Pause = z.strictObject({
  begin: line('Said by the ally, who asks for something to be told.'),
  end: line('Said by the ally, when it was told.'),
})
/** Where a longer case pauses: the ally asks for something else, and the player tells what was seen elsewhere. */
export const Pauses = z.strictObject({
  word: Pause.describe('In chapter one, when the hour is known.'),
  fork: Pause.describe('In chapter two, before a trail is taken.'),
  verse: Pause.describe('In chapter two, when the signatures are in order.'),
  gather: Pause.describe('In chapter three, before all are gathered.'),
  ask: line('Asks which of some is told.'),
  told: line('Answers any of them: when it was, by {there}.'),
})
export type Pauses = Fixed<z.infer<typeof Pauses>>

/** What is thought before a game is told, and how its idea is put into words. */
export const ThinkingTexts = z.strictObject({
  think: z
    .array(Line)
    .min(1)
    .describe(
      'A paragraph each: what was read, where, the question, the cast, fair play, why, four ways.',
    ),
  spoils: z
    .string()
    .min(1)
    .describe('Said before what gives the solution away: before the cast, or the plots.'),
  ideaIntro: line('Puts the idea into words in the introduction, where the kit does not.'),
  opening: line(
    'How the prologue goes on: the evening begins, and nothing is said of how it is there.',
  ),
  ideaPrologue: line('The same in the prologue, where its creator wrote another introduction.'),
  summaries: z.tuple([Line, Line, Line]).describe('What each chapter is about.'),
})

/** Everything that is the same in every kit of a language. */
export type StoryFrame = Fixed<z.infer<typeof ThinkingTexts>> & {
  readonly one: ActOne
  readonly two: ActTwo
  readonly three: ActThree
  readonly tasks: Fixed<z.infer<typeof Tasks>>
  readonly pauses: Pauses
  readonly pools: Pools
}

/** Moments at which a lens may add a sentence of its own to any kit. */
export const Beats = partly(
  z.strictObject({
    opening: Line,
    notebook: Line,
    firstEnd: Line,
    secondOpening: Line,
    inside: Line,
    confession: Line,
    endingLaw: Line,
    endingMercy: Line,
    endingTruth: Line,
    endingBad: Line,
    epilogue: Line,
  }),
)
export type Beats = Fixed<z.infer<typeof Beats>>

/** A way to tell any kit. */
export const Lens = z.strictObject({
  name: Plain,
  names: z.tuple([Plain, Plain]).describe('What its second and its third telling are called.'),
  outline: line('The outline a creator chooses from: three or more tellings.'),
  beats: Beats.describe('Sentences it adds at some moments to any kit.'),
  frame: z
    .strictObject({
      one: partly(ActOne).exactOptional(),
      two: partly(ActTwo).exactOptional(),
      three: partly(ActThree).exactOptional(),
    })
    .exactOptional()
    .describe('Texts of the frame that it tells otherwise.'),
})
export type Lens = Fixed<z.infer<typeof Lens>>
