import type { KitTexts } from '../../../../kit.ts'

/** How the night before the will may end. */
export const endings: Pick<
  KitTexts,
  'endingLaw' | 'endingMercy' | 'endingTruth' | 'endingBad' | 'epilogue'
> = {
  endingLaw:
    'The water goes down at eight. The solicitor comes over the ford standing up in a cart, and the first thing he is given is not the inventory. {culprit.full} says it all through again, slowly, so that he may take it down. The picture goes back in its frame with a seam round it like a scar. You put, against item one: “damaged; in place; not for sale.”',
  endingMercy:
    '{culprit.full} re-stretches her. It is a slow business, and there is a trick to the corners; it takes from November until the snowdrops. You bring up tea. When it’s done, you both stand a long while, and then it is you who reaches out and turns the easel, so that it is {culprit.call} who stands in the light from the window.',
  endingTruth:
    'You read it to them from the paper with the black edge. “To whoever looked at her first. I painted everybody who stayed, and hid them, because in my family one did not. I was nineteen and I thought I should be found out. Nobody ever looked closely enough. If you are reading this then you did, and I daresay you have done something foolish. I leave you the brushes. Everything else is only the house.” There is a silence of the kind that follows music. {culprit.full} says, “There’s nobody I’d know how to paint.” And {ally.call}, who has never in all this time been asked to sit down, sits.',
  endingBad:
    'You say that it is late, and they go up. The will is read at ten. The frame is left to somebody, and the house to the bank. Years afterwards you see her in a window in a city, a young woman, unsigned, rather dirty; and you go in and ask the price, and are told she has been restored, and that there had been something in the corner, but it came off.',
  epilogue:
    '“{place}: fifty-two windows, of which five open.” So it says in the guide. What you found out is in the inventory; what you missed still hangs there, in the row, and is looked at by everyone, and by nobody first.',
}
