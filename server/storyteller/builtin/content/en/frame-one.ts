import type { ActOne } from '../../content.ts'

/** Chapter one, in English. */
export const one: ActOne = {
  ask: [
    'There are hours before anyone else has taken in what has happened. Where do you begin?',
    '{ally.call} waits for you to say something sensible. Where do you begin?',
    'For a little while longer it is only the two of you who know. What do you do with that?',
  ],
  optionSearch: [
    'Search {scene} while it is still as it was left.',
    'Go over {scene} before anybody tidies it.',
  ],
  replySearch: [
    '“I’ll keep them out,” says {ally.call}. “You’ll want to touch nothing twice.”',
    '{ally.call} stands in the doorway with both arms out, like somebody minding geese.',
  ],
  optionTalk: [
    'Find {marked.full} before there is time to prepare an answer.',
    'Speak to {marked.full} first, and alone.',
  ],
  replyTalk: [
    '{marked.call} is already dressed. Of course {marked.he} is.',
    '{marked.call} does not ask what you want. That is interesting in itself.',
  ],
  optionObject: [
    'Stay where you are and go over {object} again, slowly.',
    'Look once more at {object}, as if for the first time.',
  ],
  replyObject: [
    'You pull the light closer and lay {object} under it.',
    '{ally.call} sighs, but holds the light for you.',
  ],
  searchTail: [
    'By the door there is a smear of {mark.short} at the height of a hip. You leave it where it is and remember it.',
    'On the edge of the door, hip-high, somebody has left a little {mark.short}. You do not wipe it off.',
  ],
  objectTail: [
    'On the last fold is the ghost of a thumb, in {mark.short}.',
    'And in one corner, where a thumb would hold it, there is a trace of {mark.short} that was not there before.',
  ],
  talkTail: [
    'As {marked.call} turns away you see {mark.short} on one sleeve. {marked.he|cap} sees you see it, and says nothing at all.',
    'The conversation is over before you have found out anything, except this: there is {mark.short} on {marked.his} cuff, and {marked.he} has begun to keep that hand behind {marked.his} back.',
  ],
  gather: [
    'You bring the four of them into {home}. You and {ally.call} have agreed on a small untruth to hold in reserve: you say only that {kit.lie}. Whoever knows better than that knows too much. Then you ask each of them where they were.',
    'They come into {home} one at a time and sit as far apart as they can. You tell them that {kit.lie}, and nothing else; {ally.call} looks at the floor while you say it. If any of them turns out to know better, you want to hear it from them. Then you ask where each of them was.',
    'Before they come in, {ally.call} makes you rehearse it. To everyone, you will say that {kit.lie}. It is not true, and that is the use of it. When the four of them are sitting down in {home}, you say it, and then you ask your question: where were you?',
  ],
  says: {
    culprit: [
      '“At {clockTime}? I was here in {home}, in plain sight. {ally.call} walked past me twice. Before that I was {culprit.alone}. {slip}”',
      '“Here, at {clockTime}; ask anyone, ask {ally.call}. Earlier I was {culprit.alone}, and I came in because I was tired of it. {slip}”',
    ],
    loner: [
      '“I was alone, at {clockTime} and before it. {loner.alone|cap}. {loner.quip}”',
      '“Nobody can speak for me and I shan’t ask anybody to. {loner.alone|cap}. That was my evening, all of it. {loner.quip}”',
    ],
    holder: [
      '“From ten o’clock until you shouted for us I was playing cards with {marked.full}, and losing. It is written down; {marked.call} writes everything down. {holder.quip}”',
      '“Cards, with {marked.full}, from ten. I can tell you the hour of every hand I lost, because {marked.call} put it beside the score. {holder.quip}”',
    ],
    marked: [
      '“Cards with {holder.full}, ten o’clock on, not a hand missed. I kept the score with the times. {marked.quip}”',
      '“I had {holder.full} opposite me from ten until the noise. I note the time by every hand; it is a habit. {marked.quip}”',
    ],
  },
  notebook: [
    'You rule four lines in a notebook. {culprit.call}: in {home} at {clockTime}, alone earlier. {loner.call}: alone throughout. {holder.call} and {marked.call}: together from ten, and the score sheet bears them out. It is a tidy page. If somebody {kit.deedDid} at {clockTime}, as the clock says, then only {loner.full} is without an alibi. It is almost too tidy.',
    'Afterwards you write it out as a table. {holder.call} with {marked.call}, over cards, from ten on. {culprit.call} in company at {clockTime}, by {culprit.himself} before it. {loner.call}, by every account including {loner.his} own, with nobody. The clock says that somebody {kit.deedDid} at {clockTime}. So it was {loner.full}. You look at the page for some time, because pages do not usually come out so clean.',
  ],
  puzzleText: [
    '“Don’t trust that face.” A fingernail, twice, on the glass. “I set it {days} days back, and it gains {gain} minutes a day, regular as a debt.”',
    '“That clock?” A short laugh. “It’s {gain} minutes fast by the end of any day you like, and nobody’s put it right for {days} days. I know, because the last one to do it was me.”',
  ],
  puzzle: [
    'The clock in {scene} stopped when it was knocked down, and its hands stand at {clockTime}. It was set right {days} days ago, and it gains {gain} minutes every day. What time was it really when the clock stopped?',
  ],
  askHour: [
    'The hands say {clockTime}. What was the true hour?',
    'So the clock stopped at {clockTime} by its own account. And by everybody else’s?',
  ],
  replyRight: [
    '“Then it had already happened,” {ally.call} says slowly, “while we were all still being seen.”',
    '{ally.call} counts it over again without moving {ally.his} lips, and nods.',
  ],
  replyAdd: [
    'You add the error on. {ally.call} frowns at your arithmetic.',
    'You put the minutes on instead of taking them off, and it looks quite convincing.',
  ],
  replySame: [
    'You let the clock have the last word.',
    'You take the clock at its word. Somebody hoped you would.',
  ],
  wrongHour: [
    'You act on it, and waste the better part of an hour proving where people were at a time that does not matter. When you come back, something has been burned in a saucer: one corner of ruled paper, still curling. Then {ally.call} says it again, patiently. A clock that gains shows a later hour than the true one. It stopped at {clockTime}; take off {days} times {gain} minutes. It was {trueTime}.',
    'It costs you the better part of an hour, and the goodwill of two people who were telling the truth. {ally.call} lets you come back and sit down before {ally.he} says it. If a clock runs fast, it is ahead of the world. From {clockTime} you must go backwards, {gain} minutes for each of {days} days. That makes it {trueTime}. While you were out, a page has gone from the blotter.',
  ],
  rightHour: [
    '{trueTime|cap}, not {clockTime}. You rule the page again. At {trueTime}, {holder.full} and {marked.full} were in the middle of a hand that is written down. But {loner.full} was alone. And so, before coming so conveniently into {home}, was {culprit.full}. Two alibis have gone soft, and one of them was built to be looked at.',
    'You cross out {clockTime} and write {trueTime}, and the whole page shifts. The cards still hold: {holder.full} and {marked.full} had a hand on the table. {loner.full} had nobody before and has nobody now. But {culprit.full}, whom everyone saw later, was seen by no one then. Two names, where there had been one; and of the two, only one had gone to the trouble of being noticed.',
  ],
  askWord: [
    'Among the papers there is a half-sheet in {victim.full}’s hand, with one word eaten by damp: “{kit.note}” {ally.call} quoted you the rule it comes from. Which word is missing?',
    '{victim.full} left half a page behind, and a drop of something has taken one word out of it: “{kit.note}” You have heard that said, tonight, in {ally.call}’s voice. Which word was it?',
  ],
  rightWord: [
    'The word sits in the gap as though it had never left. {victim.call} was repeating a rule of the house, and underlining it.',
    'It fits to the letter. {ally.call} looks pleased, and then, remembering whose hand it is, less so.',
  ],
  wrongWord: [
    'It scans, but it is not what {victim.call} wrote. You remember {ally.call}’s voice at the door: “{kit.rule}”',
    'You write it in, and it looks like a false tooth. {ally.call} says it for you, not unkindly: “{kit.rule} Everybody here has that by heart.”',
  ],
}
