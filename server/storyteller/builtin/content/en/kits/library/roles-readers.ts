import type { Role } from '../../../../kit.ts'

/** Three who came for the books. */
export const readers: readonly [Role, Role, Role] = [
  {
    occupation: 'the second-hand bookseller',
    sex: 'female',
    age: [43, 52],
    bio: 'Third of her line in the shop by the station. Quick to name a price, quick to regret it.',
    backstory:
      'She and {victim.full} met by reaching for the same book, and have disputed it ever since.',
    personality: 'Outspoken, sharp-eyed, conceals a soft heart badly',
    appearance: 'Fingerless gloves, an apron of pockets, price-labels on both cuffs',
    portrait: { hair: 'bun', accessory: 'apron', hat: 'beret', coat: '#7b4b3a' },
    meet: '“Sit, if you can find a chair I’ve not put something on.” She has not got up. “They’ve had me in to value it. Thirty thousand, at so much a yard. I said I’d have to handle every one. I’m on the third shelf, and I am going as slow as I know how.”',
    alone: 'with the crates I’d brought in from the shop, pricing',
    quip: 'It isn’t the book that runs away, my love, it’s whoever has it out.',
    hint: 'In {loner.call}’s hamper are thirty old paperbacks, and all of them have the stamp of {place}. You think: stolen. But each has still got, inside the cover, another shop’s price; and each price has been paid.',
    soft: '“I buy them back. They go for a few pence, in London, in Leeds. People die and it all gets cleared.” She strokes one flat. “I slip them on to the shelves, and {victim.he} stamps them and never says. At {trueTime} I was rubbing out the prices. One has to go gently or it takes the paper. I’d as soon you didn’t tell. I have a name as a hard woman.”',
    hard: '“Well, arrest me.” She puts out both wrists, with the labels on. But there are crumbs of india-rubber over everything, fresh, grey, a drift as deep as a thumbnail; and thirty books done like that, without one tear, is all of an evening’s work for a pair of hands that never hurried.',
    habit: '“Anything I’ve got hold of I start wanting to sell. So keys I hang up.”',
    confess:
      '“My dad owed a man.” It comes out in her shop voice. “I let him have six from the strong-room, years ago, to clear it, and I put in six others that looked like them. I took {victim.him} for blind. And {victim.he} found five of them, and {victim.he} paid.”',
  },
  {
    occupation: 'the bookbinder',
    sex: 'male',
    age: [30, 39],
    bio: 'Comes once a month to mend. Has few words, and his hands use them first.',
    backstory: 'His old master went away from this town in the night, with a job half done.',
    personality: 'Quiet, honest, sleeps lightly',
    appearance: 'Blue apron, the smell of hot glue, a white scar on one forefinger',
    portrait: { hair: 'short', accessory: 'apron', coat: '#2e4057' },
    meet: 'He is looking at the torn edge of a poster, and presses it down before he turns round. “It’ll hold,” he says. It seems to be the answer to some other question. “You want to know what I’ve seen. I don’t look up much. I see hands.”',
    alone: 'waiting for a thing to dry',
    quip: 'Torn paper can’t lie: it will only go back the way it was torn.',
    hint: 'Beneath a false floor in {loner.call}’s toolbox is another man’s notebook. Its last page is a single instruction, in an old-fashioned hand: “whoever mends this must leave no name.”',
    soft: '“That’s my master’s. I wanted to know why he went.” He shuts the lid with one finger. “He’d mended something down there, and seen a list. And his own name was on it. At {trueTime} I was sitting by the glue-pot in the gallery. It has to be stirred, or it burns. I stir, and I think what I’d have told him.”',
    hard: '“No,” he says, and puts his hand on the box, and then takes it off again. There is not much you can do with a man like that. But a pot of hide glue stands in the gallery, just at the turn; a minute’s neglect and it would have been black. It has been stirred, and stirred, from ten o’clock until you all called out.',
    habit: '“I don’t like to take hold of a key with glue on my hands. So I hang it, quick.”',
    confess:
      '“I knew the stitching.” He is speaking to the table. “The book was one of ours. My master bound it. And he’d cut a page out for somebody, for money, and I was the boy who held the lamp. I’ve got page nine all by myself.”',
  },
  {
    occupation: 'the retired schoolmistress',
    sex: 'female',
    age: [68, 77],
    bio: 'Taught the town to read, and is still correcting it.',
    backstory: 'Had {victim.full} in her first class of all. “Will ask why,” says the report.',
    personality: 'Brisk, merciless about commas, afraid of being read to',
    appearance: 'Upright, tweed, a magnifying glass on a ribbon',
    portrait: { hair: 'bun', glasses: true, accessory: 'pearls', coat: '#4f5d4e' },
    meet: '“You have not wiped your feet.” It is true. “Now, then. You want to know who was where. When I was teaching, we did not ask. We waited. It comes out, in the end, if you go on looking at them over your spectacles.”',
    alone: 'in the gallery, where the light is better than it was',
    quip: 'I never yet knew the guilty child to put a thing back tidily.',
    hint: 'The books that {loner.call} has out are all large ones, atlases and albums. In her bag is a reading lens as thick as a paperweight, and a letter from a hospital; and every page of every book has been touched at the corner, in order, with a wetted thumb, and none of them has been read.',
    soft: '“I can see that there is a page.” She says it as she would a date. “I have not been able to see what is on it since the spring. {victim.call} used to read to me, after closing, with the blind down. At {trueTime} I was in the gallery, turning them over. I still know when to turn.”',
    hard: '“Give that back, child, and stand up straight.” But on the gallery table there is the big atlas, open at the index; and a line of damp thumb-prints, page by page, leads through four hundred of them, drying one by one. The first is gone. The last few are still wet. It takes a quarter of a minute to a page, and she had not skipped.',
    habit:
      '“I cannot read the label, so I put it where I shall know it by reaching. You may call that cheating.”',
    confess:
      '“I told a boy that he was stupid.” Her chin does not drop. “He believed me. It is in there, with the year. {victim.call} was sitting next to him. I did not need to be able to see it; I knew where on the page it would come.”',
  },
]
