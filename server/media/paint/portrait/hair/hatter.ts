import type { Crayon } from '../draw/crayon.ts'

/** What draws a hat: its cloth, and darker ones for edge and band. */
export type Hatter = { crayon: Crayon; main: string; dark: string; band: string }
