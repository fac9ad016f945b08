import type { Deed } from '../../../../kit.ts'

/** Somebody of the idea has disappeared. */
export const vanish: Deed = {
  id: 'vanish',
  // For minors, who is killed in the idea has vanished.
  deeds: ['vanish', 'kidnap', 'murder'],
  needs: 'lost',
  scene:
    'A bed, a light, a lock. There is nowhere in it that a person could be, and everybody has looked there.',
  goal: 'Find {victim.full}, and whoever was on the other side of the door, before the way opens.',
  texts: {
    titles: [
      'Where the {lost|title} Went',
      'An Empty Room at {setting|title}',
      'Gone from {setting|title}',
    ],
    chapterOne: ['A Locked Door', 'Nobody in There'],
    chapterThree: ['Kept', 'Right Underfoot'],
    theme: [
      'People who disappear leave a shape behind them, and everyone who loved them tries to step into it first. The game is about the one who could not bear there to be a shape.',
      'It is possible to keep someone safe in a way that is also the worst thing you could do to them. All four of these people would have liked to; only one of them had the key.',
    ],
    question:
      'How does somebody disappear from a locked room {there}, and who was on the other side of the door?',
    deedDid: 'made {victim.full} disappear',
    deedShort: 'the disappearance of {victim.full}',
    lie: '{victim.full} had gone to lie down and must not be disturbed',
    world: [
      '{setting|cap} is the kind of place that exists because one person decided it would. Everybody for a long way round has an opinion of it. {victim.full}, the {lost}, came there and was made room for; and until tonight there was nobody about whom you would have been asked less often where they were.',
      'You could walk past {setting} and not know what you had missed. People came for the company and stayed for {victim.full}. “Ask the {lost},” they would say, whatever it was. Tonight there is nobody to ask.',
    ],
    rules:
      'Until the way opens again, whoever is here is here. {scene|cap} has one key, and one book to sign for it.',
    premise: [
      '{idea|cap}: that is how people tell it. What they leave out is that {victim.full} went into {scene} {there} in front of five people, and the key was turned, and that an hour afterwards there was nobody in it.',
      '{idea|cap}. It happened {there}, behind a locked door, on a night when nobody could leave. {victim.full} went in. Nobody came out. And the room was empty.',
    ],
    opening: [
      '“{idea|cap}.” It will be put like that, and it will be true as far as it goes. It will not say that in the afternoon {victim.full} pressed a note into your hand and closed your fingers on it. “If I should be late tonight, do not wait up, and do not believe them.”',
      'There will be a card by the door one day, for visitors. “{idea|cap},” it will say. You were there. You remember the note that you had been given that afternoon, in pencil, folded in three: “if I should be late tonight, do not wait up, and do not believe them.”',
    ],
    objectText:
      'You flatten {object} on the table. Cheap paper, good pencil. “Do not believe them”: not him, not her. So {victim.call} did not know which; or knew, and wished to leave you the asking. It has been folded in three, small, the way one folds a thing that has to be passed from hand to hand in front of other people.',
    arrival: [
      'You are the {role} {there}, and have been for exactly long enough to know that there are {count} marks on its doorpost. Each is somebody who came in and stayed. You counted them on your first night, because it seemed rude not to. {victim.full}, the {lost}, had held the lamp for you.',
      'The doorpost {there} has {count} marks cut in it, no two by the same hand: one for everybody who came for an hour and did not leave. Yours, the {role}’s, is the lowest. The one above it belongs to {victim.full}, the {lost}, who had lent you the knife.',
    ],
    discovery:
      'You knock at {scene}, and knock again. In the end it is {ally.call} who finds the second way, through the ventilator, with a bent wire. The light is on. The bed has been lain on but not slept in. There is nobody there. On the floor lies the wall clock, face up, and by it a loop of string that ought to have {key.the} on it; and the string has been cut, not untied. {ally.call} looks under the bed, as one does. You put the string in your pocket, and say nothing about it.',
    search:
      '{scene|cap} has been left tidy by someone in a hurry. The clock on the floor says {clockTime}, and says it very firmly. There is one cup; it has been rinsed. You try the lock from without and from within, and it is an honest lock. A person did not vanish out of this room. A person was taken out of it, by the door, by somebody with the key, who was careful about the corners.',
    join: 'The two trails meet where trails do here, in front of the key-board. Nobody walks through a wall. {scene|cap} has one door, and that door has one key, and the key has a book. You take the book down. Somebody has stood a wet glass on it.',
    inside:
      'Behind the second door somebody is breathing. There is a bed made up, and a lamp with a shade cut out of a map, and a jug, and an orange, peeled. {victim.full} is asleep, the kind of sleep that comes out of a cup; quite unharmed, and tucked in. In one hand, creased as though it had been fought for, is a page in {victim.his} own writing. It begins: “To whoever comes down here first.”',
    motive:
      '“{victim.he|cap} was leaving. Did you know? Tomorrow. It had all been settled, {victim.he} had got a case packed. I was to be told in the morning, along with everyone.”',
    whyNow:
      '“Ten drops in a cup, and I warmed the cup. I thought, if only the morning goes by. I wasn’t going to keep {victim.him}. I wanted one day when {victim.he} would be somewhere and I’d be the one who knew where.”',
    endingLaw:
      'When the way opens you walk {culprit.full} to the end of it yourself. It is a long walk and a civil one. Behind you, wrapped in a blanket, {victim.full} stands at the door with a hand up; you cannot tell, from there, which of you it is for.',
    endingMercy:
      'It is {culprit.full} who sits by the bed till it has worn off, and it is {culprit.full} who has to say it. You wait on the stair. There is no shouting. Later on, two people come up, one on the other’s arm, and they ask whether there is any tea.',
    endingTruth:
      'You read it out. “To whoever comes down here first. I have been trying for a month to tell one person that I am going, and I have not managed it. It is my fault that this was the only way left of being asked to stay. If it is you, and you know who you are: write to me. I shall be very bad at leaving.” At the end of the table {victim.full}, with a blanket round {victim.him}, is awake, and looking at {culprit.full}, and crying, and so is {culprit.call}.',
    endingBad:
      'In the morning they find {victim.call} below the floor, asleep, with an orange. Everyone laughs a good deal. Nobody asks who peeled it. {victim.he|cap} goes by the first way out, and does not write; and one of the four goes on laying a place.',
  },
  victim: {
    occupation: 'the {lost}',
    sex: 'any',
    age: [34, 58],
    given: ['Marian', 'Ellis', 'Lesley', 'Sandy', 'Hilary'],
    bio: 'Was {there} this evening, in front of everybody, and then was not.',
    backstory:
      'Had packed a case, and told nobody, because telling them would have taken all night.',
    personality: 'Generous, evasive, loved by more people than is safe',
    appearance: 'In every picture of the place, looking at someone just outside it',
    portrait: { hair: 'short', accessory: 'scarf', coat: '#4a5568' },
  },
}
