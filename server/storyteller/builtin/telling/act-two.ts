import type { ActTwo } from '../frame.ts'
import type { ActMaterial } from './act-one.ts'
import { falseTrail } from './false-trail.ts'
import { large } from './large.ts'
import type { Scene } from './scene.ts'
import { taleScenes } from './tale.ts'

function lonerLane({ teller, frame, truth, depth }: ActMaterial<ActTwo>): Scene[] {
  const after = depth > 0 ? 'store' : 'join'
  const { tell, own } = teller
  const { loner } = truth
  return [
    {
      key: 'hint',
      type: 'text',
      at: 'quarters',
      speaker: 0,
      text: own(loner, 'hint'),
      to: 'ask-loner',
    },
    {
      key: 'ask-loner',
      type: 'option',
      at: 'quarters',
      speaker: 0,
      text: tell(frame.askLoner),
      to: null,
      ways: [
        { text: tell(frame.softLoner), reply: tell(frame.replySoft), to: 'soft-loner' },
        { text: tell(frame.hardLoner), reply: tell(frame.replyHard), to: 'hard-loner' },
      ],
    },
    {
      key: 'soft-loner',
      type: 'text',
      at: 'quarters',
      speaker: loner.id,
      text: own(loner, 'soft'),
      to: 'witness',
    },
    {
      key: 'witness',
      type: 'text',
      at: 'quarters',
      speaker: loner.id,
      text: teller.say(frame.softTailLoner, loner),
      to: after,
    },
    {
      key: 'hard-loner',
      type: 'text',
      at: 'quarters',
      speaker: loner.id,
      text: own(loner, 'hard'),
      to: 'shut',
    },
    {
      key: 'shut',
      type: 'text',
      at: 'quarters',
      speaker: 0,
      text: tell(frame.hardTailLoner),
      to: after,
    },
  ]
}

function holderLane({ teller, frame, truth }: ActMaterial<ActTwo>): Scene[] {
  const { tell } = teller
  const { holder } = truth
  return [
    {
      key: 'store',
      type: 'text',
      at: 'store',
      speaker: 0,
      text: teller.kit('holderFound'),
      to: 'ask-holder',
    },
    {
      key: 'ask-holder',
      type: 'option',
      at: 'store',
      speaker: 0,
      text: tell(frame.askHolder),
      to: null,
      ways: [
        { text: tell(frame.softHolder), reply: tell(frame.replySoft), to: 'soft-holder' },
        { text: tell(frame.hardHolder), reply: tell(frame.replyHard), to: 'hard-holder' },
      ],
    },
    {
      key: 'soft-holder',
      type: 'text',
      at: 'store',
      speaker: holder.id,
      to: 'join',
      text: teller.speak(teller.own(holder, 'habit'), teller.say(frame.softTailHolder, holder)),
    },
    {
      key: 'hard-holder',
      type: 'text',
      at: 'store',
      speaker: holder.id,
      text: teller.say(frame.hardTailHolder, holder),
      to: 'join',
    },
  ]
}

function register({ teller, frame, truth, pack }: ActMaterial<ActTwo>): Scene[] {
  const { tell } = teller
  const { holder, suspects, order, ally } = truth
  const { ownUp } = frame
  const rules = pack.order.join(order.rules)
  const ways = suspects.map((person) => {
    const right = person.id === holder.id
    return {
      text: person.full,
      reply: tell(right ? frame.replyOrderRight : frame.replyOrderWrong, { named: person }),
      to: right ? (ownUp === undefined ? 'right-order' : 'own-up') : 'wrong-order',
      ...(right ? { right: true as const, tag: 'key' } : {}),
    }
  })
  return [
    {
      key: 'join',
      type: 'text',
      at: 'store',
      speaker: 0,
      text: teller.kit('join'),
      to: 'register',
    },
    {
      key: 'register',
      type: 'puzzle',
      at: 'store',
      speaker: ally.id,
      text: tell(frame.puzzleText),
      puzzle: teller.join(rules, pack.order.question),
      to: 'ask-third',
      clues: ['rules'],
    },
    {
      key: 'ask-third',
      type: 'option',
      at: 'store',
      speaker: 0,
      text: tell(frame.askThird),
      to: null,
      ways,
    },
    ...(ownUp === undefined
      ? []
      : [
          {
            key: 'own-up',
            type: 'text',
            at: 'store',
            speaker: holder.id,
            text: teller.say(ownUp, holder),
            to: 'right-order',
          } as const,
        ]),
    {
      key: 'wrong-order',
      type: 'text',
      at: 'store',
      speaker: 0,
      text: tell(frame.wrongOrder),
      to: 'right-order',
    },
    {
      key: 'right-order',
      type: 'text',
      at: 'store',
      speaker: holder.id,
      text: teller.say(frame.rightOrder, holder),
      to: frame.tale === undefined ? 'verse' : 'tale',
      clues: ['key'],
    },
  ]
}

/** Chapter two: one of two trails, asked softly or hard, the four signatures, and a verse that points somewhere. */
export function actTwo(material: ActMaterial<ActTwo>): Scene[] {
  const { teller, frame, rng, truth } = material
  const { tell } = teller
  const trail = material.depth > 1 ? falseTrail(material) : []
  const places = [
    {
      text: large(truth.verse.where),
      reply: tell(frame.rightVerse),
      to: 'end-two',
      right: true,
      tag: 'verse',
    } as const,
    ...truth.elsewhere.map(({ where }) => ({
      text: large(where),
      reply: tell(frame.wrongVerse),
      to: 'end-two',
    })),
  ]
  return [
    {
      key: 'open-two',
      type: 'text',
      at: 'home',
      speaker: 0,
      text: teller.beat('secondOpening'),
      to: trail.length > 0 ? 'row' : 'fork',
    },
    ...trail,
    {
      key: 'fork',
      type: 'option',
      at: 'home',
      speaker: 0,
      text: tell(material.depth > 0 ? frame.forkBoth : frame.fork),
      to: null,
      ways: [
        { text: tell(frame.optionLoner), reply: tell(frame.replyLoner), to: 'hint' },
        { text: tell(frame.optionHolder), reply: tell(frame.replyHolder), to: 'store' },
      ],
    },
    ...lonerLane(material),
    ...holderLane(material),
    ...register(material),
    ...taleScenes(material),
    {
      key: 'verse',
      type: 'wordGame',
      at: 'home',
      speaker: 0,
      text: teller.kit('verseLeft') || tell(frame.askVerse),
      to: 'end-two',
      ways: rng.fork('verse').shuffle(places),
    },
    {
      key: 'end-two',
      type: 'text',
      at: 'hidden',
      speaker: 0,
      text: teller.kit('secondEnd'),
      to: null,
    },
  ]
}
