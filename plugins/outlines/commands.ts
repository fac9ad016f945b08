import type { Command } from '#plugins/kit.ts'

/** The creation screen opened. */
export const openCreation: Command = () => [
  { type: 'outlines/creationOpened', source: 'user', payload: {} },
]

/** The creation is resumed wherever it stands. */
export const openFlow: Command = () => [
  { type: 'outlines/flowOpened', source: 'user', payload: {} },
]

/** Takes one of the proposals; another one taken before is let go. */
export const chooseOutline: Command<{ key: string }> = ({ session: { outlines } }, { key }) => {
  if (!outlines.options.some((option) => option.key === key)) return { refused: 'no_such_outline' }
  return [{ type: 'outlines/chosen', source: 'user', payload: { key } }]
}

/** Rewrites the text of a proposal before it is told; the proposal's own text comes back when it is blank. */
export const editOutline: Command<{ key: string; text: string }> = (
  { session: { outlines } },
  { key, text },
) => {
  const option = outlines.options.find((one) => one.key === key)
  if (option === undefined) return { refused: 'no_such_outline' }
  const next = text.trim() === '' ? option.text : text
  return [{ type: 'outlines/edited', source: 'user', payload: { key, text: next } }]
}
