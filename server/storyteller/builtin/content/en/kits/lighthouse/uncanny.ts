import type { KitTexts } from '../../../../kit.ts'

/** The same night, told as if the letters were true. */
export const uncanny: Partial<KitTexts> = {
  titles: ['The Reader at {place}', 'A Week from Now at {place}', 'Whoever Did Not Read It'],
  chapterOne: 'A Warning, Heeded',
  chapterTwo: 'Whoever Did Not Read It',
  chapterThree: 'Addressed to You',
  question:
    'If a warning that is obeyed must be paid for by someone who never read it, who has been paying?',
  theme:
    'The letters are true. What they cost is the game: every disaster one reader prevents is moved, like a debt, to somebody who had no letter.',
  firstEnd:
    'At the change of the watch the letter in your pocket is warm. You take it out. Under the last line there is a new one, in the same brown ink, still wet: “Well done. The boat was spared. Somebody else’s was not.” Forty miles down the coast, at that minute, the wireless begins to ask for help.',
  secondOpening:
    'By morning there is a name for it. A coaster, seven aboard, on a clear stretch of water with nothing to hit. {ally.call} reads it off the pad twice. You put out no light; you lit one. And on the slope of the log lies a second letter, dated Sunday: “by now you will have counted them. There are always as many.”',
  secondEnd:
    'Under the lowest turn of the stair, behind crates with your predecessors’ names on them, is an iron door you have walked past four times a day. It is warm. You put your ear to it, and hear, quite close, a steel nib.',
  inside:
    'There is a table, a chair, and nobody. The nib is writing by itself, unhurried, in {victim.full}’s hand. The pages go back nine years in neat reams: on the left, what was going to happen; on the right, in red, where it went instead. Every disaster this light ever turned aside is there, with the names of those it was turned aside on to. The last sheet is blank on the right. It is waiting to see what you do. Beside it, in a hand that shook, lies the only page {victim.call} ever wrote for himself. It begins: “To whoever keeps the light next.”',
  motive:
    '“I had a letter too. Mine said the lamp would burn on Thursday, and eleven would be lost in Holm Sound by morning, because they were not lost here. So I put it out. I counted. One boat here, or eleven men there.”',
  whyNow:
    '“You lit it again in twenty minutes. You were so quick. I have been working out ever since what your quickness cost, and I was seven short, until the wireless.”',
  endingLaw:
    '{culprit.full} goes ashore in irons for something that has not happened. The letters keep coming. You read each one, and do nothing, and write in the log, in your own hand, what you let be. It is the hardest keeping the light has ever had; and for the first time in nine years the two columns do not match. The right-hand one has stopped.',
  endingMercy:
    'You divide it. {culprit.full} reads the left-hand page and you the right, every evening, aloud, and where a thing can be warned of without being prevented, a boat kept in for a day by a lie about the weather, you send the lie. It does not always balance. Nothing you have read says that it must. You are the first two who ever asked.',
  endingTruth:
    'You read it out in the noise of the nib. “To whoever keeps the light next: I thought I was being told. I was being offered. I took it eleven times and each time I slept. The last letter had my own name in it and I found I could not move it on to anyone. So I went up to the gallery and met it.” The nib slows. You take it out of the air, as you would take a pencil from a child, and wipe it, and put it away. Above you, ordinary and unforeseen, the weather changes.',
  endingBad:
    'You let them go to bed. In the night you light the lamp, and lower it, and light it. In the morning there are two letters on the slope of the log. One is addressed to you. The other is addressed to someone in a town you have never heard of, and it says that they will not have one.',
  epilogue:
    '“The light at {place} is shown from sunset to sunrise.” The notice adds, as of this winter, “mariners are advised to look also with their own eyes.” What you found out is in the log; what you prevented is not written anywhere now.',
}
