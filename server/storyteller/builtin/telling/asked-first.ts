import type { ActOne } from '../frame.ts'
import type { ActMaterial } from './act-one.ts'
import type { Scene } from './scene.ts'

/**
 * Who is taken aside before the others know: one of the four that the case draws, or where a deed asks, whichever the
 * player calls out. Each of them has their own first words.
 */
export function askedFirst({ teller, frame, truth }: ActMaterial<ActOne>): Scene[] {
  const { askWhom, optionWhom } = frame
  const { visited, suspects } = truth
  if (askWhom === undefined || optionWhom === undefined)
    return [
      {
        key: 'talk',
        type: 'text',
        at: 'quarters',
        speaker: visited.id,
        text: teller.own(visited, 'meet'),
        to: 'sleeve',
      },
    ]
  const meeting = (id: number): string => `meet-${id}`
  return [
    {
      key: 'talk',
      type: 'option',
      at: 'outside',
      speaker: 0,
      text: teller.tell(askWhom),
      to: null,
      ways: suspects.map((person) => ({
        text: teller.tell(optionWhom, { named: person }),
        reply: teller.tell(frame.replyWhom ?? frame.replyTalk, { named: person }),
        to: meeting(person.id),
      })),
    },
    ...suspects.map(
      (person): Scene => ({
        key: meeting(person.id),
        type: 'text',
        at: 'outside',
        speaker: person.id,
        text: teller.own(person, 'meet'),
        to: 'sleeve',
      }),
    ),
  ]
}
