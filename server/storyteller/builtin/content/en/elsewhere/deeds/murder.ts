import type { Deed } from '../../../../kit.ts'

/** Somebody of the idea has been killed. */
export const murder: Deed = {
  id: 'murder',
  hard: true,
  deeds: ['murder'],
  scene:
    'A table, a light, a lock. Somebody has laid a clean cloth over the chair, and over the one who sits in it.',
  goal: 'Say who killed {victim.full}, and for want of what, before the way opens and everyone can leave.',
  texts: {
    titles: [
      'A Death at {setting|title}',
      'Six Cups',
      'Who Killed the {mourned|title}',
      'The Last Night at {setting|title}',
    ],
    chapterOne: ['Six Cups', 'A Death in the House'],
    chapterThree: ['What {victim.call} Had Agreed To', 'Right Underfoot'],
    theme: [
      'Most people are killed by someone who had only needed to ask. The game is about how it is possible to sit for years beside a person who would have said yes.',
      'Three of these people have done something for {victim.full} that nobody knows of, and one has done this. From the outside there is nothing to choose between them.',
    ],
    question: 'Who killed {victim.full}, in a locked room {there}, and for want of what?',
    deedDid: 'killed {victim.full}',
    deedShort: 'the death of {victim.full}',
    lie: '{victim.full} had been taken ill and was asleep',
    world: [
      '{setting|cap} is the kind of place that exists because one person decided it would. Everybody for a long way round has an opinion of it, and all of them came, this evening, because {victim.full}, the {mourned}, had asked them to supper, and had said that there would be something to announce.',
      'Nobody is a stranger {there} for longer than it takes to boil water. {victim.full} saw to that. Tonight the {mourned} laid the table for six, with {victim.his} own hands, and said that when the plates were cleared there’d be some news.',
    ],
    rules:
      'Until the way opens again, whoever is here is here. {scene|cap} is locked, with what is in it; and there is one key, and one book to sign for it.',
    premise: [
      '{idea|cap}: that is how people tell it. What they leave out is the supper {there}, with the way out shut and four guests at the table, and how between the plates and the cups {victim.full} was found dead behind a locked door.',
      '{idea|cap}. It came to that, in the end, {there}; and it came to it behind a locked door, by way of a cup, on a night when four people had been asked to hear some news that {victim.full} did not live to tell them.',
    ],
    opening: [
      '“{idea|cap}.” It will be put like that, and be true as far as it goes. It will leave out that {victim.full} had stopped you on the stair, that same morning, and given you a note to keep until it was wanted. “If I do not get as far as my announcement,” it says, “somebody has guessed it, and guessed wrong.”',
      'You could put it in a line. “{idea|cap}.” You would have to leave out the note, though. It was in your pocket all through supper. “If I do not get as far as my announcement, somebody has guessed it, and guessed wrong.” You had thought that it was one of {victim.call}’s jokes.',
    ],
    objectText:
      'You flatten {object} on the table. Cheap paper, good pencil. “And guessed wrong”: {victim.he} has gone over the last word twice. So there was something to guess; and {victim.call} knew that one of them was guessing, and went on laying the table. It has been folded in three, as {victim.he} folded everything.',
    arrival: [
      'You are the {role} of whom the story is told, and you have known {setting} for long enough to be sure that there are {count} marks on its doorpost. Each is somebody who came in and stayed. You counted them on your first night, because it seemed rude not to. {victim.full} held the lamp.',
      'The doorpost {there} has {count} marks cut in it, no two by the same hand: one for everybody who came for an hour and did not leave. Yours, the {role}’s, is the lowest. You made it with {victim.full}’s own knife, this time last year.',
    ],
    discovery:
      '{victim.full} has gone through to {scene} to fetch a paper, and does not come back. The door is locked. By the time {ally.call} has got it open with a wire, the candle has burned down by a thumb. {victim.call} is sitting at the table with {victim.his} head on one arm, like a child that has been told to wait. You feel for what one feels for. There’s a cup by {victim.his} hand, and the wall clock lies on the floor; and there is a loop of string without its key, and it has been cut, not untied. You put the string in your pocket. Then you shut the door, and between you agree on what to say.',
    search:
      '{scene|cap} has been left tidy by someone in a hurry. The clock on the floor says {clockTime}, and says it very firmly. The cup smells of almonds, and of lemon to hide the almonds. Whoever brought it had come in with the key, and stood by until it was drunk, and went out, and locked the door on it. There was a paper that {victim.call} had come to fetch. You cannot find one.',
    firstEnd:
      'Before you lie down you go round once more and count the cups. There were six laid. One is in there with {victim.call}; that leaves five, in a row by the basin, and four of those have a ring of brown in them. Somebody sat all through supper with a cup in front of them, and lifted it when the others did, and did not drink.',
    join: 'The two trails meet where trails do here, in front of the key-board. Whoever carried in that cup went through one door, and the door has one key, and the key has a book. You take the book down. Somebody has stood a wet glass on it.',
    inside:
      'Behind the second door is a room made ready for somebody: a bed, a light, a shelf. On the shelf is the paper. {victim.full} had never kept it upstairs at all. It is a deed; it gives {setting}, and everything in it, to be shared between five people, and their names are there, all five, yours among them, in {victim.his} careful hand. Pinned to it is what {victim.he} was going to say. It begins: “I know that one of you has been meaning to ask.”',
    motive:
      '“{victim.he|cap} was going to close it. I was certain. I’d seen the lawyer’s envelope. Everything I had went into {setting}, three years of it, every bill; and {victim.he} was going to stand up, after the pudding, and be kind about it.”',
    whyNow:
      '“I took in the cup. I said, ‘tell me first’. And {victim.he} said: ‘after supper, my dear, with the rest of them’, and drank it off. If {victim.he} had told me. It would have been one sentence.”',
    endingLaw:
      'When the way opens you walk {culprit.full} to the end of it yourself. It is a long walk and a civil one. Near the finish {culprit.he} asks what the paper said, and you give it to {culprit.him} to read, and have to wait for some time.',
    endingMercy:
      'There are five names on the deed, and four of you sign it. The fifth works: in the yard, on the roof, first up and last in, and eats standing. In the third year {ally.call} moves along the bench. Nobody has ever spoken of it; but there is a sixth cup set out, every evening, and it is {culprit.full} who washes it.',
    endingTruth:
      'You read it out, the thing that {victim.call} was to have said. “I know that one of you has been meaning to ask, and has been too proud. Well, the answer’s yes. It was always more yours than mine. I only wanted to see all your faces when I said it.” You look at all their faces. {culprit.full} gets up, and goes and stands with {culprit.his} own against the wall, like somebody counting for a game.',
    endingBad:
      'You let it be illness. There is a funeral; they all four come. In the spring a lawyer writes to say that some deed or other was never found, and {setting} is sold. Whenever you are handed a cup you count, without meaning to, and get to six.',
    epilogue: [
      'There are {count} marks on the doorpost {there}, and under them, lower than yours, one that nobody made. What you found out, you keep; what you missed is still under the floor.',
      'They tell it in one line, still: {idea}. You have given up adding to it. When you lay the table, you lay it for six.',
    ],
  },
  victim: {
    occupation: 'the {mourned}',
    sex: 'any',
    age: [52, 68],
    given: ['Marian', 'Ellis', 'Lesley', 'Sandy', 'Hilary'],
    bio: 'Asked four people to supper {there}, to hear some news, and died before the cups were cleared.',
    backstory:
      'Had been to a lawyer, and had never in all {self.his} life looked forward to anything so much.',
    personality: 'Stubborn, generous, fond of surprises',
    appearance: 'In every picture of the place, laughing at someone just outside it',
    portrait: { hair: 'short', glasses: true, coat: '#4a5568' },
  },
}
