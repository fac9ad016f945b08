import type { Role } from '../../../../kit.ts'

/** Three whose business is on the line. */
export const onTheLine: readonly [Role, Role, Role] = [
  {
    occupation: 'the guard of the train',
    sex: 'male',
    age: [50, 58],
    bio: 'Thirty-one years on the line, with a crease in his trousers for each of them. Holds that a rule is only kindness with a number on it.',
    backstory:
      'Was guard of one of the two trains at Harle Junction, and walked the length of it afterwards with a lamp.',
    personality: 'Upright, protective of his staff, never seen to stoop',
    appearance: 'Grey at the temples, buttoned to the chin, one hand on a silver watch',
    portrait: { hat: 'peaked', hair: 'short', beard: true, coat: '#20304a' },
    meet: '“You’ll want this first.” It is a sheet of paper, ruled by hand: “Delay, Causes of”. Every minute since six o’clock has been put down and given a reason. At the foot of it is one empty line, ruled in red. “That one I have left for you,” he says.',
    alone: 'walking the train from end to end and feeling the axles, as a guard should',
    quip: 'I have not lost a passenger in thirty-one years and I do not intend to have mislaid one now.',
    hint: 'In {loner.call}’s bag, under the flags, is one pair of child’s boots, resoled, and a sheaf of hospital receipts. The name on all of them is the last on the list from Harle Junction: “injured, aged nine”.',
    soft: '“He’ll be twenty now. He lost the leg.” The boots are wrapped again, corner by corner. “I take him his medicine, every trip. It mustn’t freeze and it mustn’t get warm. At {trueTime} I was on my knees in the gangway with my greatcoat round six little bottles. A guard, on his knees. So I say I was feeling the axles.”',
    hard: '“You’ve no warrant for my bag.” But it is open; and the greatcoat that hangs beside it is wet through on the outside and bone dry within, in the shape of something the size of a loaf. For the better part of an hour somebody has held it shut round that, and not stirred.',
    habit:
      '“My eyes are not what they were.” He hands it over like a medal. “They show me where to sign. The key I hang up by touch.”',
    confess:
      '“I told the driver to make up time.” He has taken off his cap; without it he is only somebody’s grandfather. “Four minutes. {victim.call} let me off them. With a pen.”',
  },
  {
    occupation: 'the permanent-way engineer',
    sex: 'female',
    age: [37, 45],
    bio: 'Goes home with a case full of stones. Says little, writes small, and puts one line a day in her diary.',
    backstory:
      'Wrote a report to say that the bank at Harle Junction could not have slipped. Nobody has ever signed for it.',
    personality: 'Exact, silent, remembers both favours and the other thing',
    appearance: 'Cropped hair, peeling nose, boots with the hill still on them',
    portrait: { hair: 'short', hat: 'beret', coat: '#5a5f46' },
    meet: '“It wasn’t the snow.” You have not asked about the snow. “People always say it was the snow, or the rain. I go and look, and it was not.” She considers whether to say more, and seems to decide that this was already more.',
    alone: 'at the end door, listening to the bank to hear whether it would hold',
    quip: 'Stones don’t roll by themselves; there’s always been somebody on top.',
    hint: 'Between {loner.call}’s stones lies a typed report, sent back seven times with seven rubber stamps. On the back of the last sheet somebody has written in red: “You are right. I have not the courage. Forgive me.”',
    soft: '“That’s {victim.his} writing. Seven men had it, and one of them answered.” She squares the pages. “At {trueTime} I was at the end door with a torch and a ruler, measuring how fast it was drifting, once a minute. I wanted to be sure it would not take this train as well. In the morning I was going to ask what it meant, that word, courage. I had the question written down.”',
    hard: '“You may have the report. You will not be able to read it.” But her notebook you can read: a column of depths, in pencil, one for each minute, from ten o’clock to a quarter to eleven, without a gap. Snow cannot be remembered as exactly as that. It has to be looked at.',
    habit: '“Outside one needs both hands. I hang up anything I should mind dropping.”',
    confess:
      '“I measured for eleven years. The bank was good. The rail was good. The signal was good.” She says it as if she were reading from the report. “What was bad was four minutes, and {victim.he} knew, and let me go on digging.”',
  },
  {
    occupation: 'the dispensing chemist',
    sex: 'male',
    age: [44, 54],
    bio: 'Travels in patent medicines. Gives you a lozenge before he gives you his name.',
    backstory: 'In the winter of the accident he had the contract for the coffins.',
    personality: 'Obliging, timid, undone by other people’s tears',
    appearance: 'Round, damp and well brushed, with stained fingertips',
    portrait: { hair: 'bald', glasses: true, accessory: 'tie', coat: '#6a5842' },
    meet: '“Have one, do, they’re blackcurrant.” A tin is held out, and goes on being held out. “I always think that a person who’s sucking something can’t be frightened. I’ve had nine since ten o’clock.”',
    alone: 'down the other end after my sample case, for fear of the damp',
    quip: 'I’ve lost money on the road, and my hat, but I never yet lost my sleep.',
    hint: 'There are no samples in {loner.call}’s second case. There are eleven small boards of good oak, each with a name cut in it, and the varnish on the last is not yet dry.',
    soft: '“They were an inch. I charged for two.” He is drying one of the boards with his cuff. “It rained at the burying and I could hear them, going down. So I’m doing it properly. At {trueTime} I had the stove at the far end, baking the varnish. There’s a bank there we go by, at Harle. I was going to get down at the signal stop and put them in. Don’t tell my wife. She thinks I’m in lozenges.”',
    hard: '“Samples!” he cries. But varnish takes three quarters of an hour to go off on a carriage stove, and has to be turned all the while. There is a thumb-print in one corner, set hard. It is his, and it was soft at ten.',
    habit:
      '“My hands are all for weighing. Anything else, I put it down as soon as I can, and then I’m easy.”',
    confess:
      '“An inch, and I charged for two. And the paper for it went through {victim.his} box, and {victim.he} kept it.” He has stopped smiling, and it makes him ten years older. “It was all going in together. All the small things, along with the great one.”',
  },
]
