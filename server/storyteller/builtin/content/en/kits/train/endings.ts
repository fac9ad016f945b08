import type { KitTexts } from '../../../../kit.ts'

/** How the night in the snow may end. */
export const endings: Pick<
  KitTexts,
  'endingLaw' | 'endingMercy' | 'endingTruth' | 'endingBad' | 'epilogue'
> = {
  endingLaw:
    'The plough gets through at six. At {place} {culprit.full} climbs down by {culprit.himself}, half a step ahead of you, like somebody showing the way. You have the page inside your tunic, wrapped in three newspapers. In the journey book you write four lines for the whole of that night, and the last of them is “arrived”, and the time, and you look at the signal before you look at the clock.',
  endingMercy:
    'It is {culprit.full} who sits with {victim.call} till the chloral has worn off, and it is {culprit.full} who has to say what happened. You wait in the corridor. There is no shouting. At ten the next morning two people go in to the inquiry, one on the other’s arm, and it is the younger who asks to speak first.',
  endingTruth:
    'You read it. “To whoever has the box after me. That night I looked at the clock before I looked at the signal, and it was four minutes. Somebody was good to me and took the four minutes away. I have owed that person ever since, and I have found that it is worse than owing the dead. I do not want to be let off again. If you should meet the one who altered it, say that I never blamed the pen.” Nobody moves. In the hamper {victim.full} has opened {victim.his} eyes, and is looking straight at {culprit.full}, and has put out a hand.',
  endingBad:
    'They find {victim.call} at {place}, asleep in a hamper among the table-linen, and everybody laughs, {victim.he} too, a little late. It is ten past ten by then. There is another napkin under your cup: “thank you”. You keep it for years. Every second night you pass milepost after milepost in the dark, and find that you are looking at your watch.',
  epilogue:
    '“The night train to {place} leaves at six on alternate evenings. Passengers are asked to be in good time.” There is a new attendant in the sleeping-car. What you found out is in the journey book; what you missed is still travelling.',
}
