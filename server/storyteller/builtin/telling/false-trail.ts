import type { ActTwo } from '../frame.ts'
import type { ActMaterial } from './act-one.ts'
import type { Scene } from './scene.ts'

/**
 * A false trail of long games, laid on purpose: what was on the third of four coats points at whoever had the hour and
 * did nothing. Asked softly or hard, the coat itself says that somebody else put it there. It leads on to the fork.
 */
export function falseTrail({ teller, frame, truth, pack, rng }: ActMaterial<ActTwo>): Scene[] {
  const { tell } = teller
  const { ally, loner, row, suspects } = truth
  const rules = pack.row.join(row.rules)
  const ways = rng
    .fork('row')
    .shuffle(suspects)
    .map((person) => {
      const right = person.id === loner.id
      return {
        text: person.full,
        reply: tell(right ? frame.replyRowRight : frame.replyRowWrong, { named: person }),
        to: right ? 'face-row' : 'wrong-row',
        ...(right ? { right: true as const } : {}),
      }
    })
  const here = { at: 'home', speaker: 0 } as const
  return [
    {
      key: 'row',
      type: 'puzzle',
      at: 'home',
      speaker: ally.id,
      text: tell(frame.rowText),
      puzzle: teller.join(rules, pack.row.question),
      to: 'ask-row',
    },
    {
      ...here,
      key: 'ask-row',
      type: 'option',
      text: tell(frame.askRow),
      to: null,
      ways,
    },
    { ...here, key: 'wrong-row', type: 'text', text: tell(frame.wrongRow), to: 'face-row' },
    {
      ...here,
      key: 'face-row',
      type: 'option',
      text: tell(frame.faceRow),
      to: null,
      ways: [
        { text: tell(frame.softRow), reply: tell(frame.replyRowSoft), to: 'own-row' },
        { text: tell(frame.hardRow), reply: tell(frame.replyRowHard), to: 'proven-row' },
      ],
    },
    {
      ...here,
      key: 'own-row',
      type: 'text',
      speaker: loner.id,
      text: teller.say(frame.ownRow, loner),
      to: 'fork',
    },
    { ...here, key: 'proven-row', type: 'text', text: tell(frame.provenRow), to: 'fork' },
  ]
}
