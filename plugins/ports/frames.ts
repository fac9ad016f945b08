/** Runs something once before the next paint, or soon where nothing is painted; what it answers calls it off. */
export type Frames = (run: () => void) => () => void
