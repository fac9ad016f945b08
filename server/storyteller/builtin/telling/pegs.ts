import type { ActThree } from '../frame.ts'
import type { ActMaterial } from './act-one.ts'
import type { Scene } from './scene.ts'

/** Where there is time to look at one of two things before the four are faced: whichever is not looked at stays unseen. */
export function pegScenes({ teller, frame }: ActMaterial<ActThree>): Scene[] {
  const { askPegs, optionPegs, replyPegs, pegs, optionCoat, replyCoat, coat } = frame
  if (askPegs === undefined) return []
  const told = (text: ActThree['pegs']) => teller.tell(text ?? '')
  return [
    {
      key: 'ask-pegs',
      type: 'option',
      at: 'hidden',
      speaker: 0,
      text: told(askPegs),
      to: null,
      ways: [
        { text: told(optionPegs), reply: told(replyPegs), to: 'pegs' },
        { text: told(optionCoat), reply: told(replyCoat), to: 'coat' },
      ],
    },
    { key: 'pegs', type: 'text', at: 'home', speaker: 0, text: told(pegs), to: 'trace' },
    { key: 'coat', type: 'text', at: 'hidden', speaker: 0, text: told(coat), to: 'trace' },
  ]
}
