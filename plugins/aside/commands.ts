import type { Command } from '#plugins/kit.ts'
import type { AsideTab } from '#schemas/aside.ts'

/** Opens the column beside the game, at one of its tabs or where it was. */
export const openAside: Command<{ tab?: AsideTab }> = ({ session: { aside } }, { tab }) => [
  { type: 'aside/opened', source: 'user', payload: { tab: tab ?? aside.tab } },
]

/** Folds the column: the game has the whole page again. */
export const closeAside: Command = ({ session: { aside } }) =>
  aside.isOpen ? [{ type: 'aside/closed', source: 'user', payload: {} }] : { refused: 'is_closed' }

/** Raises a sheet that was lowered. */
export const raiseAside: Command = ({ session: { aside } }) =>
  aside.isLow ? [{ type: 'aside/raised', source: 'user', payload: {} }] : { refused: 'is_raised' }
