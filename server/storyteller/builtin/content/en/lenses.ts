import type { LanguagePack } from '../../content.ts'

/** The four ways to tell a case, in English. */
export const lenses: LanguagePack['lenses'] = {
  classic: {
    name: 'The Human Hand',
    names: ['An Ordinary Reason', 'Nothing but People'],
    outline: [
      'Somebody made this happen and needs it to look like fate. {premise} Cut off with four people who each lie about one thing, you take their hours apart: the true time, {key.the}, the mark of {mark.short}. Every lie is explained; only one of them is the crime. You name a person, with reasons, and then decide what the truth is for.',
      'Nothing about it is as strange as it looks. {premise} Behind it is one ordinary person with one ordinary reason, who is counting on you to admire the mystery. You do sums instead: when, with which key, and why there is {mark.short} where there should be none. Four people, four secrets, one of them yours to punish or forgive.',
      'You have until morning, and four people who would all prefer you to stop. {premise} {loner.full} has no alibi. {holder.full} had the key. {marked.full} has a stain to explain. {culprit.full} has an answer for everything. Three of them are hiding something that does them credit, and you will have to hurt them to find that out.',
    ],
    beats: {},
  },
  uncanny: {
    name: 'The Impossible Is True',
    names: ['What the Place Is Owed', 'The Rule Nobody Wrote'],
    outline: [
      'It is not a trick. {premise} {place|cap} answers to a rule, and the rule has a price: whatever is spared here is paid for by someone who never knew there was a bill. A human hand turned the key; but it was asked to. Find the hand first, and then decide what to do about the asking, with your own name on the page.',
      'You keep looking for the wire, and there is none. {premise} Something here keeps accounts, exactly, and has kept them for longer than anyone here has been alive. One of four people has learned to write in its book. Find out which; then learn what it will cost to rub a line out.',
      'Every explanation holds until about two in the morning. After that there is only what {victim.full} knew: that {place} gives nothing without taking, and that it always takes from the one who is not in the room. {premise} Solve the night like a crime. Then stay in the room.',
    ],
    beats: {
      opening: [
        'The odd thing, which you do not say aloud, is that it came true a little before it was possible.',
        'You read it again by another light, and for a moment the words are in another order.',
      ],
      notebook: [
        'When you look up, the fourth line has been ruled for you. You had ruled three.',
        'You count the names. There are four. You counted the breathing, while they were talking, and made it five.',
      ],
      firstEnd: [
        'It is a small thing. You would not write it down, except that somebody already has, on the next page, in your hand.',
        'And it is warm, just there, as a chair is warm.',
      ],
      secondOpening: [
        'Somewhere a very small sound has started, regular, like a nib. It stops whenever you hold your breath, and so do you.',
        'By now you have noticed that none of the clocks in this place tick while you are looking at them.',
      ],
      inside: [
        'You touch the last line, and it comes off on your finger. It is wet. It has tonight’s date.',
        'On a second sheet, under the first, is a list of what was spared and what was taken for it, in two columns. They come out even to the last line, and the last line is tonight.',
      ],
      confession: [
        '“But I’ll tell you what frightens me. I had made up my mind not to. And then I was holding {key.the}, and it was already turned.”',
        '“You’ll say nobody asked me to. There was a page with my name at the top, and the rest of it blank, and each morning there was a little more of it. I only did what it said I had done.”',
      ],
      endingLaw: [
        'Nobody writes down the part about the page, since there is no column for it. That night, for the first time, nothing is added.',
        'It is in the record now, all but one line; and you have burned that line, and the ash weighed more than it should have.',
      ],
      endingMercy: [
        'Every evening the two of you open the book together and read what it wants. And every evening, so far, you have both said no.',
        'There is a debt, of course; there always was. You have divided it between you, and it turns out that it can be divided.',
      ],
      endingTruth: [
        'When you reach the end, the sound of the nib stops. Nobody else seems to have noticed that it had been there.',
        'As you read the last word, the other column goes white, slowly, from the bottom up, like breath leaving a window.',
      ],
      endingBad: [
        'The book is still open where you left it. There is a new name at the head of the page, and the rest is blank.',
        'Towards morning you hear the nib again. It is nearer, and it is taking its time over the capitals.',
      ],
      epilogue: [
        'The two columns have not been added up since.',
        'If you go there, do not read the last page first. It reads back.',
      ],
    },
  },
  pact: {
    name: 'The Silence They Share',
    names: ['Four of One Mind', 'A Debt Between Friends'],
    outline: [
      'One person turned the key; but no one person did this. {premise} Long ago the four of them agreed on a small lie about {victim.full}, and {place} has been kept standing by it ever since. Divide them: win one over, trade one secret for another, and find out who was lied to when the lie was made.',
      'Ask any of the four, and you will get the same answer in the same words. That is how you know. {premise} {loner.full}, {holder.full}, {marked.full} and {culprit.full} owe each other a silence, and tonight the interest has come due. Take it apart from the edges. The one who breaks first is not the one who is guilty.',
      'They are all a little guilty, which is what has kept them friends. {premise} You can only accuse one; so the question is not just who did it, but who was supposed to be blamed, and why all four of them let it be arranged. {victim.full} knew. {victim.call} wrote it down.',
    ],
    beats: {
      opening: [
        'Afterwards you remember that, when the news was told, all four of them looked at each other before they looked at you.',
        'It is addressed to one of them, really. It could be any; that is what is cruel about it.',
      ],
      notebook: [
        'And under the four lines you write a fifth: “who told them to say ‘in plain sight’?” For two of them had used the same three words.',
        'Something else is on the page, between the lines. Not one of them has said a hard word about another. People do, as a rule.',
      ],
      firstEnd: [
        'Somewhere behind you four voices are talking very low, and stop, all four at once.',
        'You had thought they could not stand each other. They are sitting, you now see, exactly as people sit at a grave.',
      ],
      secondOpening: [
        'Each of the four finds a reason to come and tell you, before breakfast, that the others are good people.',
        'It occurs to you that they have done this before: been questioned together, one after the other, and come through.',
      ],
      inside: [
        'And there is one thing more: a half-sheet, old, with a single sentence on it about {victim.full}, and four signatures in a row under it. The sentence is a lie. The hands are steady.',
        'Pinned to the back is a promise, in one hand, signed by four: that none of them would ever say. The fold is worn through with being opened.',
      ],
      confession: [
        '“Ask the rest what they knew. Go on. I only did it; they had all agreed not to have seen me, years before there was anything to see.”',
        '“We signed a thing, the four of us. It seemed a kindness. After that, whatever any of us did, we had all of us done.”',
      ],
      endingLaw: [
        'And the other three, who had done nothing, stand up one by one and say what nothing it was.',
        'Four statements are taken in the end, and for the first time they do not match. You are told that this is how one knows they are true.',
      ],
      endingMercy: [
        'The paper with four names is cut in four. Each of them is given a piece, and it is not their own.',
        'It is not only {culprit.call} who comes. By the third week all four do; nobody has asked them to.',
      ],
      endingTruth: [
        'When you have finished, {loner.full} says, “That is what we ought to have signed.” Nobody has a pen. They say it aloud instead, one after the other.',
        'It takes one page to undo what took four signatures. {holder.full} weeps; {marked.full} laughs; they have both, you think, been wanting to for years.',
      ],
      endingBad: [
        'They shake hands with you, all four, at the door. It is the same handshake.',
        'A week later a sheet of paper arrives, folded small. There is one sentence on it, a kind one, and four names; and a space has been left for a fifth.',
      ],
      epilogue: [
        'Four people know the rest, and they are no longer obliged to agree.',
        'A silence is also a kind of house. This one is empty now.',
      ],
    },
  },
  mirror: {
    name: 'The Road Back to You',
    names: ['The Night You Forgot', 'Addressed to You'],
    outline: [
      'The nearer you come, the more of it seems to have been left for you. {premise} Someone here knows what you did on a night you do not speak of, and has spent years arranging for you to find out gently. Put this night in the right order; in the wrong order you will blame an innocent, and not for the first time.',
      'You came to {place} because nobody knew you there. That turns out to be the one thing you were wrong about. {premise} Everyone you question answers a little more kindly than you deserve; and when the true hour comes out, you will have to say where you were.',
      'Four suspects, and a fifth who holds the notebook. {premise} {victim.full} left a page to be read by whoever came after, and it is addressed to you by your name. Find who did it. Then find out why they were so sure that you, of all people, would look away.',
    ],
    beats: {
      opening: [
        'The handwriting is not yours. You have looked at it three times now, to be certain of that.',
        'You know the way here rather well, for someone who has only come here once. You do not go on with that thought.',
      ],
      notebook: [
        'There is a fifth line on the page, and no name against it. You know perfectly well where you were. You leave it empty all the same.',
        'Nobody asks where you were. You had an answer ready. You have had it ready, now that you come to look at it, for years.',
      ],
      firstEnd: [
        'What you cannot explain is that you are not frightened. You have stood here before, and somebody stood behind you, and you did not turn round that time.',
        'In the dark you put out your hand to where the switch is, and it is there. Nobody had shown you.',
      ],
      secondOpening: [
        'You dreamed about the night you do not dream about. In the dream there were four people in it, and you knew their names.',
        '{ally.call} asks whether you have slept, and then, rather carefully, whether you have remembered anything.',
      ],
      inside: [
        'At the very bottom is a photograph, cut in two. On the half that has been kept you are ten years younger, and looking away from something.',
        'There is an envelope too. It has your name on it, the one you had before.',
      ],
      confession: [
        '“I thought you would see it at once and say nothing. You did, the other time. I have wondered ever since if you knew that there was somebody behind you.”',
        '“And I’ll tell you why I let it be you who asked. You looked away once. I wanted to find out whether you still would.”',
      ],
      endingLaw: [
        'Then you ask for a second sheet, and begin: “Ten years ago I also saw something.” It comes more easily than you had feared.',
        'The statement has two signatures on it. The second is yours, under the name you had then.',
      ],
      endingMercy: [
        'You do your share of the work beside {culprit.him}. Nobody asks which of you it was a sentence for.',
        'The two of you do not talk about the other night. But when it comes round in the year, neither of you puts the light out.',
      ],
      endingTruth: [
        'There are two lines on the back, and they are for you. “You were very young. Somebody should have said so.” Those you do not read aloud. Then you do.',
        'At the end is your own name, and you read that out as well.',
      ],
      endingBad: [
        'You have done it again, then. This time you knew that somebody was standing behind you.',
        'You stay on. It is easy to stay. In time somebody new will come and count things, and you will be kind to them, and arrange for them to find out gently.',
      ],
      epilogue: [
        'There is a fifth line in the notebook. It has a name on it now.',
        'You know the way here. That, in the end, is how you know where you are.',
      ],
    },
  },
}
