import type { ActTwo } from '../../content.ts'

/** Chapter two, in English. */
export const two: ActTwo = {
  fork: [
    'Two people could have been where they should not have been, and you have time to follow one of them properly before they compare notes. Whose trail do you take?',
    'You cannot be in two places, and by breakfast they will have agreed on what to say. One trail, then, and properly. Whose?',
  ],
  forkBoth: [
    'Two people could have been where they should not have been. You can follow {loner.call} first and still hear {holder.call} out afterwards; or you can go straight to {holder.call}, and let the other trail go cold. Where do you begin?',
    'There are two trails. The longer begins with {loner.full} and comes round to {holder.full} in the end; the shorter begins with {holder.full}, and there it stops. Which?',
  ],
  optionLoner: [
    '{loner.full}: alone all night, and not sorry for it.',
    'What {loner.full} was doing, alone, all that time.',
  ],
  replyLoner: [
    'You take {loner.call}’s trail.',
    'You wait until {loner.call} has gone to be somewhere else, and go where {loner.he} was.',
  ],
  optionHolder: [
    '{holder.full}: who signs for {key.the} more often than anyone.',
    'How {key.the} came to leave {holder.full}’s hands.',
  ],
  replyHolder: [
    'You take {holder.call}’s trail.',
    'You go to find {holder.call}, and do not hurry.',
  ],
  askLoner: [
    '{loner.full} is standing in the doorway, looking at what is in your hand.',
    'You did not hear the door. {loner.full} has been there long enough to know what you have found.',
  ],
  softLoner: [
    'Put it back where you found it. “Tell me in your own order.”',
    'Close it. “I would rather hear it than read it.”',
  ],
  hardLoner: [
    'Hold it up. “This is what you were doing at {trueTime}.”',
    'Keep it. “Explain this, or I will.”',
  ],
  askHolder: [
    '{holder.full} counts the hooks on the key-board with {holder.his} eyes, and stops one short.',
    'Neither of you has looked at the key-board yet. It is getting difficult not to.',
  ],
  softHolder: [
    '“You look like someone who has lent a thing and regrets it.”',
    '“I think you are tired, and I think somebody counted on that.”',
  ],
  hardHolder: [
    '“{key.the|cap} was in your charge. I could stop there.”',
    '“Somebody used {key.the} tonight, and the last name beside it is yours.”',
  ],
  replySoft: ['A long breath, let go.', 'It takes a moment. You let it.'],
  replyHard: [
    'The face in front of you shuts.',
    'You have got your answer ready. So, you see, has somebody else.',
  ],
  softTailLoner: [
    '“And since you asked decently: I was not the only one about. A little before {trueTime} somebody went towards {scene} without a light. They knew the way in the dark. That is all I have.”',
    '“One more thing, as you had the manners to ask. I heard feet. Going to {scene}, just before {trueTime}, and no lamp with them, and not one stumble. Whoever it was had been that way often.”',
  ],
  hardTailLoner: [
    '{loner.he|cap} will not say more, and you have lost whatever else {loner.he} saw. But what you are holding is its own alibi: it puts {loner.him} nowhere near {scene} at {trueTime}.',
    'That is all you will get, now or later; whatever else {loner.call} noticed tonight will stay unsaid. It is still enough. Nobody could have done this and been in {scene} at {trueTime} as well.',
  ],
  softTailHolder: [
    '“I am careless because I am tired, and I am tired because of that. I’d rather you knew it from me. But look at the register before you hang me with it.”',
    '“So now you know what I am ashamed of, and it isn’t what you came about. Read the register. I signed what I signed.”',
  ],
  hardTailHolder: [
    'A white face, then a red one; then the register, fetched, and dropped in front of you harder than a book deserves. “There. Read it. I can’t, tonight. The ink’s run.”',
    'For a moment it seems there will be shouting. Instead the register comes down off its nail. “You want it in writing? So did I. Look what’s become of the writing.”',
  ],
  puzzleText: [
    '“Something wet’s been stood on it.” The page is held up to the light, and lowered again. “Four names, all run together. I remember some of how they went, and the blotter remembers the rest.”',
    '“That’s four signatures, or it was.” A thumb moves down the stain. “I can’t read you one of them. But I saw the page before, so I can tell you a few things about who came after whom.”',
  ],
  askThird: [
    'The third signature had {key.the} at {trueTime}. Whose was it?',
    'At {trueTime} it was the third of them who had {key.the}. Who signed third?',
  ],
  replyOrderRight: [
    'The scraps of paper lie still. It is the only order that breaks nothing.',
    'You try it against all three, and all three let it stand.',
  ],
  replyOrderWrong: [
    'You say the name.',
    '{named.call}, you say, and watch {ally.call} count on {ally.his} fingers.',
  ],
  wrongOrder: [
    'You try it aloud and it will not stand up: one of the rules breaks under it. {ally.call} writes the four names on four scraps and slides them about on the table until nothing complains. {order}. The third is {holder.full}. You have lost time, and {holder.call} has heard you say someone else’s name.',
    'Something does not fit, and it takes you far too long to see which thing. In the end {ally.call} tears up an envelope, and you move the pieces round: {order}. So the third is {holder.full}, who has been standing behind you, listening to the other name.',
  ],
  rightOrder: [
    '“It was me. I signed for it. And I did not use it. I hung it on the hook inside {hook} and sat down to my cards, and only one other person in this place knows about that hook, because {culprit.he} put it up for me.” A glance at the door. “{culprit.full}.” So {key.the} was within reach of two people, and one of them was being beaten at cards.',
    '“Mine. Third is mine. I had it, and I hung it up inside {hook}, as I always do, and went to my cards. Nobody knows I do that.” It is quiet for a while. “{culprit.full} does. {culprit.he|cap} was there when I thought of it.” Two people, then, could have laid a hand on {key.the}, and one of them was losing at cards in writing.',
  ],
  askVerse: [
    'Tucked in the register is a verse in {victim.full}’s hand:\n\n{acrostic}\n\n{victim.call} was not a poet, but {victim.he} liked beginnings. Where is {victim.he} sending you?',
    'A leaf falls out of the register. You know the hand by now; it is {victim.full}’s.\n\n{acrostic}\n\n“{victim.he|cap} never could end a thing,” says {ally.call}. “It was always the beginnings, with {victim.him}.” Where does it point?',
  ],
  rightVerse: [
    'You read down the left-hand edge, and the verse stops being a verse.',
    'First letters only, from the top. It was never meant to scan.',
  ],
  wrongVerse: [
    'You say it aloud, and {ally.call} shakes {ally.his} head and runs a finger down the margin: the first letter of every line. {hidden.spelled}.',
    'It might have meant that. But {ally.call} has laid a ruler down the left of the page, so that only the first letters show: {hidden.spelled}.',
  ],
}
