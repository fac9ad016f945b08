import type { KitTexts } from '../../../../kit.ts'
import { endings } from './endings.ts'

/** The night the book went that nobody had borrowed. */
export const texts: KitTexts = {
  titles: [
    'Not to Be Taken Away',
    'The Book Nobody Borrowed',
    'A Night at {place}',
    'The Wrong Way Up',
  ],
  chapterOne: ['The Wrong Way Up', 'A Gap on the Shelf'],
  chapterTwo: ['Who Had It Last', 'Four Names in the Issue Book'],
  chapterThree: ['Under the Reading Room', 'Accession Number One'],
  settingNote:
    'A small-town library by a river, {place}: creaking boards, green lamps, and a card in every book with the names of those who had it last.',
  isolation:
    'the river has come over the bridge, the telephone has gone with it, and nobody can cross before it is light',
  theme: [
    'A library is built on the promise that it will forget. It knows who read what, and when, and never says. The game asks which of the two protects people: that it remembers, or that it does not tell.',
    'Everyone owes somewhere a thing that they ought to have brought back. It is about what becomes of people when nobody sends them a reminder.',
  ],
  question:
    'The librarian who vanished left a book that nobody has ever borrowed. Who could not bear that somebody should read it?',
  deedDid: 'took the book that nobody has borrowed',
  deedShort: 'the loss of the book',
  lie: 'the book had gone to be mended',
  innocentMark: 'spent the afternoon helping with the spines of the picture-books',
  innocentMarkSaid: 'was helping with the picture-books all afternoon',
  world: [
    '{place|cap} has thirty thousand books, four hundred readers and one librarian. On Monday it is to be closed, and sold by the yard. A week ago {victim.full}, who had kept it for twenty-six years, put on a hat, left {victim.his} spectacles on the desk, and was not seen again; and beside the spectacles lay a book that stands in the catalogue as “Accession Number One”, in whose date-sheet there is not a single stamp.',
    'People in the town will tell you that they grew up in {place}, and mean it. It smells of floor polish and rain. {victim.full} used to know each of them by what they had out. Then the council wrote, and a week later the librarian vanished, and left in the strong-room, under glass, the one book of the thirty thousand that nobody has ever borrowed.',
  ],
  rules:
    'Nobody crosses the river before morning. The strong-room has one key, and it is issued like a book: name, date, signature. The lamps are to be put out at eleven, and nobody has dared.',
  time: 'A November night, in the week it was to close',
  premise: [
    'The librarian of {place} has vanished and left one book that nobody has ever borrowed. On the night before the sale it is taken out of a locked case in a locked room, and another has been put in its place, the wrong way up.',
    'A week after the librarian vanished from {place}, four people meet to decide what becomes of the books. One of them has come for a single volume, which nobody has ever borrowed; and in the morning it is gone.',
  ],
  object: 'the slip',
  opening: [
    'You found it on your first morning, in the drawer with the rubber stamps: a reader’s slip, filled in by {victim.call} in green ink and made out to you, before you had even applied. “Author:” a dash. “Title:” Accession Number One. “To be consulted on the premises.” And in the space for “Reason”, where people put “study”: “because by then I shall be late, and somebody will be sorry.”',
    'The librarian left {victim.his} spectacles, {victim.his} indoor shoes and, in the drawer of the desk, a reader’s slip. It had your name on it. You had not been appointed yet. “One book,” it says, in green ink, “which nobody has ever borrowed. To be consulted here. Reason for request: because by then I shall be late, and somebody will be sorry.”',
  ],
  objectText:
    'You look at {object} again under the green lamp. The ink is {victim.call}’s, and so are the sevens, crossed like little gates. On the back, where the slips are all blank, there is a ladder of faint lines: somebody has leaned on this paper to write a list of names. You tilt it. You can read the numbers down the side, one to forty. The names have been rubbed away with a finger, with something sticky on it.',
  arrival: [
    'There are {count} bays of shelving in {place}. You know, because {victim.full} used to make every new assistant count them, and then said, “There, now you can’t get lost”; and although there was nobody to say it to you, you counted. You have been temporary librarian for a week. Tonight the river came over the bridge, and the trustees, who had only come to vote, have had to stay.',
    'The first thing they gave you was a date stamp and the second was a lamp. You have kept {place} for one week, in somebody else’s cardigan. It has {count} bays, and at closing you walk past all of them with your hand on the ends, as a person might go down a row of horses.',
  ],
  discovery: [
    'At closing you do the last thing on {victim.call}’s list: “see that Number One is comfortable.” You unlock the strong-room and put up the lamp. The glass of the case is whole. There is a book in it. You have actually turned to go before you see that it is standing on its head; and then that it is a volume of sermons. The tall clock has gone over in the corner, and lies with its face to the boards. “Oh, don’t,” says {ally.call}, at your shoulder, to no one. You put the sermons the right way up. You do not know why. You say nothing about it to anybody.',
    'The strong-room was locked, and you had unlocked it; the case was locked, and you could see your lamp in the glass. So it takes you a moment. The book in the case is brown, and should be red. It is Volume Two of somebody’s sermons, and it has been put in upside down by a person who was not looking. The long clock lies on the floor. You and {ally.call} stare at the gap that is not even a gap. Then {ally.call} reaches in and turns the sermons over. “There,” {ally.he} says. “Now we never saw it.”',
  ],
  allyIntro:
    '“Bridge is under.” Wet hair is wrung out over the mat. “Telephone’s dead. So that’s everybody until morning: the four that stayed for the vote. {visitors} I’ve lit the stove in the reading room. You know what {victim.call} always says, when there’s a fuss. ‘Mark your place before you close the book.’ Says, I said. I’m not going to start saying ‘said’.”',
  rule: 'Mark your place before you close the book.',
  note: 'Do not give it to anyone who is in a hurry. Mark your ____ before you close the book. Somebody has been reading ahead.',
  search:
    '{scene|cap} holds its breath, as it always does; the air is kept dry for the paper. No lock has been touched. The clock stopped at {clockTime}, when its head met the wall. Whoever it was came with the key and knew which case, and had the sermons ready under one arm to fill the gap. So it was thought about beforehand. And then their nerve went, at the very end, and they turned the wrong way to get out, and there was a clock.',
  firstEnd:
    'You bank the stove, and the tall windows turn into mirrors. There you are. There is {ally.call}, carrying cups. And behind you both, up in the gallery, by the rail, a third person is standing with a book held open, as one stands to read just one page more. You turn round. There is nobody; only a board, getting up slowly, as they do, from having been trodden on.',
  secondOpening:
    'The wind goes over the roof as if it were dragging something heavy and bound. Nobody meets on the stair by chance any more. When you come back to the desk, an issue ticket has been laid on your blotter, correctly filled in. “Title:” this matter. “Due back:” unread.',
  holderFound:
    '{holder.full} is in the office, straightening a tray of cards that had been straight since 1931. There are seven hooks beside the door and six keys. You do not speak of it. You ink the date stamp, and try it, and ink it again; and it is {holder.call} who cannot stand the sound.',
  join: 'So both ways lead to the office, and to the hooks. The strong-room opens to one key. The key is issued like a book; there is a ledger for it, on a nail; and on the left-hand page are the last four people to have had it. The roof leaks there. It has been leaking on those four for some time, and the page has opened like a flower.',
  secondEnd:
    'At the far end of Local History you pull out the bay that everyone says is stuck. It runs like a drawer. In the boards behind it there is a trap, with a rope handle; and the rope is clean.',
  thirdOpening:
    'You go down a ladder, {ally.call} first, with a torch held in the teeth and one hand holding your sleeve. It is warm. You had forgotten that a building might have a warm part. At the bottom is a door you would have taken for a cupboard.',
  codeHint: 'the bays, less the lie the clock told',
  codeExplain:
    'There are {count} bays of shelves. The lie the clock told was one of {error} minutes. {count} less {errorNumber}.',
  inside:
    'It is a bindery, with a bench, a press, a glue-pot that has been used this week. All along the wall are books you know to be missing: forty of them, drowned or torn or scribbled on, each put right, each with a paper flag and a name. And in the press, under a clean cloth, lies a tall red book. The culprit has not burned it, then. You open it. It is a list of what was owing: whoever stole a book, or spoiled one, or hid a letter in one and lost heart. Against each of them {victim.full} has written, in green, “mended”. On the last leaf, which is not a list, it begins: “To whoever has my chair.”',
  gatherMood: [
    'The stove lets fall one coal. Nobody has sat back.',
    'Somebody has been along the shelves, pushing the books in level.',
  ],
  slip: [
    'One doesn’t put a book in on its head unless one’s hands are shaking.',
    'At least they left something in the gap, even if they did stand it on its head.',
  ],
  motive:
    '“I’m on page nine. I looked. It was the night after {victim.he} left; I thought, if I might only see how it was put. It was put very kindly. That was what I could not stand.”',
  whyNow:
    '“On Monday they were going to sell it. By the yard. To anybody. I only wanted to take out the one leaf, and I had it down there under the knife, and I found I’d have had to cut the page with my mother’s name on its back.”',
  ...endings,
}
