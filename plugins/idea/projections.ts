import { projection } from '#core/projection.ts'

/** The idea that was left before a game of it began, else null: its writer can go on with it (ID19). */
export const unfinishedIdea = projection(
  'idea/unfinished',
  ({ idea, outlines }) => [idea, outlines.forIdea, outlines.options.length] as const,
  ({ text, gameStatus, routeStatus }, proposedFor, count) => {
    const isProposed = count > 0 && proposedFor === text
    const isOpen = routeStatus === 'create' && (gameStatus === 'creating' || isProposed)
    return isOpen && text !== '' ? text : null
  },
)
