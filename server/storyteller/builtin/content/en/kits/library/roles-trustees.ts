import type { Role } from '../../../../kit.ts'

/** Three who came to vote. */
export const trustees: readonly [Role, Role, Role] = [
  {
    occupation: 'the chairman of the trustees',
    sex: 'male',
    age: [56, 64],
    bio: 'Has sat on the board of the library for seven years and never taken out a book. Writes all his own speeches.',
    backstory:
      'For three years he has been answering letters from a dealer, and has kept copies of his refusals.',
    personality: 'Punctilious, fond of his dignity, no good at eating alone',
    appearance: 'Grey three-piece, watch-chain, a folded speech in the breast pocket',
    portrait: { hair: 'short', accessory: 'tie', beard: true, coat: '#4b4f58' },
    meet: '“I have prepared a statement.” He has; it begins “Ladies and gentlemen”. “In respect of my movements I can be quite brief, since there were none.” He looks about him for somewhere to put down his cup, and there are tables everywhere.',
    alone: 'in the committee room, going over my speech',
    quip: 'In my time nothing whatever has been lost from this institution.',
    hint: 'In the one locked drawer of {loner.call}’s attaché case lies a picture-book about a bear. The card in it has a single name, over and over, in a child’s capitals; and then there is a summer after which it stops.',
    soft: '“My boy. It was the only one he would have.” The bear is shut up again. “It was due back in the August, and I could not very well bring it. I have been chairman for seven years so that nobody should look at that shelf. At {trueTime} I was reading it. Aloud. One gets into the way of the voices.”',
    hard: '“That, sir, is private property.” It is not; there is a stamp in it. But in the dust of the committee-room table are the marks of two elbows, and of a book held open between them, and beside these a row of nine peppermint papers, folded small. He allows himself one a quarter of an hour. It comes out at well before ten until long after {trueTime}.',
    habit:
      '“A key is a responsibility, and responsibilities should be hung where they can be seen.”',
    confess:
      '“There is no money.” For once he has not prepared it. “The roof, the floor. I did a thing with the building fund, in a bad year, and put the receipt in a book. I was perfectly sure that nobody would ever take that book out. And {victim.he} mended it.”',
  },
  {
    occupation: 'the novelist',
    sex: 'female',
    age: [36, 45],
    bio: 'Her first book sold. She has lived here since, pretending to be hard pressed.',
    backstory:
      'The story in that first book was one that {victim.full} used to tell to children on wet Saturdays.',
    personality: 'Talkative, observant, easily stared down',
    appearance: 'Black coat, pencil through her hair, ink where other people have rings',
    portrait: { hair: 'curly', accessory: 'scarf', coat: '#23222b' },
    meet: '“No, wait, say that again. ‘Where were you.’ You dropped your voice on the second word.” She has a notebook out. “I’m so sorry. I do it at funerals. Where was I? I do not believe that I was anywhere.”',
    alone: 'up in the gallery with a blank page, each of us waiting for the other',
    quip: 'Anyone can write about the one who has gone; the hard part is the ones who stayed.',
    hint: 'The manuscript in {loner.call}’s bag has another person’s name on its title page: “by {victim.full}”. Nothing has been crossed out. It has been copied fair, every word, as a schoolchild would copy.',
    soft: '“I’m giving it back. The good half of my book was {victim.call}’s. I was told it, and I typed.” She squares the edges. “At {trueTime} I was in the gallery, doing the last chapter by hand. I thought that if I had to form every letter I might feel what it weighs.”',
    hard: '“All writers steal; put that in your report.” But the ink of the last eleven pages is the library’s own, from the gallery desk. It takes some minutes to a page to write so carefully as that, and the well was filled fresh at ten.',
    habit: '“When I’m holding a key, things start to happen in my head. So I hang it up.”',
    confess:
      '“{victim.he|cap} never said a word about it.” She is not taking notes. “If {victim.he} had only accused me. I’d sooner have been on any page of that book than beside the word ‘mended’.”',
  },
  {
    occupation: 'the local historian',
    sex: 'male',
    age: [63, 72],
    bio: 'Has published seven volumes on the town, and has been at the eighth for twenty years. Long when he begins, and short when he is asked.',
    backstory:
      'Quarrelled once with {victim.full}, about the date of a flood, and has not been sure since.',
    personality: 'Learned, obstinate, ashamed of his naps',
    appearance: 'A hermit’s beard, a linen jacket, nine pencils',
    portrait: { hair: 'long', beard: true, glasses: true, coat: '#8a7b5c' },
    meet: '“One must go back to 1607.” He gets as far as 1640 before you can stop him. “Ah. Tonight. Tonight I can do in a sentence.” And then he does not.',
    alone: 'at the far end of Local History, upon volume eight',
    quip: 'History has no heading for the disappeared, only for gaps in the record.',
    hint: 'The great eighth volume, which {loner.call} will let nobody carry for him, is one page long. “I was mistaken,” it says. Below that are twenty years of sentences, each crossed through.',
    soft: '“It was the year before. The flood. {victim.he|cap} was right; and all my seven volumes lean on it.” He pats the page as one might an old dog. “At {trueTime} I was down the far end there, trying to get as far as a second line. And then I was asleep. You may put down either one. I have been calling them both ‘research’.”',
    hard: '“Sir, that is a work in progress.” It is one line. But the lamp in the last bay works by a penny meter, and the meter has a dial; somebody has been feeding it all night, a penny in the quarter of an hour, and the penny for {trueTime} went in with the others.',
    habit:
      '“I leave everything everywhere. So for keys I keep to a single nail. A nail is all I can remember.”',
    confess:
      '“It was a matter of one document.” He has grown quite simple. “It proved {victim.him} right, and I was alone with it, and I am told that it burned very quickly. I had come here every day for twenty years to ask {victim.him} whether {victim.he} knew. And there it was, on page nine. {victim.he|cap} had made a fresh copy from memory and bound it.”',
  },
]
