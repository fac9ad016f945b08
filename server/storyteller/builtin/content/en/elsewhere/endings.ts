import type { KitTexts } from '../../../kit.ts'

/** How the night of any idea may end, in English. */
export const endings: Pick<
  KitTexts,
  'endingLaw' | 'endingMercy' | 'endingTruth' | 'endingBad' | 'epilogue'
> = {
  endingLaw: [
    'When the way opens you walk {culprit.full} to the end of it yourself. It is a long walk and a civil one. {thing|cap}: back in the old place by the time you return, a little to the left of where it was, and nobody but you will ever notice.',
    'It is all said again, in daylight, at a desk, to a person with a pen. {culprit.full} corrects the spelling of {victim.call}’s name. When you come home there are people waiting to see {thing}, and you let them in, and for the first time you charge them nothing.',
  ],
  endingMercy: [
    'You paint a second name on the sign. It takes {culprit.full} eleven days to come and look at it, and another two to come in. {culprit.he|cap} orders the cheapest thing there is, and pays for it, and asks for a receipt.',
    'From then on, one evening in the week, it is {culprit.full} who minds {thing}. You leave {key.the} on its hook and go out. The first time, you find on your return that nothing has been touched but the doorpost, where somebody has cut a mark: a small one, low down, next to yours.',
  ],
  endingTruth: [
    'You read {victim.call}’s letter out. “I know it was you, and I do not mind as much as you think. I wanted to be the sort of person who did it alone. Let me go on pretending a little, and then tell everyone.” {culprit.full} laughs until it stops being laughing. Then {culprit.he} goes and fetches {thing} {culprit.himself}, and holds it out to you in both hands.',
    'You read it as it stands. “I know it was you, and I do not mind as much as you think. There were two of us who made this place, and one of us got to be thanked. I was not brave enough to change that while I could see your face. Ask them to let you mind the door.” Nobody says anything. {ally.call} gets up, quite slowly, and puts another cup on the table.',
  ],
  endingBad: [
    'In the morning the place where it stood is still empty. People are kind about it. Within a month they are kind about it somewhere else.',
    'They thank you for your trouble, and go, and one of the four does not look back. You keep {setting} open through the season. Then you find that you have begun to say, when people ask, that there was never anything to see.',
  ],
  epilogue: [
    '“{setting|cap} is open.” There is a card by the door that says so. What you found out, you keep; what you missed is still under the floor.',
    'They tell it in one line, still: {idea}. You have given up adding to it. On the doorpost there are {count} marks, and one more.',
  ],
}
