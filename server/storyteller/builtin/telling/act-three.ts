import type { Member } from '../case/people.ts'
import type { Case } from '../case/truth.ts'
import type { ActThree } from '../frame.ts'
import type { Role } from '../person.ts'
import type { ActMaterial } from './act-one.ts'
import { pegScenes } from './pegs.ts'
import type { Scene, SceneOption } from './scene.ts'
import { proofScene, thinScenes } from './thin.ts'

/** Slips of arithmetic, the likeliest first: each number once, and none that is right. */
const slips = ({ count, code, clock }: Case): number[] =>
  [
    ...[count, count + clock.error, count - clock.gain],
    ...[count - clock.days, code - clock.gain, code + 10, code - clock.error],
    ...[code - clock.days, code + clock.gain, code + 1],
  ].filter((number, at, all) => number !== code && all.indexOf(number) === at)

type Innocent = 'loner' | 'holder' | 'marked'
const INNOCENTS: readonly Innocent[] = ['loner', 'holder', 'marked']

function lock(material: ActMaterial<ActThree>): Scene[] {
  const { teller, frame, truth, pack, rng, numbersWrong } = material
  const { tell, kit } = teller
  const { code } = truth
  const isThin = frame.gatherThin !== undefined
  const among = isThin ? 'home' : 'hidden'
  const wrong = slips(truth).slice(0, numbersWrong)
  const numbers: SceneOption[] = [code, ...wrong].map((number) => {
    const right = number === code
    return {
      text: String(number),
      reply: tell(right ? frame.replyCodeRight : frame.replyCodeWrong),
      to: right ? 'inside' : 'wrong-code',
      ...(right ? { right: true as const } : {}),
    }
  })
  const sayings: SceneOption[] = [
    {
      text: pack.quote(teller.remark('culprit')),
      reply: tell(frame.rightSlip),
      to: 'gather-again',
      right: true,
      tag: 'slip',
    },
    ...INNOCENTS.map((who) => ({
      text: pack.quote(teller.remark(who)),
      reply: tell(frame.wrongSlip, { named: truth[who] }),
      to: isThin ? 'gather-thin' : 'gather-again',
    })),
  ]
  return [
    {
      key: 'open-three',
      type: 'text',
      at: 'hidden',
      speaker: 0,
      text: kit('thirdOpening'),
      to: 'lock',
    },
    {
      key: 'lock',
      type: 'puzzle',
      at: 'hidden',
      speaker: 0,
      text: kit('lockLeft') || tell(frame.puzzleText),
      puzzle: kit('codeHint'),
      to: 'ask-code',
    },
    {
      key: 'ask-code',
      type: 'option',
      at: 'hidden',
      speaker: 0,
      text: tell(frame.askCode),
      to: null,
      ways: rng.fork('codes').shuffle(numbers),
    },
    {
      key: 'wrong-code',
      type: 'text',
      at: 'hidden',
      speaker: 0,
      text: tell(frame.wrongCode),
      to: 'inside',
    },
    {
      key: 'inside',
      type: 'text',
      at: 'hidden',
      speaker: 0,
      text: teller.beat('inside'),
      to: frame.askPegs === undefined ? 'trace' : 'ask-pegs',
    },
    ...pegScenes(material),
    {
      key: 'trace',
      type: 'text',
      at: among,
      speaker: 0,
      text: tell(frame.trace),
      to: 'slip',
      clues: ['mark'],
    },
    {
      key: 'slip',
      type: 'wordGame',
      at: among,
      speaker: 0,
      text: tell(frame.askSlip),
      to: 'gather-again',
      ways: rng.fork('slip').shuffle(sayings),
    },
  ]
}

