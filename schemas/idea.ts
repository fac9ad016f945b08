import { z } from 'zod'
import { GameLanguage } from './language.ts'

const GameStatus = z.enum(['initial', 'creating', 'complete'])

/** The idea being worked on. `language` is null until somebody chose one. */
export const Idea = z.object({
  text: z.string(),
  language: GameLanguage.nullable(),
  gameStatus: GameStatus,
  /** The last position of the creation flow. */
  routeStatus: z.enum(['home', 'create', 'generate']),
  /** A visitor submitted it: it goes on as soon as somebody has signed in. */
  waiting: z.boolean(),
})
export type Idea = z.infer<typeof Idea>
export const emptyIdea = (): Idea => ({
  text: '',
  language: null,
  gameStatus: 'initial',
  routeStatus: 'home',
  waiting: false,
})
