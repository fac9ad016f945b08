import type { Command } from '#plugins/kit.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'

/** Characters as people see them. */
export const lengthOf = (text: string): number => [...text.trim()].length

/** Begins a game from an idea. A visitor's idea waits for the login it opens. */
export const submitIdea: Command<{ text: string; language: GameLanguage }> = (
  { session: { account } },
  { text, language },
) => {
  const length = lengthOf(text)
  if (length === 0) return { refused: 'idea_blank' }
  if (length > LIMITS.ideaMax) return { refused: 'idea_too_long' }
  const payload = { text: text.trim(), language }
  if (account.user !== null) return [{ type: 'idea/submitted', source: 'user', payload }]
  return [
    {
      type: 'toasts/raised',
      source: 'user',
      payload: { kind: 'warning', code: 'login_needed', text: '' },
    },
    { type: 'idea/heldForLogin', source: 'user', payload },
    { type: 'account/loginOpened', source: 'user', payload: { from: null } },
  ]
}

/** Forgets the idea and everything made from it (ID13). */
export const resetCreation: Command = () => [
  { type: 'idea/creationReset', source: 'user', payload: {} },
]
