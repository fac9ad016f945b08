import type { KitTexts } from '../../../../kit.ts'

/** How the night of the lamp may end. */
export const endings: Pick<
  KitTexts,
  'endingLaw' | 'endingMercy' | 'endingTruth' | 'endingBad' | 'epilogue'
> = {
  endingLaw:
    'The gale drops on the Sunday, as the letter said it would; it was a barometer, not a prophecy. The relief boat takes off three passengers and one prisoner. You make the entry in the log under {victim.call}’s unfinished line, and because it is the custom of the place you finish {victim.his} sentence first.',
  endingMercy:
    '{culprit.full} stays. That is the sentence: nine winters’ worth, winding the clock and painting the rail and writing every morning, in {culprit.his} own hand this time, to the families of the boat. Some of them write back. You do not read the letters. You only check, each evening, that they are dated today.',
  endingTruth:
    'You read it aloud from the gallery steps. “To whoever keeps the light next: I am not brave and they will say I drank. If I am gone, look to the air and not the oil. Someone you trust will be kind to you about it. Let them be kind, and keep looking. It was a good light. I am sorry to leave it on my own.” Nobody speaks. It is {culprit.full} who goes, unasked, to trim the wick.',
  endingBad:
    'You let them go to bed. In the morning there is a letter on the slope of the log. It is in your own handwriting, or something that has been practising it, and it is dated the day after tomorrow.',
  epilogue:
    '“The light at {place} is shown from sunset to sunrise: one white flash every twelve seconds.” The notice to mariners says nothing else, and does not need to. What you found out is in the log; what you missed is in the tower still.',
}