function accusation({ teller, frame, truth }: ActMaterial<ActThree>): Scene[] {
  const { tell } = teller
  const { suspects, culprit, marked } = truth
  const named = frame.proof === undefined ? 'confess' : 'proof'
  const innocent = (person: Member<Role>): Innocent | undefined =>
    INNOCENTS.find((name) => truth[name].id === person.id)
  const names: SceneOption[] = suspects.map((person) => {
    const who = innocent(person)
    return {
      text: tell(frame.optionName, { named: person }),
      reply: tell(frame.replyName, { named: person }),
      to: who ? `clear-${who}` : named,
      ...(who ? {} : { right: true as const, tag: 'name' }),
    }
  })
  const cleared: Readonly<Record<Innocent, string>> = {
    loner: tell(frame.clearLoner),
    holder: tell(frame.clearHolder),
    marked: teller.say(frame.clearMarked, marked),
  }
  const again = (who: Innocent): Scene => ({
    key: `again-${who}`,
    type: 'option',
    at: 'home',
    speaker: 0,
    text: tell(frame.retry, { named: truth[who] }),
    to: null,
    ways: [
      ...suspects
        .filter((person) => person.id !== truth[who].id)
        .map((person) => ({
          text: tell(frame.retryName, { named: person }),
          reply: tell(person.id === culprit.id ? frame.replyRetryRight : frame.replyRetryWrong, {
            named: person,
          }),
          to: person.id === culprit.id ? named : 'end-bad',
        })),
      { text: tell(frame.giveUp), reply: tell(frame.replyGiveUp), to: 'end-bad' },
    ],
  })
  return [
    {
      key: 'gather-again',
      type: 'text',
      at: 'home',
      speaker: 0,
      text: tell(frame.gather),
      to: 'accuse',
    },
    {
      key: 'accuse',
      type: 'option',
      at: 'home',
      speaker: 0,
      text: tell(frame.accuse),
      to: null,
      ways: names,
    },
    ...INNOCENTS.flatMap((who): Scene[] => [
      {
        key: `clear-${who}`,
        type: 'text',
        at: 'home',
        speaker: who === 'marked' ? marked.id : 0,
        text: cleared[who],
        to: `again-${who}`,
      },
      again(who),
    ]),
    ...proofScene(frame, teller),
  ]
}

/** Chapter three: a lock, what it kept, the slip, the name, and what the truth is for. */
export function actThree(material: ActMaterial<ActThree>): Scene[] {
  const { teller, frame, truth } = material
  const { tell, kit, beat } = teller
  const { culprit } = truth
  const end = (key: string, text: string, at: Scene['at']): Scene => ({
    key,
    type: 'text',
    at,
    speaker: 0,
    text,
    to: 'epilogue',
  })
  return [
    ...lock(material),
    ...thinScenes(material),
    ...accusation(material),
    {
      key: 'confess',
      type: 'text',
      at: 'home',
      speaker: culprit.id,
      text: teller.own(culprit, 'confess'),
      to: 'motive',
    },
    {
      key: 'motive',
      type: 'text',
      at: 'home',
      speaker: culprit.id,
      to: 'verdict',
      text: teller.speak(kit('motive'), kit('whyNow'), kit('trail'), teller.extra('confession')),
    },
    {
      key: 'verdict',
      type: 'option',
      at: 'home',
      speaker: 0,
      text: tell(frame.verdict),
      to: null,
      ways: [
        { text: tell(frame.optionLaw), reply: tell(frame.replyLaw), to: 'end-law' },
        { text: tell(frame.optionMercy), reply: tell(frame.replyMercy), to: 'end-mercy' },
        {
          text: tell(frame.optionTruth),
          reply: tell(frame.replyTruth),
          to: 'end-truth',
          tag: 'page',
        },
      ],
    },
    end('end-law', beat('endingLaw'), 'home'),
    end('end-mercy', beat('endingMercy'), 'scene'),
    end('end-truth', beat('endingTruth'), 'scene'),
    // what is told of it afterwards is what was found out: whoever named nobody, or the wrong one, is told no more
    { ...end('end-bad', beat('endingBad'), 'home'), to: null, ends: true },
    { key: 'epilogue', type: 'text', at: 'home', speaker: 0, text: beat('epilogue'), to: null },
  ]
}
