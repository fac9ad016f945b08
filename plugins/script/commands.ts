import type { Command } from '#plugins/kit.ts'

/** Turns to a script on the generation screen; what the draft held of another one is cleared. */
export const openScript: Command<{ scriptId: string }> = (_, { scriptId }) =>
  scriptId.trim() === ''
    ? { refused: 'no_game' }
    : [
        { type: 'script/opened', source: 'user', payload: { scriptId } },
        { type: 'idea/creationEntered', source: 'user', payload: {} },
      ]

/** Says that there is no game without an id (SPEC section 5). */
export const refuseEmptyId: Command = () => [
  {
    type: 'toasts/raised',
    source: 'user',
    payload: { kind: 'error', code: 'id_missing', text: '' },
  },
]
