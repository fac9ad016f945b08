import type { CoverSubject } from './picture.ts'

/** A cover before its look is chosen. */
export type CoverScene = { subject: CoverSubject; seed: string }
