import type { Role } from '../../../../kit.ts'

/** Three who hold some office on the coast. */
export const officeholders: readonly [Role, Role, Role] = [
  {
    occupation: 'the harbour master',
    sex: 'male',
    age: [52, 60],
    bio: 'Runs the harbour across the sound and, in his own opinion, the weather. Never been seen without his cap of office, or to change his mind in front of anyone.',
    backstory:
      'He sat on the inquiry that found {victim.full} lost to drink and tide, and signed the finding before the tide tables had been sent for.',
    personality: 'Ceremonious, quick to take charge, slow to be alone',
    appearance:
      'Square and silver-whiskered, navy coat with the top button done up, rain still standing on the braid',
    portrait: { hat: 'peaked', beard: true, hair: 'short', coat: '#1f2a44' },
    meet: '“You will find that I have already drawn up a list of what I intend to be asked.” He has. It is in copperplate. The question of where he was is last, and the space beneath it is small.',
    alone: 'down at the landing, counting fenders, since no one else can be trusted to count',
    quip: 'I have had three lights go dark on my coast and I have written to the Board about each of them.',
    hint: 'In {loner.call}’s cell, wrapped in oilcloth beneath the mattress, is a second set of harbour books. The sums in them are small, regular, and go out on the same day of each month to eleven women with different surnames.',
    soft: '“They are widows.” The cap comes off, and goes on again. “The Board pays a boat’s insurers and forgets a boat’s crew. I take it out of harbour dues. At {trueTime} I was at the landing with a hurricane lamp, writing up what I have stolen, because I will not do it under a roof they pay for.”',
    hard: '“You may read a man’s books. You will not be told what they mean.” The figures tell you anyway, once you stop looking for a crime: last night’s entries are blotched with salt water to the foot of the page. They were written in the open, at the landing, in the thick of it.',
    habit:
      '“My eyes are going.” It comes out very stiffly. “I sign where I am told the line is. I hang the key where I can find it by feel.”',
    confess:
      '“The insurers pay for rocks.” He has taken off the cap, and without it he is nobody. “They do not pay for a lamp that failed on the right night to oblige an owner. I was to see that it failed. Four hundred pounds; I had a daughter to marry.”',
  },
  {
    occupation: 'the island doctor',
    sex: 'male',
    age: [58, 67],
    bio: 'Has brought most of the coast into the world and seen a good part of it out. Courteous to a fault; the fault is that you forget to ask him anything.',
    backstory: 'Signed the certificate for {victim.full} without a body to sign it for.',
    personality: 'Courteous, tired, evasive when thanked',
    appearance:
      'Long and stooped, good tweed gone at the cuffs, a bag worn to the colour of a saddle',
    portrait: { hair: 'bald', glasses: true, accessory: 'stethoscope', coat: '#5a5346' },
    meet: '“Sit down, you have been running.” Two fingers are on your pulse before you can object. “A hundred and ten. I should like to say that mine was slower.” It is some minutes before you notice you are the one answering questions.',
    alone: 'upstairs with my bag, and a book I was not reading',
    quip: 'I have certified nineteen drownings, and not one of them looked surprised.',
    hint: 'In {loner.call}’s bag, under the lint, are six bottles of laudanum, five empty. Beside them is a page of handwriting practice: his own name, over and over, in letters that get larger and less certain.',
    soft: '“Not for pain. For the shaking.” He holds up a hand to show you, and puts it away. “I have eight confinements due this winter and there is nobody else. At {trueTime} I was lying flat upstairs, waiting for my hands to belong to me. {ally.call} put a blanket on me. I pretended to be asleep so as not to be asked.”',
    hard: '“I would rather you thought me a murderer than unsteady.” He means it. But {ally.call}, at your elbow, has gone red. There was someone flat on the cot upstairs at that hour; there was a blanket put over him, and a promise made not to mention it.',
    habit:
      '“My hand is not what it was. I drop things. A key I have dropped into the sea is a poor joke, so I hang it up.”',
    confess:
      '“I signed for a death I had not seen, because I had seen it.” He folds his spectacles. “A bottle too many, a boat I should have been sent for and was not fit to board. Eleven men. {victim.call} had it all in that log: the hour they called me and the hour I came.”',
  },
  {
    occupation: 'the wireless operator',
    sex: 'male',
    age: [28, 35],
    bio: 'Lent to the rock for a month to test a set that does not work. Starts at bells, apologises to furniture, and can hear a weak signal under a gale that nobody else believes in.',
    backstory:
      'Came out in place of a friend who would not; has never said why he did not refuse as well.',
    personality: 'Nervous, exact, truthful about small things',
    appearance:
      'Thin, ink on the lip from a chewed pencil, headphones round the neck like a collar',
    portrait: { hair: 'short', accessory: 'headphones', glasses: true, coat: '#3a4a3f' },
    meet: '“I logged it.” You have not asked anything yet. “I log everything. If there is a gap it is the atmospherics.” He has put his hand flat over the page.',
    alone: 'on the set with the headphones on, with nothing coming in but storm',
    quip: 'I don’t sleep when the glass does that. Nobody ought to.',
    hint: '{loner.call}’s message pad has been torn off clean, but he presses hard. Under a slant of light the blank sheet gives back line after line of the same call sign, and at the end of each, the three letters operators use for “love”.',
    soft: '“She’s at the Ness station.” He has gone scarlet. “We’ve never met. It’s against every regulation. From ten to the quarter to I was sending, and she was sending back; it’ll be in her log to the second. Please don’t ask for her log.”',
    hard: '“It’s private.” So even he has a place where he stops. But the impressions on the pad run on without a gap, and the last of them signs off with the time. He was at the key, and keyed it, straight through {trueTime}.',
    habit:
      '“I lose things. I lost a codebook once. So I hang them up at once and then I check, and I had checked twice, and I did not want to be a person who checks three times.”',
    confess:
      '“There was a distress call. The first winter I ever sat a set; I was nineteen. I was paid to have been asleep. I wasn’t asleep.” He speaks at dictation speed, so that anyone could take it down. “I have heard it every night since at the same strength.”',
  },
]
