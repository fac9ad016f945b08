import { setTimeout as pause } from 'node:timers/promises'
import { textAt } from '#core/game/addresses.ts'
import type { Edit } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Analysis, Assistant } from '#server/storyteller/assistant-port.ts'

/** The places every plan of it names. */
const PLACES = ['basics/title', 'basics/intro', 'story/chapters/1/summary']

/**
 * An assistant that does one thing: it writes the words of a message into three texts of the game. By them it can be told to
 * fail: `outside` writes beside the plan, `never` does not answer, `throw` and `fail` break, `nothing` finds nothing to do.
 */
export function createScriptedAssistant() {
  const asked: string[] = []
  const assistant: Assistant = {
    async analyse(game, { text, quotes }, signal): Promise<Analysis> {
      asked.push(text)
      if (text.includes('throw')) throw new Error('the assistant broke')
      if (text.includes('never')) await pause(600_000, undefined, { signal })
      if (text.includes('nothing'))
        return {
          kind: 'directions',
          sentence: 'I cannot do that.',
          directions: [{ title: 'Change the title', request: 'Change the title to “Ebb”.' }],
        }
      return {
        kind: 'plan',
        sentence: `I would write “${text}” (${quotes.map(({ address }) => address).join(' ')})`,
        places: PLACES.map((address) => ({
          address,
          title: address,
          reason: 'It says so.',
          now: textAt(game, address) ?? '',
          // biome-ignore lint/suspicious/noThenProperty: the port calls what is meant so
          then: text,
        })),
        operation: { kind: 'set', texts: [{ address: 'basics/title', text }] },
      }
    },
    async carryOut(_: GameSnapshot, { operation, scope }): Promise<readonly Edit[]> {
      const text = operation.kind === 'set' ? (operation.texts[0]?.text ?? '') : ''
      if (text.includes('fail')) throw new Error('the assistant broke')
      const edits = scope.map((address) => ({ address, value: text }))
      return text.includes('outside')
        ? [...edits, { address: 'basics/theme', value: 'Something else' }]
        : edits
    },
  }
  return { assistant, asked }
}
