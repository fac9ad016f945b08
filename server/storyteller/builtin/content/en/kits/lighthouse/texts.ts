import type { KitTexts } from '../../../../kit.ts'
import { endings } from './endings.ts'

/** The night the lamp went out. */
export const texts: KitTexts = {
  titles: [
    'The Light at {place}',
    'Letters for {place}',
    'What the Lamp Was Told',
    'Dated Tomorrow',
  ],
  chapterOne: ['The Wrong Hour', 'Twenty Minutes of Dark'],
  chapterTwo: ['One Hook Short', 'What the Key Knew'],
  chapterThree: ['Where the Oil Used to Sleep', 'The Page That Was Not Practised'],
  settingNote:
    'A working lighthouse on a rock, in the years when keepers were men and women with names and the log was law: {place}.',
  isolation:
    'a gale from the north-west, the relief boat gone, and nobody on or off the rock for three days',
  theme: [
    'A warning is only worth what the person who reads it does next. The keeper who wrote the letters was not believed once; the game is about being the one who finally does believe, and acts.',
    'It is easy to be frightened by tomorrow and hard to be honest about nine years ago. Everyone on this rock would rather talk about tomorrow.',
  ],
  question: 'If the letters come from the future, who is making sure they come true?',
  deedDid: 'put out the light',
  deedShort: 'the dousing of the lamp',
  lie: 'the lamp ran dry',
  innocentMark: 'leaned on the freshly painted bollard at the landing',
  innocentMarkSaid: 'leaned on the wet bollard at the landing',
  world: [
    '{place} is a light on a rock two miles out, at the end of a coast that has more wrecks than farms. Boats trust it because they have to. Since {victim.full} walked out of it nine winters ago and was never found, each keeper has lasted a little less long than the one before.',
    'On the chart {place} is a star and four letters. In weather it is everything there is. {victim.full} kept it for twenty-two years, and one night nine winters ago went up the stair and did not come down; the keepers since have each stayed a shorter time than the last, and none has said why.',
  ],
  rules:
    'Three days of gale. No boats. One lamp, which must not go out between dusk and dawn. Every resident signs for keys in the register by the stair.',
  time: 'The last week of October, 1931',
  premise: [
    'Letters have begun to arrive at {place} in the handwriting of {victim.full}, a keeper nine years gone. Each is dated about a week from now, and each has come true.',
    'The lighthouse keeper of {place} finds letters between the pages of the log. They are dated a week from now; they are in the hand of {victim.full}, who has been gone nine years; and so far they have not been wrong.',
  ],
  object: 'the letter',
  opening: [
    'The first letter is between the pages of the log, where tomorrow’s entry ought to go. It is addressed to the lighthouse keeper. It is in {victim.call}’s hand, which you know as well as your own by now, and it is dated a week from today. “The lamp will fail on the Thursday,” it says, “in the worst of the blow. A boat will be lost. You will learn who is to blame too late for it to matter.”',
    'You had thought at first that it was an old one. Then you looked at the date. It is a week from now; and the hand, small and upright and in brown ink, is {victim.call}’s, from whose last unfinished line you take up the log every evening. “On the Thursday the lamp will fail, in the worst of the blow,” says the letter. “A boat will be lost. You will learn who is to blame too late for it to matter.”',
  ],
  objectText:
    'You read {object} again. There is the hand: {victim.call}’s long-tailed “y”, {victim.call}’s habit of not crossing the second “t”. There is the paper, which is the station’s own and was used up, by the inventory, the winter {victim.he} vanished. And there is the thing you did not see the first time for looking at the date: it speaks of “the new brass clock”. You hung that clock in August. Whoever wrote this was here in August.',
  arrival: [
    'The relief boat put you ashore at {place} with two crates, a coil of rope and no ceremony. That was a month ago. Since then you have learned the {count} steps of the tower by their sounds, and slept in a dead man’s blankets, and kept {victim.full}’s log up to date beneath {victim.his} last unfinished line.',
    'There are {count} steps in the tower of {place}; you counted them the first night, to have something to hold on to, and you have counted them every night since. You are the lighthouse keeper now. The one whose name is on the blankets, {victim.full}, went up one evening nine years ago and did not come down.',
  ],
  discovery: [
    'On the Thursday, in the middle of the gale, the lamp goes out. Not low, not smoking: out. You are up all the stairs before you have finished swearing. It has been dark for twenty minutes by the time you get it lit again, and when you open the housing you find why. A wet woollen glove has been pushed into the air vent. {ally.call} sees it too. Out on the reef, nothing. The letter said there would be a boat; but the letter did not know you would be quick.',
    'It is Thursday, and it is blowing, and you have been watching the lamp all day the way one watches a kettle. You look away to eat. When you look back the window is black. It takes you twenty minutes: the stair, the matches, the housing, and at last the air vent, out of which you pull, inch by inch, somebody’s woollen glove. {ally.call} holds out a hand for it and then thinks better. “Don’t tell them,” says {ally.call}. “Let them tell us.”',
  ],
  allyIntro:
    '“Nobody’s getting off.” An oilskin is shaken out over the stove. “That’s three days of weather, and we’ve four visitors aboard who only came for the afternoon: {visitors} I’ve put the kettle on. You know what {victim.call} used to make us say. ‘Trim the wick before you trust the flame.’ I’d say it now, if I were you.”',
  rule: 'Trim the wick before you trust the flame.',
  note: 'If it goes dark, look to the air and not the oil. Trim the ____ before you trust the flame. Nobody listened to me the first time.',
  search:
    'Up in {scene} the glass is streaming. You find what the dark had hidden: the gallery door unbolted from the inside, the little brass clock on its side against the pedestal, hands stopped at {clockTime}, and a ring of wet where somebody stood still for a while to make sure.',
  firstEnd:
    'At the change of the watch you look out through the clean glass. The sea is enormous and there is nobody on it. Behind you, in the pane, for as long as it takes the lens to come round, a second reflection stands on the stair. When you turn there are only wet prints, going down, close to the wall, where the treads do not creak.',
  secondOpening:
    'By morning the gale has settled into the tower like a tenant. Nobody meets on the stair by accident. {ally.call} has taken to carrying the spare matches in one sock. And on the slope of the log, where there was nothing at midnight, lies a second letter in {victim.call}’s hand. It is dated Sunday. It says: “by now you will have blamed the wrong one.”',
  holderFound:
    '{holder.full} is in the boat-store with a lamp, putting things straight that are not crooked. Above the bench the key-board has seven hooks and six keys. You do not mention it. You pick up a rag and wipe the bench, and wait, and presently {holder.call} cannot bear it.',
  join: 'You stand in the boat-store, and there the two trails meet. Either way you have arrived at the same thing: nobody chokes a lamp without standing beside it, nobody stands beside it without {key.the}, and {key.the} has to be signed for. The register is on its nail. Rain has been at it.',
  secondEnd:
    'Under the lowest turn of the stair, behind crates with your own predecessors’ names on them, is an iron door you have walked past four times a day. It has been oiled. Recently, and by somebody who did not want it to be heard.',
  thirdOpening:
    'You go down instead of up. It feels like disobedience. The noise of the sea comes through the rock as a kind of slow breathing, and {ally.call}’s lantern makes the two of you very large on the wall.',
  codeHint: 'the steps, less the lie the clock told',
  codeExplain:
    'The tower has {count} steps. The clock told a lie of {error} minutes. {count} less {errorNumber}.',
  inside:
    'Inside there is a table, a chair, and nine years. A ream of {victim.full}’s own watermarked paper, two thirds used. A steel nib, a bottle of the same brown ink. A school copybook in which somebody has practised {victim.call}’s capital letters until they stopped shaking. Next year’s almanac, with the spring tides ringed. And at the bottom, in a different and truer hand, one page that was not practised at all. It begins: “To whoever keeps the light next.” It has no date on it of any kind.',
  gatherMood: [
    'The stove ticks. Nobody has taken off a coat.',
    'The wind has dropped a little, and it makes them whisper.',
  ],
  slip: [
    'A lamp like that doesn’t choke by itself, whatever you may have been told.',
    'You’d want to look at the vents before you blame the oil.',
  ],
  motive:
    '“I asked {victim.him} for the page it was written on. On the gallery; it was blowing. I asked, and I did not let go of {victim.his} sleeve, and then I was holding a sleeve.”',
  whyNow:
    '“Letters in {victim.his} hand, from days that hadn’t come. I thought, frighten each keeper off and nobody stays long enough to look under the stair. And when one of you didn’t frighten, I would make one come true.”',
  ...endings,
}
