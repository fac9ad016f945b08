import type { Frame } from '../../content.ts'

/** The reasoning, in English: only what the code decided. */
export const think: Frame['think'] = [
  [
    'The idea is **“{idea}”**. Before inventing anything I want to keep what is already there: {concepts}.',
    '**“{idea}”**: I read that twice before touching it. What it gives me, and what I must not lose, is {concepts}.',
    'I start from the sentence as it was typed: **“{idea}”**. The words that carry it are {concepts}, so those stay.',
  ],
  [
    '**Where does it live?** {kit.settingNote} A closed place does half a mystery’s work, so I am cutting it off: {kit.isolation}.',
    '**A place first.** {kit.settingNote} Nobody should be able to leave before the end, and I have a reason for that: {kit.isolation}.',
  ],
  [
    '**What is the question?** {kit.question} A player has to be able to answer that from the page, so I am fixing the truth first and writing backwards from it.',
    '**One question.** {kit.question} I decide the answer now, before there is any prose to argue with it.',
  ],
  [
    '**Cast.** Four people who could have done it. {loner.full}, {loner.occupation}, will have no alibi and a private reason for it. {holder.full}, {holder.occupation}, will have held {key.the} and be ashamed of how it was let go. {marked.full}, {marked.occupation}, will carry {mark.short}, for an innocent reason. {culprit.full}, {culprit.occupation}, is the only one on whom all three doubts land. I check that by elimination: the hour leaves {hourNames}; {key.the} leaves {keyNames}; {mark.short} leaves {markNames}. One name is in all three lists.',
  ],
  [
    '**Fair play.** Each of those three conclusions stands where nobody can miss it, so no choice locks the player out. The clock is arithmetic: {gain} minutes a day over {days} days, so what reads {clockTime} was really {trueTime}. I tried all twenty-four orders of the four signatures, and exactly one survives its three sentences. The lock opens to {count} less {errorNumber}, two numbers the player will already have read.',
    '**Fair play.** Nothing the solution needs may hide behind a choice. The clock gains {gain} minutes a day and was set {days} days ago, so {clockTime} means {trueTime}. Of the twenty-four orders four signatures can stand in, one fits. And {count} less {errorNumber} opens the lock; both numbers are told early and in plain sight.',
  ],
  ['**Why it should hurt.** {kit.theme}', '**What it is really about.** {kit.theme}'],
  [
    '**Four ways to tell it.** A human hand behind it; the impossible thing being true, with a price; everyone a little guilty; or the road leading back to the one who is asking. I have sketched all four:',
    '**The telling.** The same night can be told four ways, and I have drafted each, so that the choice is a real one:',
  ],
]
