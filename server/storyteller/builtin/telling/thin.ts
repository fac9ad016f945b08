import type { ActThree } from '../frame.ts'
import type { ActMaterial } from './act-one.ts'
import type { Scene, SceneOption } from './scene.ts'
import type { Teller } from './teller.ts'

/**
 * How a deed goes on for whoever missed the sentence that knew too much: the four are heard with less in hand, a wrong
 * name is the last one, and whoever did it does not give in at once.
 */
export function thinScenes({ teller, frame, truth }: ActMaterial<ActThree>): Scene[] {
  const { gatherThin } = frame
  if (gatherThin === undefined) return []
  const { tell } = teller
  const { suspects, culprit } = truth
  const here = { at: 'home', speaker: 0 } as const
  const names: SceneOption[] = suspects.map((person) => ({
    text: tell(frame.optionName, { named: person }),
    reply: tell(frame.replyName, { named: person }),
    ...(person.id === culprit.id ? { right: true, to: 'confess-thin' } : { to: 'lost' }),
  }))
  return [
    { ...here, key: 'gather-thin', type: 'text', text: tell(gatherThin), to: 'accuse-thin' },
    {
      ...here,
      key: 'accuse-thin',
      type: 'option',
      text: tell(frame.accuseThin ?? frame.accuse),
      to: null,
      ways: names,
    },
    {
      ...here,
      key: 'confess-thin',
      type: 'text',
      text: tell(frame.confessThin ?? ''),
      to: 'confess',
    },
    { ...here, key: 'lost', type: 'text', text: tell(frame.lost ?? ''), to: 'end-bad' },
  ]
}

/** What is shown to whoever did it, between their name and their confession. */
export const proofScene = ({ proof }: ActThree, teller: Teller): Scene[] =>
  proof === undefined
    ? []
    : [
        {
          key: 'proof',
          type: 'text',
          at: 'home',
          speaker: 0,
          text: teller.tell(proof),
          to: 'confess',
        },
      ]
