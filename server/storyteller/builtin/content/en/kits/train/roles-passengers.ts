import type { Role } from '../../../../kit.ts'

/** Three with tickets. */
export const withTickets: readonly [Role, Role, Role] = [
  {
    occupation: 'the concert singer',
    sex: 'female',
    age: [35, 44],
    bio: 'Lost her top notes three years ago and has gone on keeping engagements. Speaks so that the back row can hear her, and never raises her voice.',
    backstory:
      'Changed seats with a friend, eleven winters ago, on the train that went to Harle Junction.',
    personality: 'Proud, faithful to old things, weeps with her chin up',
    appearance: 'Good plain travelling dress, borrowed greatcoat, one worn silver comb',
    portrait: { hair: 'bun', accessory: 'pearls', coat: '#4b2e4a' },
    meet: '“Ask, please. What we people dread is a silence.” She is doing her eyebrows in the black window, and her hand is quite steady. When you come to ten o’clock it stops. It is one breath long, no more; but she knows to a hair how long a breath is.',
    alone: 'in my berth, going over my part, without making a sound',
    quip: 'I have been murdered on three stages, and nobody ever took so much trouble over the door.',
    hint: 'In {loner.call}’s dressing-case there is no paint. There are railway tickets: eleven, one for every February, all for the same seat. None of them has been clipped.',
    soft: '“It was her seat. She gave me hers; she said that there was a view from it.” The tickets are put back in their order. “I buy it for her. At {trueTime} I was at the end of the corridor, on the side where the hills are, singing her the second act. Nothing comes out, you know. I only open my mouth. Who is going to swear to that?”',
    hard: '“One does not touch the tickets. It is unlucky.” The lid goes down. But on the glass at the end of the corridor there is a bloom of breath that has frozen into ferns, as wide as a dinner plate. You try it yourself. It would take anyone three quarters of an hour.',
    habit:
      '“My palms are always wet. I should let it slip and have to pay for it. So I hang it up before anything else.”',
    confess:
      '“It was {victim.he} who told her that seat was safe. On the platform. {victim.he|cap} only meant to be pleasant.” She says it softly, and it carries. “Eleven years I have lived for two. And {victim.he} was going to stand up and say that it was nobody’s fault but {victim.his} own; and then whose life would this have been?”',
  },
  {
    occupation: 'the newspaperman',
    sex: 'male',
    age: [36, 43],
    bio: 'Has the same voice for telling the truth and for saying something clever. Never without a pencil, nor at a loss.',
    backstory:
      'The first front page he ever had was the one that blamed the weather at Harle Junction.',
    personality: 'Quick, sour, clumsy when his conscience is at him',
    appearance: 'Curly, creased, spectacles mended with stamp-paper',
    portrait: { hair: 'curly', glasses: true, accessory: 'tie', coat: '#59606b' },
    meet: '“I’ll save you the trouble. ‘Attendant questions man with grudge.’ It’s a good headline.” He has already written it down. “Only I haven’t got one. A grudge. It’s the other thing.”',
    alone: 'in my berth with a piece to finish, and not a word of it coming',
    quip: 'Of all the murderers I have written up, not one ever looked the part.',
    hint: 'The front half of {loner.call}’s notebook is shorthand. The back half is one sentence, copied out, dated, copied out again, from one February to the next, for eleven years. “It is understood that the cause was continuous rain.”',
    soft: '“That’s mine. I wasn’t there. I had it off a handout, at the office, in the dry.” The spectacles come off. “I thought I’d write it again this year, and go and look first. At {trueTime} I was in my berth, writing a line and tearing it up. They’re all in the basin. One a minute, near enough. You may count.”',
    hard: '“Ever hear of the liberty of the press?” But he does not stop you; and in the basin there are forty-four sheets, each torn across, each with a time in the corner, because it is a habit of the trade. They are wet now. They were dry, and being written on, at {trueTime}.',
    habit: '“I’m famous for what I’ve left in cabs. When I’m handed a key, I look for a nail.”',
    confess:
      '“{victim.he|cap} showed me the page, and asked me to print it. Beside my own piece, line against line.” He tries to laugh. “I said that it would finish me. And {victim.he} said: ‘My boy, weren’t you finished then?’”',
  },
  {
    occupation: 'the lady in berth two',
    sex: 'female',
    age: [60, 68],
    bio: 'Makes the journey every February, with one small bag. Knows the staff by name, and tips in stamps.',
    backstory:
      'Her husband was driving one of the two trains; he is the only one of the dead whom the inquiry mentioned by name, and not kindly.',
    personality: 'Gentle, unhurried, harder than she looks',
    appearance: 'White hair, black gloves, knitting of no known shape',
    portrait: { hair: 'bun', accessory: 'scarf', glasses: true, coat: '#3b3b4f' },
    meet: '“Do come in, you look perished.” She moves her knitting. “I always say that it’s a very well-run train. My husband used to say so, and he drove it. Now, what would you like me to have been doing?”',
    alone: 'sitting up with my knitting, since I do not sleep in February',
    quip: 'In my experience gentlemen get off trains in all sorts of places and wives are told about it afterwards.',
    hint: 'There is no wool in {loner.call}’s bag. The long grey thing on the needles is made of string. It has a knot for every telegraph pole between the city and Harle Junction, and little flags, of red silk, where a driver would see a signal.',
    soft: '“They said he passed one at danger. So I learned the road.” It runs through her gloves like a rosary. “He taught me with his fingers, before we had the baby. I’ve been over it every night for eleven years, and there is no signal he could have passed. At {trueTime} I was on the home side of Harle. You move your lips; anybody going by would have taken me for praying.”',
    hard: '“You have very nice manners,” she says, “and you’re going through my things.” But you have seen the needle, and where it has got to. It takes her, she says, an hour and ten minutes to do the string; she began when the train stopped; and she has got as far as one must at {trueTime}, and not a knot more.',
    habit: '“I was a driver’s wife. One hangs the key where the other one will find it.”',
    confess:
      '“I’d have let {victim.him} speak, if it had only been to clear my Tom.” Her hands lie quite still in her lap. “But they would have said it was a dear old man’s mistake. And everyone would have been so sorry for {victim.him}.”',
  },
]
