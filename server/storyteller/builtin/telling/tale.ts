import type { ActTwo } from '../frame.ts'
import type { ActMaterial } from './act-one.ts'
import type { Scene } from './scene.ts'

/** What a deed has told in the place of a pause: the ally begins, and the player asks after one of two things. */
export function taleScenes({ teller, frame, truth }: ActMaterial<ActTwo>): Scene[] {
  const { tale } = frame
  if (tale === undefined) return []
  const told = (text: ActTwo['tale']) => teller.tell(text ?? '')
  const here = { at: 'home', type: 'text', to: 'verse' } as const
  return [
    { ...here, key: 'tale', speaker: truth.ally.id, text: told(tale), to: 'ask-tale' },
    {
      ...here,
      key: 'ask-tale',
      type: 'option',
      speaker: 0,
      text: told(frame.askTale),
      to: null,
      ways: [
        { text: told(frame.optionTaleOne), reply: told(frame.replyTaleOne), to: 'tale-one' },
        { text: told(frame.optionTaleTwo), reply: told(frame.replyTaleTwo), to: 'tale-two' },
      ],
    },
    { ...here, key: 'tale-one', speaker: 0, text: told(frame.taleOne) },
    { ...here, key: 'tale-two', speaker: 0, text: told(frame.taleTwo) },
  ]
}
