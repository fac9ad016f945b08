import type { Role } from '../../../../kit.ts'

/** Two who came by water, and one who came for the birds. */
export const seafarers: readonly [Role, Role, Role] = [
  {
    occupation: 'the supply skipper',
    sex: 'female',
    age: [39, 48],
    bio: 'Owns the only boat that will come out to {place} after September. Sells what she carries, carries what she is asked, and has never once been asked to dance.',
    backstory:
      'Her brother’s boat was lost off this reef on a night when the log said the lamp was lit.',
    personality: 'Dry, watchful, kind by stealth',
    appearance: 'Cropped grey hair, a man’s jersey, one glove always tucked in her belt',
    portrait: { hair: 'short', hat: 'cap', accessory: 'scarf', coat: '#37474f' },
    meet: '“I’d have gone ashore if I could.” She is splicing rope that does not need it. “You’ll write down that I said so. Everybody writes down what they’ve already decided.”',
    alone: 'aboard, boots on, listening to the anchor drag',
    quip: 'A dark light’s no great mystery to me. I find this place by the smell.',
    hint: 'Under the boards of {loner.call}’s boat, where there should be ballast, are forty flat tins. You expect tobacco. It is insulin, packed in wet moss, with a list of names in a child’s capitals.',
    soft: '“Duty on it’s more than they earn. So it comes in with the lamp oil and nobody signs.” The rope lies still. “At {trueTime} I was shifting it aft before the bilge got to it. You can count the wet ones. Thirty, near enough. Each one of those takes a minute when the boat’s standing on her head.”',
    hard: '“Take it, then. Take it to the customs and watch who limps next month.” There is no more to be had from her. But thirty of the forty tins have been shifted, by hand and in the dark; you have tried shifting one, and it took you a minute.',
    habit:
      '“I can’t abide a key in my pocket on the water. If I go over, it goes with me, and then where are you? I hang it up. Always have.”',
    confess:
      '“My brother came in on a lamp that wasn’t lit, and the log said it was. So I thought {victim.he} lied. I came to make {victim.him} say so.” She looks at her hands as though they were somebody’s she had hired. “It wasn’t {victim.him}. It was the one before. {victim.he|cap} had written that down as well.”',
  },
  {
    occupation: 'the ornithologist',
    sex: 'female',
    age: [31, 38],
    bio: 'Counts seabirds for a society nobody has heard of. Early, silent, precise; can tell you which gull is which and will.',
    backstory: 'Has asked, in two years of visits, more about {victim.full} than about any bird.',
    personality: 'Precise, private, fierce about evidence',
    appearance: 'Wind-burned, field glasses on a mended strap, a notebook buttoned inside her coat',
    portrait: { hair: 'ponytail', hat: 'brim', coat: '#6b705c' },
    meet: '“There were no strikes. Birds strike a lit glass; I looked under the gallery at first light and there was not a feather.” She offers you this as another person might offer tea. “I thought you would like one fact that has not got a person in it.”',
    alone: 'out on the rocks below the tower, counting shearwaters, badly',
    quip: 'I looked for dead birds under the gallery and found none. You may draw your own conclusion.',
    hint: '{loner.call}’s notebook has no birds in it after the first ten pages. It has tide tables, the finding of an inquiry copied out by hand, and a photograph of {victim.full} with a small girl on {victim.his} shoulders, holding field glasses far too big for her.',
    soft: '“{victim.he|cap} was my father’s brother and brought me up. There is no society.” The strap is wound round her wrist. “At {trueTime} I was on the rocks under the gallery with a weighted line, finding out where a person would come down. I have done it in every wind. I wanted to be sure before I was angry.”',
    hard: '“You can have the notebook. I hope you can read a tide table.” You can. Her line of soundings was taken on the outer rocks and runs, minute by minute, straight through {trueTime}. No one could have been there and in the tower too.',
    habit:
      '“I put it on the hook so that I would stop going up there. I was up there every night. It was not doing me any good.”',
    confess:
      '“I was the child in the boat. Eleven drowned and I was washed up. I was told {victim.he} had let the lamp go out.” Her precision does not desert her; it has simply nothing left to measure. “I came out here nine years ago to ask. I did not believe the answer. I believe it now.”',
  },
  {
    occupation: 'the salvage agent',
    sex: 'female',
    age: [44, 53],
    bio: 'Buys what the reef leaves over. Always first on the beach; always in black, out of respect, she says, and because it does not show.',
    backstory:
      'Has bid at every auction of wreck for twenty years, and has never once bid for anything with a name on it.',
    personality: 'Brisk, unsentimental, given to humming hymns',
    appearance: 'Black oilskin, a man’s watch, a purse on a chain',
    portrait: { hair: 'bun', accessory: 'collar', coat: '#22242a' },
    meet: '“People think I pray for weather.” A chain runs through her fingers. “I’ve buried more of what comes ashore here than the parson has. Ask me where I was. I shall say it was my own business, and you will put that down as a no.”',
    alone: 'in the old quarters, doing my accounts, with a hymn to keep time',
    quip: 'There’s no profit in a dark light, whatever they say of me: nobody pays for splinters.',
    hint: 'In {loner.call}’s purse there is no money. There are buttons, forty or so, brass and bone; and each is sewn to a scrap of card with the name of a boat, a date, and a body’s measurements in her small quick hand.',
    soft: '“So that somebody could be told. They come in with no faces, you see, but a mother will know a button.” The purse is closed. “At {trueTime} I was sewing one on. From the last boat. He was a boy. I sing while I do it or I can’t.”',
    hard: '“Count them, then, since you count everything.” You do. The last card is finished but for its thread, and the candle she sewed it by is scored in quarter hours, as undertakers’ are. She had not moved from it since ten.',
    habit:
      '“I’ve enough that belongs to the dead about me. I don’t keep keys. I hang them where the living can reach.”',
    confess:
      '“I bought that boat before it sank.” She does not hum. “Eleven men, and I had the timber priced on the Tuesday. All I was asked was to be looking the other way, and I have a great gift for it.”',
  },
]
