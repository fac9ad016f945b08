import type { KitTexts } from '../../../../kit.ts'
import { endings } from './endings.ts'

/** The night somebody was not behind a bolted door. */
export const texts: KitTexts = {
  titles: [
    'Compartment Seven',
    'The Night Train to {place}',
    'Bolted from the Inside',
    'Nobody in Seven',
  ],
  chapterOne: ['The Clock in Seven', 'Stopped in the Snow'],
  chapterTwo: ['The Three-Cornered Key', 'A Page of the Register'],
  chapterThree: ['The Hamper in the Van', 'Labelled to the End of the Line'],
  settingNote:
    'A night train with one sleeping-car, bound for {place}, some winters after the war: a narrow corridor, thick doors, and passengers who can all hear one another and have not been introduced.',
  isolation:
    'a drift across the line ahead, another behind, and the plough not due before it is light',
  theme: [
    'A train keeps time because somebody you never see is looking at a signal for you. Eleven winters ago one of them looked away, and another changed the book. The game asks which of the two was worse: the mistake, or the kindness.',
    'It is a great thing to be believed, and a terrible one to be believed about the wrong night. Everybody on this train has lived for eleven years on one sentence in a newspaper.',
  ],
  question:
    'The door was bolted on the inside and the window screwed shut. How did a passenger vanish from a locked compartment, and who opened it?',
  deedDid: 'took {victim.full} out of compartment seven',
  deedShort: 'the emptying of compartment seven',
  lie: 'the passenger in seven had been taken ill and must not be disturbed',
  innocentMark: 'put a shoulder to the gangway door when it froze',
  innocentMarkSaid: 'put my shoulder to that gangway door when it froze',
  world: [
    'The night train to {place} leaves at six on alternate evenings, goes over two ranges of hills, and is due at breakfast. It has one sleeping-car, eight compartments, and a corridor in which people apologise. Eleven winters ago, on this line, at Harle Junction, two trains were let on to one piece of track. The weather was blamed. {victim.full}, who was in the signal box, has not said a word about it since; and tonight {victim.he} bought a ticket.',
    'Everyone who takes the night train to {place} is either going home or going to have something out with somebody. There are eight compartments in the sleeping-car. In seven is {victim.full}, who was signalman at Harle Junction on the night of the accident. Tomorrow at ten, at the far end of the line, there is to be an inquiry; and a seat has been kept at it, eleven years, for a witness who never came.',
  ],
  rules:
    'Until the plough comes, the train does not move and nobody leaves it. Every door on it bolts from the inside; only the carriage key can turn a bolt from without, and whoever borrows the key signs the register.',
  time: 'A night in February, some winters after the war',
  premise: [
    'The night train to {place} has stopped in the snow, and a passenger has vanished from a locked compartment. The bolt was shot on the inside, the window screwed down. {victim.full} was behind that door at nine o’clock; and now nobody is.',
    'Nobody gets off the night train between the hills and {place}. But {victim.full}, who went to bed in compartment seven and bolted the door, has vanished out of it, and left the bolt as it was.',
  ],
  object: 'the envelope',
  opening: [
    'When {victim.full} came aboard {victim.he} set a watch by the station clock, and then stood looking at the signal for a good deal longer. As you showed {victim.him} to seven {victim.he} put an envelope into your hand. “For when we get in,” {victim.he} said. You took that to mean {place}. But now the train is in nowhere at all, and you have opened it. There is one line. “If I am not in my berth by morning, do not look for me on the line. I shall have been kept.”',
    'You have an envelope inside your tunic. {victim.full}, in seven, gave it to you with the fare: an old habit of the railway, never hand over one thing by itself. It was not to be opened before {place}. At half past nine the train stopped, and at ten you broke that promise. “If I am not in my berth by morning,” it says, “do not look for me on the line. I shall have been kept.”',
  ],
  objectText:
    'You hold {object} to the lamp. It is a plain railway hand, each figure shut like a gate. The paper is the odd thing: not note-paper, but a leaf out of a train register, with the columns printed on the back. “Offered. Accepted. Entering Section.” In the column for the date somebody has put a thumbnail under the eleventh of February, and left a dent that is deeper than one thumb on one night could make.',
  arrival: [
    'When the train stops, what you can see from the window is the milepost: {count}, black on white, leaning a little in the snow like somebody waiting to be asked. You are the night attendant. It is your third trip, and the cap is still too big. You have been told to go along the corridor and say that there is nothing to worry about. You say it eight times. At the eighth door nobody answers.',
    'Milepost {count}: you write it in the journey book, because that is what an attendant does when a train stops where there is no station. It is your third night on the sleeping-car to {place}. Nobody has rung. Everybody has opened a door by one inch. You go along and say that it is only snow, and all the doors close, one after another, except the seventh, which has not opened.',
  ],
  discovery: [
    'You knock at seven, and call, and knock. Then you do what you were shown on your first day and hoped you never would have to: you bend a coat-hanger, and reach down through the ventilator, and draw the bolt from inside. It takes seven minutes. The berth has been slept on but not in. The window is screwed down, as they all are. The travelling clock is on the floor. And there is nobody there. You look under the berth, as one does. {ally.call}, behind you, looks too. Then the two of you shut the door again, very gently, as if not to wake anyone.',
    'It takes a bent coat-hanger, through the ventilator, and seven minutes, before the bolt of seven slides back. It had been shot right home. “Sir?” you say, or “madam,” you are not sure; and then it does not matter, since nobody is in there to be offended. A berth, a blanket, a travelling clock on its face on the floor. The window has four screws in it, painted over. You and {ally.call} stand there, and neither of you wants to be the first to say that it cannot be done.',
  ],
  allyIntro:
    '“Drift ahead, drift behind, and the telegraph’s down.” Snow is being stamped off a pair of boots. “So whoever’s on is on, till the plough comes. And there’s just the four of them were up and about tonight: {visitors} I’ve given them all tea. My old driver had a saying for when there’s trouble. ‘Look at the signal before you look at the clock.’ I never knew what he meant by it, only that he was never late and never hit anything.”',
  rule: 'Look at the signal before you look at the clock.',
  note: 'They will hurry you. Look at the ____ before you look at the clock. One night somebody looked at the clock.',
  search:
    '{scene|cap} smells of cold tea. The little clock lies on its side, stopped at {clockTime}. On the brass tongue of the bolt there are new scratches, and they are not on the side a sleeper would make. You try it with a pencil. In the outer plate there is a three-cornered hole; turn what is in the hole, and the bolt inside walks home by itself. So that is a locked room: it is a door, and somebody with a key, and everyone else being impressed.',
  firstEnd:
    'You go out between the carriages to see what there is to see. It has stopped snowing. Beside the train, from end to end, the snow lies as it fell, with not a mark on it; and you are halfway back before you understand what that tells you. Nobody has got off. Behind you the gangway plate, which rings when it is trodden on, rings.',
  secondOpening:
    'After two in the morning the corridor has rules of its own. Nobody meets there by accident. When you come back to {home}, a folded napkin has been put beneath your cup. The pencil is railway pencil, the purple kind. It says: “never mind the clock in seven.”',
  holderFound:
    '{holder.full} is in the guard’s compartment, squaring off a pile of labels that is square already. Seven hooks on the wall; six keys. You do not mention it. You breathe on the window, and wipe it, and breathe on it again, and it is {holder.call} who gives in.',
  join: 'By one way or the other you have come to the guard’s compartment. A bolt can be shot from outside with one thing only, and that is {key.the}; and {key.the} does not leave its hook, even for a minute, without a name against it. The register hangs by the window. The window leaks, and it has been leaking on tonight.',
  secondEnd:
    'The luggage van is the last thing on the train. Nobody is to go in before {place}; there is a notice. The padlock is as it should be. But there is fresh oil on the hinge below it, and oil, you have begun to think, is what people use when they are sorry.',
  thirdOpening:
    'There is no lamp in the van. {ally.call} goes ahead, a torch between the teeth, moving cases. At the ninth {ally.he} stops. It is a laundry hamper, the long kind; it belongs to the dining-car, and it has no business here; and the label, in purple pencil, says “{victim.full}, passenger to {place}, to be left till called for”.',
  codeHint: 'the milepost, less the lie the clock told',
  codeExplain:
    'The train stopped at milepost {count}. The clock told a lie of {error} minutes. {count} less {errorNumber}.',
  inside: [
    'You lift the lid on the sound of breathing. {victim.full} is lying on eleven blankets with a pillow under {victim.his} head: tucked in, you would say, if it were not so carefully the wrong place. There is a smell of chloral. You can find no harm on {victim.him}. In {victim.his} two hands, held as a child holds a thing in its sleep, is a page cut out of a train register, the eleventh of February, Harle Junction. Two times have been altered in it by somebody with a very fine pen. With it is a sheet of letter-paper. It begins: “To whoever has the box after me.”',
  ],
  gatherMood: [
    'The lamps have been turned down to save them, and everybody looks kinder than they are.',
    'Someone has cleared the cups away. Nobody will say who.',
  ],
  slip: [
    'People don’t bolt themselves in and then not be there.',
    'A bolt like that can’t be shot by someone who’s gone.',
  ],
  motive:
    '“{victim.he|cap} was going to hand it in. The page. Tomorrow, at ten. I asked for one more year. And {victim.he} said to me, so kindly, that it had been eleven.”',
  whyNow:
    '“Ten drops in the tea, and the hamper, and I put a pillow in. I only wanted the ten o’clock to go by. It was when I backed out that I knocked the clock down; and I remembered that it ran fast, and I thought: well, then, let it say so.”',
  ...endings,
}
