import type { Frame } from '../../content.ts'
import { one } from './frame-one.ts'
import { think } from './frame-think.ts'
import { three } from './frame-three.ts'
import { two } from './frame-two.ts'

/** Everything that is the same in every kit told in English. */
export const frame: Frame = {
  think,
  ideaIntro: [
    '{idea|cap}: that is how it was told to you.',
    '“{idea|cap}.” It begins with that one sentence.',
    '{idea|cap}. So much is known; the rest is this.',
  ],
  ideaPrologue: [
    '{idea|cap}: so it will be told, afterwards, by people who were not there.',
    '{idea|cap}. That is the short of it, and the long of it is one night.',
  ],
  ideaOpening: [
    'You have heard it put in a single line: “{idea}.” It leaves out nearly everything.',
    '“{idea|cap},” somebody will write one day, and it will be true as far as it goes.',
  ],
  summaries: [
    [
      '{premise} One night has gone wrong, and everybody’s account of it hangs on a clock. Question the four, correct the hour, and see whose alibi was made to be looked at.',
      '{premise} Four people say where they were. The clock agrees with all of them, which is the first thing wrong with it.',
    ],
    [
      '{loner.full} and {holder.full} each have something to hide about that hour. Follow one, set the register in order, and read what {victim.call} left in it.',
      'There are two trails and time for one. Whichever you take, it ends at four spoiled signatures and a verse that {victim.call} did not write to be admired.',
    ],
    [
      'What {victim.call} kept out of sight is behind a lock made of two numbers you already know. Then the second gathering, the name, and what you do with it.',
      'Two numbers open the last door. After that there is only a room with five chairs, a name to say, and the question of what a truth is for.',
    ],
  ],
  one,
  two,
  three,
  tasks: {
    hour: {
      name: 'The true hour',
      target: 'Work out when it really happened.',
      condition: 'Correct the stopped clock.',
      reward: 'Two alibis stop holding.',
    },
    key: {
      name: '{key.the|cap}',
      target: 'Find out who had {key.the} at the true hour.',
      condition: 'Put the four signatures in order.',
      reward: 'The reach of {key.the} narrows to two.',
    },
    name: {
      name: 'Say the name',
      target: 'Name the person on whom all three doubts land.',
      condition: 'Accuse the right person, first time or second.',
      reward: 'A confession, and a choice.',
    },
    sleeve: {
      name: 'The mark on the sleeve',
      target: 'See what {marked.full} hopes you did not.',
      condition: 'Talk to {marked.call} first.',
      reward: 'You know about the sleeve before the others do.',
    },
    rule: {
      name: '{ally.call}’s rule',
      target: 'Complete {victim.full}’s damaged note.',
      condition: 'Find the missing word at the first attempt.',
      reward: '{ally.call} trusts you with the spare keys.',
    },
    loner: {
      name: 'What {loner.call} was doing',
      target: 'Hear {loner.full}’s own account of the missing hour.',
      condition: 'Follow {loner.call} and ask gently.',
      reward: 'A witness to footsteps without a light.',
    },
    holder: {
      name: 'One hook short',
      target: 'Let {holder.full} explain before you accuse.',
      condition: 'Follow {holder.call} and ask gently.',
      reward: '{holder.call} tells you what {holder.he} is ashamed of.',
    },
    verse: {
      name: 'Read the left-hand edge',
      target: 'Find where {victim.full}’s verse is pointing.',
      condition: 'Solve the verse at the first attempt.',
      reward: 'The way to {hidden.the}.',
    },
    slip: {
      name: 'Plain sight',
      target: 'Remember exactly what each of the four said.',
      condition: 'Pick the sentence that knew too much.',
      reward: 'A fourth reason, and the surest.',
    },
    page: {
      name: '{victim.call}’s last page',
      target: 'There is one reader left to satisfy.',
      condition: 'Choose to read the page aloud.',
      reward: 'The quietest of the endings.',
    },
  },
}
