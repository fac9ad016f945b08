import type { KitTexts } from '../../../kit.ts'
import { endings } from './endings.ts'

/** The kit of any idea, in English: no weather, no body, no century of its own. */
export const texts: KitTexts = {
  titles: [
    'The Night at {setting|title}',
    'Who Closed {setting|title}',
    'After Hours at {setting|title}',
    'What Went Missing from {setting|title}',
    'One Night at {setting|title}',
  ],
  chapterOne: ['The Hour on the Wall', 'A Slightly Different Colour', 'Before Closing'],
  chapterTwo: ['Who Had the Key', 'One Hook Short', 'Four Names, Run Together'],
  chapterThree: ['What Was Kept Out of Sight', 'Right Underfoot', 'A Thing Worth Keeping'],
  settingNote: [
    'Somewhere small that everyone has an opinion about: {setting}. I will build it out of the words of the idea, and keep the rooms few.',
    'The idea puts it {there}, and I shall not move it. It needs six rooms and a door that stays shut.',
  ],
  isolation: [
    'the one way out is closed until it is day again',
    'nothing will come or go until the night is over',
  ],
  theme: [
    'Small places run on being trusted. The theft matters less than the discovery of who had stopped trusting whom, and when.',
    'Somebody can love a thing and be left out of it at the same time. The game is about what that person does next, and whether anybody could have asked them sooner.',
    'Whatever is looked after by everyone is, in the end, looked after by one person whom nobody thanks. It is about that person.',
  ],
  question: [
    'Who wanted {thing} gone from {setting} badly enough to make it happen?',
    'Of four people who all say they love {setting}, which one took {thing} from it?',
  ],
  deedDid: 'took {thing}',
  deedShort: 'the loss of {thing}',
  lie: '{thing} had been put away somewhere safe',
  innocentMark: 'chalked up the day’s board before supper',
  innocentMarkSaid: 'chalked up the board before supper',
  world: [
    '{setting|cap} is the kind of place that exists because one person decided it would. Everybody for a long way round has an opinion of it, and most of them have been fed there, hidden there or forgiven there. {victim.full}, who began it, has been gone a year. {thing|cap}: that is what {victim.he} left behind, and what people come to see.',
    'You could walk past {setting} and not know what you had missed; people do, and regret it. {victim.full} made it, out of stubbornness and other people’s doubts, and a year ago {victim.he} left it in your care. Of everything in it, only {thing} cannot be replaced.',
  ],
  rules: [
    'One night. Nobody leaves before it is over. The inner room is kept locked, and whoever takes the key signs for it.',
    'Until the way opens again, whoever is here is here. There is one key to {scene}, and one book to sign for it.',
  ],
  time: ['One night, and the morning after it', 'A single night, from closing time to first light'],
  premise: [
    '{idea|cap}: that is how people tell it. What they leave out is the night {thing} disappeared from {setting}, with the way out shut and four strangers at the table.',
    '{idea|cap}. So it began; and it might have gone on like that for years, if one night somebody had not taken {thing}, and if {setting} had not been locked from the outside with all of them still in it.',
    '{idea|cap}: everyone knows that much. But one night {thing} went missing from {setting}, and of the four who were there, each was sure that it was somebody else.',
  ],
  object: 'the note',
  opening: [
    '“{idea|cap}.” That is what it says on the card by the door, and it is true as far as it goes. It does not mention {thing}, or the note that came this morning, in pencil, unsigned: “tonight it stops being yours.”',
    'There is a card by the door, for visitors. “{idea|cap},” it says, and people smile, and come in. This morning something had been pushed under it: a note, in pencil, no name. “Tonight it stops being yours.”',
  ],
  objectText: [
    'You flatten {object} on the table. Cheap paper, good pencil. Whoever wrote it pressed hardest on the word “yours”. And it has been folded in three, the way {victim.call} folded everything, the way {victim.he} taught everyone who ever worked {there}.',
    'You read {object} for the fifth time. “Tonight it stops being yours.” Not “ours”, not “theirs”. Somebody has sat and thought about that one word, and the pencil has gone nearly through. It has been folded in three; {victim.call} used to fold things so, and would show you how.',
  ],
  arrival: [
    'You are the {role} of whom the story is told, and you have been {there} for exactly long enough to know that there are {count} marks on its doorpost. Each is somebody who came in and stayed. You counted them on your first night, because it seemed rude not to.',
    'The doorpost {there} has {count} marks cut in it, one above another, and no two by the same hand: one for everybody who came for an hour and did not leave. You are the last of them, the {role}; yours is the lowest. You know the number as other people know their own age.',
  ],
  discovery: [
    'A little before closing you go through to {scene}, as you do every night, to see that all is well with {thing}. The light is on. The place is empty. On the floor beneath it lies the wall clock, face up, and the loop of string that ought to have {key.the} on it. {ally.call}, behind you, says a word {ally.he} was not brought up to say. The string has been cut, not untied. You put it in your pocket and say nothing about it.',
    'It is {ally.call} who notices that the door of {scene} is not quite shut. Inside, everything is in its place but one: where you would look for {thing}, there is only the wall it used to hide, a slightly different colour. The clock has been knocked down and has stopped. Beside it is a loop of string, without its key; and the string has been cut. You and {ally.call} look at each other. “We never saw that,” you say, and pocket it.',
  ],
  allyIntro: [
    '“So that’s that.” {ally.call} has tried the door, and tried it again. “{kit.isolation|cap}. It’s us, and it’s them: {visitors} {victim.call} would have fed them first and worried afterwards. You remember the rule. ‘Count the cups before you count the money.’”',
    '“I’ve asked, and it’s no use asking.” A cup is put down in front of you, rather hard. “{kit.isolation|cap}. So nobody came in after, and nobody’s got away: {visitors} You know what {victim.call} would say. ‘Count the cups before you count the money.’ I never knew what it meant. I’ve counted them, though.”',
  ],
  rule: 'Count the cups before you count the money.',
  note: 'Do not let them hurry you. Count the ____ before you count the money. You will see who was never sitting down.',
  search: [
    '{scene|cap} has been left tidy by someone in a hurry. The clock on the floor says {clockTime}, and says it very firmly. There is no other way in. Whoever came, came through the door, with the key, and took the trouble to close it again behind them.',
    'Nothing is broken in {scene} except the clock, which stopped at {clockTime} when it fell. No lock has been forced. You stand where they must have stood. It would take two hands to carry {thing}, and somebody has moved the stool aside, first, so as not to trip.',
  ],
  firstEnd: [
    'You put out the lights, one after another. It is then, with the last of them going, that you see it: every chair in the room has been pushed in but one, and the one that has not is turned to face the floor.',
    'Before you lie down you go round once more and count the cups. There are six. There were five of you at the table, and {ally.call} does not take sugar.',
  ],
  secondOpening: [
    'It is the hour at which people stop being polite. Nobody has gone to bed. In the middle of the table in {home}, where it certainly was not before, lies a clean napkin with four words on it in pencil: “leave it be, {role}.”',
    'You must have slept, because there is something under your hand that was not there when you shut your eyes. It is a page from the order-book. It says, in pencil, “leave it be, {role}”, and it has been folded in three.',
  ],
  holderFound: [
    'You find {holder.full} in {rooms.store}, putting straight what was straight already. The key-board by the door has a gap in it like a missing tooth. You dry a plate, slowly, and then dry it again, and presently {holder.call} cannot bear it.',
    '{holder.full} has found some work to do in {rooms.store}, and does it with great attention. You lean on the wall beside the key-board: seven hooks, six keys. You do not point. It takes about as long as it takes to boil a kettle.',
  ],
  join: [
    'The two trails meet where trails do here, in front of the key-board. Whoever came for {thing} came through one door, and that door has one key, and the key has a book. You take the book down. Somebody has stood a wet glass on it.',
    'And so you come to the book, which is where you should perhaps have started. {scene|cap} opens to {key.the} and to nothing else; and nobody has {key.the}, even for a minute, without a signature. Four people signed tonight. Somebody has since been careless with a glass.',
  ],
  secondEnd: [
    'It is the loose board, the one you always step over. It lifts like a lid. Beneath it is a ring, and beneath the ring a square of dark, and no dust at all.',
    'You had taken it for a part of the wall. There is a line where no line should be, about as tall as you are; and when {ally.call} leans on it, it gives, without a sound, like something that is used every day.',
  ],
  thirdOpening: [
    'You go down with {ally.call} behind you, holding the light and talking steadily about nothing at all, which is how {ally.he} is brave. At the bottom is a second door.',
    'There are nine steps, and {ally.call} counts them for you in a whisper. The place smells of apples and of paper. At the end of it there is a second door.',
  ],
  codeHint: 'the marks on the doorpost, less the minutes the clock lied',
  codeExplain:
    'There are {count} marks on the doorpost. The clock was wrong by {error} minutes. {count} less {errorNumber}.',
  inside: [
    'Behind the second door is a room made ready for somebody: a bed, a light, a shelf. And on the shelf, wrapped in a tablecloth, quite unharmed, {thing}. Under the shelf is a bundle of bills going back three years, every one of them stamped “paid” by the same hand, and a letter to that hand from {victim.full} that was never sent. It begins: “I know it was you, and I do not mind as much as you think.”',
    'It is a very small room, and someone has loved it. There is a chair, and a lamp with a shade cut out of a map; and there, on a folded cloth, as if it had only been put to bed, {thing}. A box beside it holds three years of other people’s bills, all paid. On the top is a letter in {victim.full}’s hand. It was never sent. It begins: “I know it was you, and I do not mind as much as you think.”',
  ],
  gatherMood: [
    'It has grown so quiet that you can hear everybody.',
    'Somebody has counted out the cups again and set them in a row.',
  ],
  slip: ['String doesn’t cut itself.', 'Nobody needs a knife to undo a bit of string.'],
  motive: [
    '“I paid for this place. Three years of it. Every bill. {victim.call} never knew.”',
    '“Do you know what it costs to keep {setting} open? I do. I paid it, three years, so that {victim.call} could say that it paid for itself.”',
  ],
  whyNow: [
    '“And then everyone came to look at {thing}, and thanked {victim.him}, and thanked you. I wanted it to have been mine for one night.”',
    '“I never meant to keep it. I meant to sit in a room with it until morning, and have somebody miss something of mine for once.”',
  ],
  ...endings,
}
