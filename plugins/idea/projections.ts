import { projection } from '#plugins/kit.ts'

/** The idea that was left before a game of it began, else null: its writer can go on with it (ID19). */
export const unfinishedIdea = projection(
  'idea/unfinished',
  ({ session: { idea, outlines } }) => [idea, outlines.forIdea, outlines.options.length] as const,
  ({ text, gameStatus, routeStatus }, proposedFor, count) => {
    const isProposed = count > 0 && proposedFor === text
    const isOpen = routeStatus === 'create' && (gameStatus === 'creating' || isProposed)
    return isOpen && text !== '' ? text : null
  },
)

/** Whether a fact lets go of the creation by its maker's own hand: begun anew, or signed out of. Whose session merely ended comes back to it. */
export const isLetGo = ({ type, source }: { type: string; source: string }): boolean =>
  type === 'idea/creationReset' || (type === 'account/signedOut' && source === 'user')
