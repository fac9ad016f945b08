import type { ActThree } from '../../content.ts'

/** Chapter three, in English. */
export const three: ActThree = {
  puzzleText: [
    'There is a lock with three figures, and it has been set tonight. Scratched underneath, very small, by somebody who did not trust their own memory: “{kit.codeHint}.”',
    'Three small wheels of numbers. Whoever set them was in a hurry, and afraid of forgetting; on the frame, in pencil, there is a reminder: “{kit.codeHint}.” “The clock”: so they knew.',
  ],
  askCode: [
    'You have read both of those numbers since this began. What do you set?',
    'Two numbers, and you have been told them both. What do the wheels need to say?',
  ],
  replyCodeRight: [
    'The hasp drops into your palm.',
    'There is a click so small that you feel it rather than hear it.',
  ],
  replyCodeWrong: [
    'The lock does not so much refuse as sulk.',
    'Nothing. The wheels turn on as if you had not spoken.',
  ],
  wrongCode: [
    'You go through it again with cold fingers, out loud. {kit.codeExplain} That is {code}. By the time the hasp drops, somebody has heard you trying, and has had time to decide what to say.',
    '“Slowly,” says {ally.call}. {kit.codeExplain} So: {code}. It opens. But you have been talking numbers out loud for some time, and sound carries here.',
  ],
  trace: [
    'There is {mark.short} here too, dry and cracked: the print of a glove, where a hand was put down for balance. {loner.full} has none on {loner.him}; neither has {holder.full}. {marked.full} has it on one sleeve, and told {ally.call} how it got there before anyone thought to ask: {marked.he} {kit.innocentMark}. {culprit.full} has it under one thumbnail, and changed gloves.',
    'Somebody has leaned here with a gloved hand, and the glove had {mark.short} on it. You go through them in your mind. {loner.full}: clean. {holder.full}: clean. {marked.full}: a sleeve, and a reason given freely, that {marked.he} {kit.innocentMark}. {culprit.full}: one thumbnail, scrubbed but not scrubbed enough, and a different pair of gloves since supper.',
  ],
  askSlip: [
    'You told them only that {kit.lie}. You go back over what each of them said. Which words could only have come from someone who knew better?',
    'Remember what they were told: that {kit.lie}. Now hear the four of them again. Who was answering something you never said?',
  ],
  rightSlip: [
    'You had said one thing and been answered as though you had said another.',
    'It was there all the time, in the middle of a sentence, looking like small talk.',
  ],
  wrongSlip: [
    'Anyone might have said that. Read them again: somebody answered a fact you never gave them. “{slip}”',
    'That is only how {named.call} talks. The one you want is quieter: “{slip}” Nobody had been told as much.',
  ],
  gather: [
    'You call the four of them together for the second time. {kit.gatherMood} Time, key, mark, and a sentence that knew too much. You look at each of them for as long as it takes.',
    'The second time, they come without being asked. {kit.gatherMood} You have four things now, and you lay them out in your head like tools: an hour, a key, a stain, and a few words too many.',
  ],
  accuse: ['Who {kit.deedDid}?', 'You have the whole of it, or nearly. Who {kit.deedDid}?'],
  optionName: ['{named.full}, {named.occupation}.'],
  replyName: [
    'You say the name, and then the reasons.',
    'You say it without raising your voice, and the rest of the room goes quiet around it.',
  ],
  clearLoner: [
    '“No,” says {ally.call}, before {loner.full} can. {ally.he|cap} is right, and it is worse because {ally.he} is gentle about it. {loner.call} had no alibi, and no {key.bare}, and there is not a speck of {mark.short} on {loner.him}. One doubt is not three. Somebody in the room has begun to breathe more easily.',
    '{loner.full} does not even defend {loner.himself}; {ally.call} does it. An hour alone: yes. {key.the|cap}: never. {mark.short|cap}: look for yourself. You have one reason where you need three, and everybody can count. Across the room, a pair of shoulders comes down by an inch.',
  ],
  clearHolder: [
    '{marked.full} puts the score-sheet on the table without a word. Nine minutes either side of {trueTime}, {holder.full} was losing at cards in pencil. {holder.he|cap} had held {key.the}; {holder.he} did not have the hour. Somebody lets out a breath, and tries to make it sound like a cough.',
    'The score-sheet goes from hand to hand. There it is, beside {trueTime}, to the minute: a bad hand, played badly, by {holder.full}. You can hold a key and not have the time to use it. You notice who is smiling, and then who has stopped.',
  ],
  clearMarked: [
    'A laugh, and not a kind one. “With {mark.short}? I {kit.innocentMarkSaid}, and you could hear me swear about it from one end to the other. And I was scoring cards at {trueTime}.” The mark was never enough on its own. Behind you, somebody shifts a chair by an inch, as one does when the draught has passed.',
    '“Because of a sleeve?” It is held out for everyone to see. “I {kit.innocentMarkSaid}. Ask anybody. And at {trueTime} I had a pencil in this hand.” You had a stain; you did not have an hour. One of the others very carefully does not look relieved.',
  ],
  retry: [
    'You have one more sentence before they stop listening. What do you do with it?',
    'It is not {named.call}. You still have the room, just, and three names. What do you say?',
    'They are getting up. You could still say one thing.',
  ],
  retryName: [
    '“Time, key, mark: all three. {named.full}.”',
    '“I was wrong by one chair. {named.full}.”',
  ],
  replyRetryRight: [
    'This time nobody interrupts.',
    'And this time the silence is of a different kind.',
  ],
  replyRetryWrong: [
    'You can hear it is wrong while you are still saying it. Two names are one too many; they get up, and they go.',
    '{named.full} looks at you almost with pity. After that, nobody is listening.',
  ],
  giveUp: ['Say nothing. Let them go to bed.', 'Let it be. There has been harm enough.'],
  replyGiveUp: [
    'One by one they go. The last to leave puts the chairs straight.',
    'You hear the doors close, one after another, all the way down.',
  ],
  verdict: [
    '{culprit.full} waits. It is oddly quiet; even the walls seem to want to know.',
    'There is nothing left to find out. There is only what it is for. {culprit.full} looks at you, and so does everyone.',
  ],
  optionLaw: ['“You will say all of that again, to people who write it down.”'],
  replyLaw: [
    '{culprit.he|cap} nods, as one nods to a fare.',
    '“Yes,” says {culprit.call}. “I thought it would be that one.”',
  ],
  optionMercy: ['“Put right what can be put right, and do it where I can see you.”'],
  replyMercy: [
    '{culprit.he|cap} had not prepared for that one.',
    'It is a while before {culprit.call} understands that this is worse, and better.',
  ],
  optionTruth: [
    '“It is not mine to judge. It is {victim.call}’s. I am going to read {victim.his} last page aloud.”',
  ],
  replyTruth: [
    'The page is very thin, and it takes you a moment to begin.',
    'You unfold it. Somebody moves the light so that you can see.',
  ],
}
