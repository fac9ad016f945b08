import type { Case } from '../case/truth.ts'
import type { ActOne } from '../frame.ts'
import type { LanguagePack } from '../language-pack.ts'
import type { Rng } from '../rng.ts'
import { askedFirst } from './asked-first.ts'
import { large } from './large.ts'
import type { Scene } from './scene.ts'
import type { Teller } from './teller.ts'

/** What every act is told from. */
export type ActMaterial<Frame> = {
  readonly teller: Teller
  readonly frame: Frame
  readonly truth: Case
  readonly pack: LanguagePack
  readonly rng: Rng
  /** How much of what a choice passed by is told after it: nothing, the next thing, all that is left. */
  readonly depth: 0 | 1 | 2
  /** How many wrong numbers the lock offers. */
  readonly numbersWrong: number
  /** The shortest game: fewer doors, and fewer steps. */
  readonly isShortest: boolean
}

function arrival(material: ActMaterial<ActOne>, opening: string): Scene[] {
  const { teller, frame, truth, depth, isShortest } = material
  const { tell, kit, join } = teller
  const { ally } = truth
  const scenes: Scene[] = [
    {
      key: 'arrive',
      type: 'text',
      at: 'home',
      speaker: 0,
      text: kit('arrival'),
      to: 'open',
      clues: ['count'],
    },
    { key: 'open', type: 'text', at: 'home', speaker: 0, text: opening, to: 'deed' },
    {
      key: 'deed',
      type: 'text',
      at: 'scene',
      speaker: 0,
      text: join(kit('discovery'), tell(frame.finds)),
      to: 'ally',
    },
    {
      key: 'ally',
      type: 'text',
      at: 'home',
      speaker: ally.id,
      text: kit('allyIntro'),
      to: 'ask',
      clues: ['rule'],
    },
    {
      key: 'ask',
      type: 'option',
      at: 'home',
      speaker: 0,
      text: tell(frame.ask),
      to: null,
      ways: [
        { text: tell(frame.optionSearch), reply: tell(frame.replySearch), to: 'search' },
        { text: tell(frame.optionTalk), reply: tell(frame.replyTalk), to: 'talk', tag: 'sleeve' },
        ...(isShortest
          ? []
          : [{ text: tell(frame.optionObject), reply: tell(frame.replyObject), to: 'object' }]),
      ],
    },
    {
      key: 'search',
      type: 'text',
      at: 'scene',
      speaker: 0,
      text: join(kit('search'), tell(frame.searchTail)),
      to: depth > 0 ? 'talk' : 'gather',
    },
    ...askedFirst(material),
    {
      key: 'sleeve',
      type: 'text',
      at: frame.askWhom === undefined ? 'quarters' : 'outside',
      speaker: 0,
      text: tell(frame.talkTail),
      to: depth > 1 ? 'object' : 'gather',
    },
    {
      key: 'object',
      type: 'text',
      at: 'home',
      speaker: 0,
      text: join(kit('objectText'), tell(frame.objectTail)),
      to: 'gather',
    },
  ]
  return isShortest ? scenes.filter(({ key }) => key !== 'object') : scenes
}

function statements({ teller, frame, truth, rng }: ActMaterial<ActOne>): Scene[] {
  const order = rng.fork('statements').shuffle(['culprit', 'loner', 'holder', 'marked'] as const)
  return order.map((who, at) => ({
    key: `says-${who}`,
    type: 'text',
    at: 'home',
    speaker: truth[who].id,
    text: teller.say(truth[who].from.account ?? frame.says, truth[who], {
      remark: teller.remark(who),
    }),
    to: order[at + 1] ? `says-${order[at + 1]}` : 'notebook',
    ...(who === 'culprit' ? { clues: ['slip'] as const } : {}),
  }))
}

function clock({ teller, frame, truth, pack, rng }: ActMaterial<ActOne>): Scene[] {
  const { tell } = teller
  const { trueTime, clockTime, error, gain } = truth.clock
  // what was found out at eleven was not done later
  const wrong = frame.inTime === undefined ? clockTime + error : clockTime - gain
  const ways = [
    {
      text: large(pack.time(trueTime)),
      reply: tell(frame.replyRight),
      to: frame.inTime === undefined ? 'right-hour' : 'in-time',
      right: true,
      tag: 'hour',
    },
    { text: large(pack.time(wrong)), reply: tell(frame.replyAdd), to: 'wrong-hour' },
    { text: large(pack.time(clockTime)), reply: tell(frame.replySame), to: 'wrong-hour' },
  ] as const
  return [
    {
      key: 'notebook',
      type: 'text',
      at: 'home',
      speaker: 0,
      text: teller.join(tell(frame.notebook), teller.extra('notebook')),
      to: 'clock',
    },
    {
      key: 'clock',
      type: 'puzzle',
      at: 'scene',
      speaker: truth.ally.id,
      text: tell(frame.puzzleText),
      puzzle: tell(frame.puzzle),
      to: 'ask-hour',
      clues: ['error'],
    },
    {
      key: 'ask-hour',
      type: 'option',
      at: 'scene',
      speaker: 0,
      text: tell(frame.askHour),
      to: null,
      ways: rng.fork('hours').shuffle(ways),
    },
    ...(frame.inTime === undefined
      ? []
      : [
          {
            key: 'in-time',
            type: 'text',
            at: 'scene',
            speaker: 0,
            text: tell(frame.inTime),
            to: 'right-hour',
          } as const,
        ]),
    {
      key: 'wrong-hour',
      type: 'text',
      at: 'scene',
      speaker: 0,
      text: tell(frame.wrongHour),
      to: 'right-hour',
    },
    {
      key: 'right-hour',
      type: 'text',
      at: 'home',
      speaker: 0,
      text: tell(frame.rightHour),
      to: 'word',
      clues: ['hour'],
    },
  ]
}

/** Chapter one: an arrival, three doors into the same night, four statements, a clock that lied, a word that is missing. */
export function actOne(material: ActMaterial<ActOne>, opening: string): Scene[] {
  const { teller, frame, rng, truth } = material
  const { right, wrong } = truth.saying
  // told once: told again they would be told otherwise
  const said = statements(material)
  const { tell } = teller
  const words = [
    {
      text: large(right),
      reply: tell(frame.rightWord),
      to: 'end-one',
      right: true,
      tag: 'rule',
    } as const,
    ...wrong.map((word) => ({
      text: large(word),
      reply: tell(frame.wrongWord),
      to: 'end-one',
    })),
  ]
  return [
    ...arrival(material, opening),
    {
      key: 'gather',
      type: 'text',
      at: 'home',
      speaker: 0,
      text: tell(frame.gather),
      to: said[0]?.key ?? 'notebook',
    },
    ...said,
    ...clock(material),
    {
      key: 'word',
      type: 'wordGame',
      at: 'home',
      speaker: 0,
      text: tell(frame.askWord),
      to: 'end-one',
      ways: rng.fork('words').shuffle(words),
    },
    {
      key: 'end-one',
      type: 'text',
      at: 'outside',
      speaker: 0,
      text: teller.beat('firstEnd'),
      to: null,
    },
  ]
}
