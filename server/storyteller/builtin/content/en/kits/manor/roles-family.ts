import type { Role } from '../../../../kit.ts'

/** Three who were born to expect something. */
export const family: readonly [Role, Role, Role] = [
  {
    occupation: 'the nephew from the city',
    sex: 'male',
    age: [30, 39],
    bio: 'Has good tailoring and bad letters from his bank. Comes down twice a year, and brings his own gin.',
    backstory:
      'Was sent to {place} every summer as a boy, and has told everyone since that he was bored.',
    personality: 'Charming, evasive, sentimental when he thinks that no one is there',
    appearance: 'Beautiful black coat, no gloves, a cigarette case with somebody else’s initials',
    portrait: { hair: 'short', accessory: 'tie', coat: '#1c1d22' },
    meet: '“Do ask me. I’ve been rehearsing in the glass.” He offers you his case; it is empty. “I’m the bad hat. There always is one. It saves the rest of them such a lot of trouble.”',
    alone: 'walking up and down the yew walk, doing sums',
    quip: 'If I had wanted money out of this house I should have started with the spoons.',
    hint: 'In {loner.call}’s dressing-case there are no letters from a bank. There are eleven from {victim.full}, one each summer, addressed to a boy at a school; and his replies to all of them, stamped, and never posted.',
    soft: '“I used to write them on the train. And then I’d be so afraid that it was a soppy letter.” He puts the string back. “At {trueTime} I was out on the yew walk saying them aloud. To a hedge. It was the only time I could get through one.”',
    hard: '“Oh, read them. Everybody’s going to be reading something tomorrow.” You do; and on the last, quite fresh, are a great many small drops, and it is not rain, since under the yews it doesn’t. The candle-end he read it by is out there still, at the far turn. It would burn for an hour, about, and somebody pinched it out when you called.',
    habit:
      '“I used to be locked in for things. I can’t have a key on me. I hang it up the moment I’ve done.”',
    confess:
      '“I’d have been quite happy with the spoons.” It is his ordinary voice, with nothing at all in it. “I only wanted to be told that I had been dull to have about. And I wasn’t in there. Thirty pictures, and I used to sit for hours.”',
  },
  {
    occupation: 'the cousin in reduced circumstances',
    sex: 'female',
    age: [52, 61],
    bio: 'Came for a week, nineteen years ago. Does the flowers, answers the invitations, takes the chop with the bone in it.',
    backstory:
      'Was once engaged. {victim.full} advised her against it, and was right, and has never been forgiven.',
    personality: 'Meek, exact, keeps accounts nobody sees',
    appearance: 'Grey silk, turned twice; scissors on a ribbon',
    portrait: { hair: 'bun', accessory: 'pearls', coat: '#6e6a78' },
    meet: '“I hope you weren’t kept waiting?” It is she who has been kept waiting, for some hours, on a hard chair. “I don’t expect to be of any help. I never notice things. One gets into the way of it.”',
    alone: 'in the still-room, doing tomorrow’s flowers',
    quip: 'When a thing goes missing in this house it has always been me that was asked to look for it.',
    hint: 'Beneath the ribbons in {loner.call}’s work-box is a bank-book. Nineteen years of five shillings a week, and there is a railway time-table with it, in which one train has been underlined, and the year changed, nineteen times.',
    soft: '“I was always going. Every year, in the spring, when the days drew out.” She lets the lid down without a sound. “At {trueTime} I was in the still-room, packing. I took things out of the case as fast as I put them in. You’ll find my good shoes in with the lilies.”',
    hard: '“I should be obliged if you would shut that.” It is said so quietly that you do. But in the still-room there are forty chrysanthemums, wired, each with three turns and the end tucked under; it is not a thing one can hurry; and the water she stood them in was drawn, by Cook’s own clock, at ten.',
    habit:
      '“I have never had a key that was mine. I put it straight back, for fear of getting used to it.”',
    confess:
      '“I have dusted that frame for nineteen years.” She has folded her hands. “I know every leaf on it. I thought: I am the only person in this house who’s ever touched her. It never once crossed my mind that it was because I was looking at the frame.”',
  },
  {
    occupation: 'the godson, a clergyman',
    sex: 'male',
    age: [41, 50],
    bio: 'Has a cold church and a great many children. Buried {victim.full} on Tuesday, and did it well.',
    backstory: 'Was promised, at his christening, that he would be remembered.',
    personality: 'Gentle, absent-minded, ashamed of hoping',
    appearance: 'Darned cassock, chilblains, a kind long face like a horse’s',
    portrait: { hair: 'bald', accessory: 'collar', glasses: true, coat: '#2b2b30' },
    meet: '“I was hoping that you’d come to me first.” He moves some hymn-sheets so that you can sit. “I find people do come. I’m afraid I’m not any use to them; but there is generally somewhere to sit down.”',
    alone: 'in the chapel, on my knees, for want of anywhere warmer',
    quip: 'We brought nothing into this world, and I have seen what families do about the rest.',
    hint: 'Inside {loner.call}’s prayer-book, where the ribbon is, there is a paper covered with figures. “Coal. Boots, nine pairs. Roof.” It is added up twice, and comes out different, and at the foot of it he has written: “Lord, not as I will; but two hundred would do it.”',
    soft: '“It’s a kind of prayer, I suppose. It’s got God’s name in it.” He has gone as red as a boy. “At {trueTime} I was in the chapel, asking for a legacy. I’d buried {victim.him} on the Tuesday. I got up twice to go to bed; and each time I thought of the boots.”',
    hard: '“Yes, that’s mine,” he says, and does not try to take it. But there has been a frost in the chapel; and on the step of the altar-rail are two round patches where it has thawed, and dried, and the stone has had time to take the warmth of a pair of knees. That’s not the work of five minutes.',
    habit:
      '“I lose everything. The children have tied my gloves on with tape. So if there’s a hook, I thank God for it.”',
    confess:
      '“I told myself that I would only see what it would fetch.” He has taken his collar off; it lies in front of him like something on a plate. “There’s a man in Bath. And I’d got the knife in before I looked up at her. I do not know why I never had. She’d been kind to me all my life, from up there, and I had not once looked up.”',
  },
]
