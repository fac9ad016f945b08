import type { KitTexts } from '../../../../kit.ts'
import { endings } from './endings.ts'

/** The night between the funeral and the will. */
export const texts: KitTexts = {
  titles: [
    'The Heirs of {place}',
    'The Portrait at {place}',
    'A Smaller Rectangle',
    'The Reading of the Will',
  ],
  chapterOne: ['The Night Before the Will', 'A Paler Rectangle'],
  chapterTwo: ['Who Had Charge of the Gallery', 'The Housekeeper’s Hooks'],
  chapterThree: ['The Ice-House', 'Everything Else I Leave'],
  settingNote:
    'A country house that has been going downhill for sixty years with its hat on: {place}. There are more rooms than people, and more portraits than either.',
  isolation:
    'the ford is up, the causeway with it, and the solicitor, who is to read the will, is on the far side until morning',
  theme: [
    'An inheritance is a way of being told, too late to argue, what somebody thought of you. The game is about the person who could not wait to hear it, because they believed they knew.',
    'Old houses are kept standing by people whose names are not on them. It asks what it would take for one of them to want to be in the picture.',
  ],
  question:
    'On the night before the will was read, who cut the portrait out of its frame, and what did they think it would tell?',
  deedDid: 'cut the portrait out of its frame',
  deedShort: 'the cutting of the portrait',
  lie: 'the portrait had been taken down to be cleaned',
  innocentMark: 'helped to black the hall grate before dinner',
  innocentMarkSaid: 'lent a hand with the hall grate before dinner',
  world: [
    '{place} has fifty-two windows, four of which open. {victim.full} lived in it for seventy years, sold the land a field at a time so as not to sell the house, and was buried on Tuesday. There is a will. There is also, in the long gallery, one good picture: a young woman at a window, by a hand nobody can name, whom the family has always called the Heiress, and about whom {victim.call} would say only that she was not for sale.',
    'The drive up to {place} is a mile long, and by the end of it most people have decided to be polite. {victim.full} had no children, four expectations, and an odd sense of humour. The funeral was on Tuesday; the will is to be read tomorrow at ten, in front of the one picture that the bank does not own.',
  ],
  rules:
    'Nobody crosses the ford before it falls. The gallery is locked at ten; its key hangs in the pantry passage and is signed for in the housekeeper’s book, as it has been since 1780.',
  time: 'The last night of October, in a year when people still dressed for dinner',
  premise: [
    'On the night before the will of {victim.full} is to be read at {place}, somebody goes into the locked gallery and cuts the only portrait of value out of its frame.',
    'Four people have come to {place} to hear what {victim.full} has left them. By the time the clocks strike eleven, the one thing in the house that was worth leaving has been cut from the wall.',
  ],
  object: 'the list',
  opening: [
    'It was under the blotter when you were given the desk: a sheet of black-edged paper, in {victim.call}’s hand, headed “Things to be done when I am dead”. Most of it is about dogs. But the last line has been written with another pen. “Somebody will take her down. Let them. Only see who does it, and whether they look at her first.”',
    '{victim.call} left you a list. It was pinned to the inside of the desk, where only a person who dusted would find it. “Wind the clocks. Turn the mattress in the blue room. Do not let the vicar sing.” And then, in another ink, and not long ago: “somebody will take her down. Let them. But see who it is, and whether they look at her first.”',
  ],
  objectText:
    'You go over {object} again from the top. Dogs; clocks; the vicar. They are crossed through, one by one, in the order in which they were done, so that you can follow {victim.call} about the house on {victim.his} last day. The line about the portrait is not crossed through. Someone has put a small tick by it, though: a servant’s tick, or a schoolchild’s. It was not there on Tuesday.',
  arrival: [
    'There are {count} panes of glass in the long gallery, and cleaning them is how you got to know {place}. You came in the spring to make an inventory; {victim.full} had taken a liking to you, or to your handwriting, and by the summer you had become “my secretary”, and by the autumn you were the one who was holding {victim.his} hand. You have been through every drawer in the house, and you know what it owes. You do not know why you are still here.',
    'You know {place} as only a person can who has had to write it down. Fifty-two windows; eleven clocks; in the long gallery {count} panes, of which three are cracked. You are the secretary. There is nobody left to be secretary to. Tomorrow at ten you will hand the solicitor the inventory, and walk down the drive.',
  ],
  discovery: [
    'You go up at closing to say goodnight to her; it had been {victim.call}’s custom, and somebody should. The gallery door is locked. You unlock it. There is the row of ancestors, and there at the end is the frame; and inside the frame is wall, a paler rectangle than the rest. She has been cut out, close to the edge, with something very sharp. The bracket clock lies on its back on the carpet. “But there’s nothing been broken,” whispers {ally.call}, behind you; and it is true, they have even swept up the crumbs of gilt. You pull the curtain across.',
    'It is {ally.call} who comes for you. You go up together, not talking. The door is locked, as it should be; the ancestors are in their places; and at the end of the row the great gilt frame is hanging quite straight, with nobody in it. They did not unhook it. They took a blade, and went round her, patiently, as one cuts out a paper doll. Below it a clock has come down off its bracket. You look for some time at the paler wall. Then you draw the curtain over it, and neither of you says why.',
  ],
  allyIntro:
    '“Ford’s over the gateposts.” A wet cap is wrung out into a fern. “So there’s no solicitor, and no constable; there’s us, and there’s the ones who’ve come about the will. {visitors} Cook’s given them soup. It’s what the old one would have said, isn’t it? ‘Lay the table before you light the candles.’ I must have had that off {victim.him} a thousand times. It means, see what you’ve got before you show it to people. I think.”',
  rule: 'Lay the table before you light the candles.',
  note: 'They will all want to be told at once. Lay the ____ before you light the candles. One of them has been sitting in the dark.',
  search:
    'You take a lamp into {scene}. The clock on the carpet stopped at {clockTime}, and you can see why it fell: someone stepped back to look. The cut is clean on three sides. On the fourth it has gone crooked, for about the length of a hand, and then got hold of itself again. No force has been used on the door, and there is only the one key. Whoever it was knew where the floor speaks; there is dust on the boards, and they have kept to the joists.',
  firstEnd:
    'You go out on to the terrace to see how high the water is. The house stands behind you with one window alight, and then another, and then the first goes out. Somebody is walking about in there with a candle, from room to room, quite slowly, as people do who are choosing. You count the windows. It stops at the gallery. And in the black glass, quite still, looking out, there is the face of a young woman; and then there is nobody.',
  secondOpening:
    'The wind has got up into the chimneys. By midnight everyone in the house has rung for something, so as to have someone come. When you get back to {home}, your own inventory is lying open on the desk. There is a pencil line through item one. In the margin, small and neat: “put down as missing, and leave it there.”',
  holderFound:
    '{holder.full} is in the pantry passage, polishing a spoon that could not be improved. Seven hooks on the board; six keys. You take the next spoon. The two of you polish for a while, side by side, like people at a window, and it is {holder.call} who stops.',
  join: 'So either way it brings you to the pantry passage. The gallery has one door, and the door has one key, and for a hundred and fifty years that key has not left its hook without a name in the housekeeper’s book. It hangs there by its string. The passage floods when the ford does; and somebody has used the book to stand on.',
  secondEnd:
    'Past the kitchen garden, under a mound that you had always taken for a grave, there is a low door. You lean on it. You are ready for it to stick; and it swings in like the door of a well-kept larder.',
  thirdOpening:
    'You go down into the mound bent double, {ally.call} first with a stable lantern. It gets colder at every step, until it feels like a hand laid flat on the chest. At the bottom, where the ice used to be, somebody has put in a second door.',
  codeHint: 'the panes, less the lie the clock told',
  codeExplain:
    'There are {count} panes in the gallery. The lie the clock told was one of {error} minutes. {count} less {errorNumber}.',
  inside:
    'It is dry. There is a chair, and an easel, and she is on it: the Heiress, pinned flat, quite whole, looking at the window that isn’t there. Someone has cleaned one corner of her with bread. Under the dirt is a name, and it is not a painter’s. It is “{victim.full}, self, aged nineteen, for whoever stays”. Round the walls lean thirty more: the cook, the old groom, a child with a hoop, all by the same hand, all people who worked here. And on the chair is one sheet of black-edged paper. It begins: “To whoever looked at her first.”',
  gatherMood: [
    'The candles have been lit, all of them, and it makes the room look as if it were expecting somebody.',
    'Nobody will sit in {victim.call}’s chair; they stand about it, like dogs.',
  ],
  slip: [
    'I call it a strange sort of thief that cuts a thing out and then sweeps up.',
    'You’d need a very steady hand to go round a face like that and not touch it.',
  ],
  motive:
    '“I’ve looked at that picture all my life, and I thought that when the time came it would look at me. I went up to ask. One does go and ask. And I saw in the lamplight that there was writing under the paint.”',
  whyNow:
    '“Tomorrow at ten they’d have read it out, and I’d have been ‘and to somebody, a small remembrance’. I wanted to know first. I wasn’t going to sell her. I meant to sit with her until I’d understood, and then my elbow shook, and after that it had to look like a theft.”',
  ...endings,
}
