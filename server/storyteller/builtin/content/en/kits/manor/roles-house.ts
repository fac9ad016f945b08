import type { Role } from '../../../../kit.ts'

/** Three whom the house has kept. */
export const household: readonly [Role, Role, Role] = [
  {
    occupation: 'the housekeeper',
    sex: 'female',
    age: [55, 63],
    bio: 'Has run {place} for thirty years, on nothing, for the last ten. Believes in starch.',
    backstory:
      'Came as a kitchen-maid of fifteen, and was drawn once, holding a jug; she has never known what became of it.',
    personality: 'Formidable, loyal, cries only in the linen-room',
    appearance: 'Black bombazine, a cameo, nothing out of place but one hairpin',
    portrait: { hair: 'bun', accessory: 'collar', coat: '#23222a' },
    meet: '“You’ll take that chair, it’s been aired.” She remains standing. “I have sat up with four masters of this house. I’ll answer you anything that’s proper; and what isn’t, I’ll tell you that it isn’t.”',
    alone: 'in the linen-room, counting sheets for the people who had come',
    quip: 'I have known every mark on every wall of this house and who made it.',
    hint: 'Behind the best sheets in the linen-room {loner.call} keeps a biscuit-tin of receipts. The butcher, the sweep, the wages of three maids: for ten years, each of them has been made out to the house, and paid out of her own savings.',
    soft: '“There wasn’t the money. And {victim.he} wasn’t to know.” The cameo is straightened. “At {trueTime} I was in the linen-room. I’d two guests’ worth of good sheets and four guests. I was unpicking my own bottom drawer, to hem. I’d not be asking to be told so tomorrow, before the family.”',
    hard: '“Those are private,” she says; and to your horror the chin begins to go. You have seen enough. There are eight new hems upon the shelf, with a stitch like print; nobody living could have done those in less than the hour, or in any room but that one, with the needle still hot from the lamp.',
    habit:
      '“A key goes back on its hook. It went back on its hook when I was fifteen and it will go back when I’m dead.”',
    confess:
      '“Thirty years I have locked her in at night.” The hairpin has come out; she does not see to it. “And I thought that at the least I’d be one of the ones that were told. When I saw that there was a name, I couldn’t read it without my glasses. I only cut so as to get her to the light.”',
  },
  {
    occupation: 'the picture-dealer',
    sex: 'male',
    age: [46, 57],
    bio: 'Asked down to make a valuation. Talks of beauty, and carries a lens and a very small pair of scales.',
    backstory:
      'Wanted to be a painter. Sold his own first canvas as another man’s, and got a good price.',
    personality: 'Silky, hungry, humble in front of good work',
    appearance: 'Velvet collar, ringed hand, the eyes of somebody who does not sleep',
    portrait: { hair: 'long', beard: true, accessory: 'scarf', coat: '#3d2f4c' },
    meet: '“Let me be useful. I am always first to be suspected; I have got quite good at it.” The lens turns over and over in his fingers. “It was by no hand I know. That is the one thing I’m prepared to swear to. And I know them all; I’ve been most of them.”',
    alone: 'in the billiard-room with my catalogue, getting nowhere',
    quip: 'One doesn’t steal a picture without a name, my friend, one gives it one.',
    hint: 'In the false bottom of {loner.call}’s case is a roll of canvas. You think that you have it. But it is a portrait of a woman at a wash-tub, clumsy, tender, thirty years old; and on the back of it is his name, his own, and the word “unsold”.',
    soft: '“My mother. I take it everywhere, and hang it where I sleep, facing the wall.” He is a different shape without the voice. “At {trueTime} I was in the billiard-room, trying to mend her hand. It has always been wrong. I’d seen the hand in your gallery, you see, and I thought that I understood how it was done.”',
    hard: '“It’s of no value. I can assure you of that, professionally.” But the paint on the hand is wet. It is the one good thing in the picture. He has been at it, by the look of the rag, for most of an hour; and there’s a ring upon the billiard-cloth where the turpentine stood and no one moved it.',
    habit: '“I’ve a horror of being found with something in my pocket. You’ll imagine why.”',
    confess:
      '“I went to steal it. Yes. I had the buyer.” He lays the lens down, on its face. “And I put up the lamp, and it was by somebody nobody had heard of, for nobody. As good as that! For the first time in my life I wanted to cut a name out and not put one in.”',
  },
  {
    occupation: 'the family doctor',
    sex: 'female',
    age: [36, 46],
    bio: 'The first woman to have the practice. Drives herself, in all weathers, and is called “miss” by people whose lives she has saved.',
    backstory: 'Was with {victim.full} at the end, and has not repeated what was said.',
    personality: 'Direct, overtired, bad at being thanked',
    appearance: 'Leather motoring-coat, man’s watch, a bag with a rope handle',
    portrait: { hair: 'short', accessory: 'stethoscope', coat: '#5b4636' },
    meet: '“I’m only here because the ford came up. Will you sit, or do you think better on your feet?” She has already looked at your tongue. “Go to bed early. Nobody ever does. Well? I suppose I am one of the four.”',
    alone: 'out in the coach-house, with my head in the engine',
    quip: 'People will tell their doctor anything, and then they say that nobody ever asked.',
    hint: 'In {loner.call}’s bag, under the lint, is a sketch-block. It is all hands: {victim.full}’s hands, on the sheet, on the cup; day after day, with the date on each, smaller and smaller; and on the last of them another hand has come into the picture, and is holding on.',
    soft: '“I was taught it. At the bedside. I couldn’t do anything else, so I was given a pencil.” She doesn’t take it back from you. “At {trueTime} I was in the coach-house. I’d said that I would look at the magneto. I sat in the car and drew the steering-wheel. I drew it until it was a good one. Then I howled, if you want that for your notes.”',
    hard: '“Confidential,” she snaps. So be it; but you have been out to the coach-house. The lamps of the car have been left alight, and run down until they’re orange, and on the seat there are eleven steering-wheels, each one better than the one before. The battery takes an hour and more to go like that. It was charged at nine; she had told everyone so.',
    habit:
      '“Never keep anything in your hand when you’ve finished with it. It’s the first thing they teach you.”',
    confess:
      '“I was told where to look. At the end. ‘There’s a name on her, you’ll be surprised.’” She pushes her hands into her coat. “I thought it might be mine. I had got it into my head. I suppose that one does, with somebody that one has sat up with.”',
  },
]
