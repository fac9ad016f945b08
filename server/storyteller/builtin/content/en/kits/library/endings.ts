import type { KitTexts } from '../../../../kit.ts'

/** How the night of the book may end. */
export const endings: Pick<
  KitTexts,
  'endingLaw' | 'endingMercy' | 'endingTruth' | 'endingBad' | 'epilogue'
> = {
  endingLaw:
    'They get a boat across on the Saturday. {culprit.full} sits up very straight in the bow and does not look round. Number One goes back beneath its glass, right way up. Under “Condition” you are supposed to put something. You think about it for some time, and then you put: “has been read.”',
  endingMercy:
    'Nothing is reported. Every Thursday, after closing, {culprit.full} goes down the ladder and mends a book. You leave out the glue, and a lamp. After the fortieth you leave out a second cup; it is not that you had been angry before that, but you had been counting.',
  endingTruth:
    'You read the last leaf out to them. “To whoever has my chair. Everybody in this town has done some harm to a book, and every one of them came and told me, except the ones who could not. I have mended theirs as well. I did not put down the names in order to know. I put them down so that one day, when they should ask, I could say: look, it is forgiven, and here is the date. I am going to be late back. Please do not charge them.” {culprit.full} has both hands flat upon the table. “I should like,” says {culprit.call}, “to borrow it.” And you stamp it.',
  endingBad:
    'You tell them that they may go up to bed. On the Monday the van comes. The sermons fetch four shillings. Once or twice, that winter, one of the four stops you in the street to ask what you are reading, and does not wait to be told.',
  epilogue:
    '“{place|cap} is open from nine, wet days included.” A card came on Friday with a foreign stamp; there is nothing on it, in green ink, but a due date. What you found out is in the catalogue; what you missed is still on the shelves.',
}
