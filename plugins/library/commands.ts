import type { Command } from '#core/plugin.ts'

/** Asks for the creator's scripts and published games. */
export const loadLibrary: Command = (draft) => {
  if (draft.account.user === null) return { refused: 'loginFirst' }
  if (draft.library.status === 'loading') return { refused: 'loading' }
  return [{ type: 'library/requested', source: 'user', payload: {} }]
}

/** Puts the link of a published game on the clipboard. */
export const copyLink: Command<{ url: string }> = (_, { url }) => [
  { type: 'library/linkCopyRequested', source: 'user', payload: { url } },
]
