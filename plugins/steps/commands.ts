import type { Command } from '#plugins/kit.ts'

/** Shows all of a game that is being presented; `returning`: from the top, where it can be played. */
export const showAll: Command<{ returning: boolean }> = ({ session: { steps } }, { returning }) =>
  steps.presented === null
    ? { refused: 'nothing_presented' }
    : [{ type: 'steps/presentationEnded', source: 'user', payload: { returning } }]

/** Goes to a tab, by click or by scrolling to its section. */
export const chooseTab: Command<{ tab: number }> = (draft, { tab }) =>
  draft.session.steps.activeTab === tab
    ? { refused: 'already_there' }
    : [{ type: 'steps/tabChosen', source: 'user', payload: { tab } }]

/** The reader is busy with the page: the view does not move for a while. */
export const noteReader: Command = () => [
  { type: 'steps/readerMoved', source: 'user', payload: {} },
]
