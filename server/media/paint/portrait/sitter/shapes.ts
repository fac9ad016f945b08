/** Shapes of a head: shares of the ordinary width and length. */
export const HEAD_SHAPES = {
  oval: { wide: 1, cheek: 1, jaw: 0.86, chin: 0.38, long: 1 },
  round: { wide: 1.06, cheek: 1.07, jaw: 0.97, chin: 0.46, long: 0.92 },
  square: { wide: 1.02, cheek: 1, jaw: 1.03, chin: 0.6, long: 0.98 },
  long: { wide: 0.93, cheek: 0.94, jaw: 0.86, chin: 0.42, long: 1.12 },
  heart: { wide: 1.03, cheek: 1.03, jaw: 0.74, chin: 0.26, long: 1 },
  diamond: { wide: 0.95, cheek: 1.07, jaw: 0.78, chin: 0.3, long: 1.04 },
  pear: { wide: 0.98, cheek: 1.03, jaw: 1.1, chin: 0.6, long: 0.98 },
} as const
export type HeadShape = (typeof HEAD_SHAPES)[keyof typeof HEAD_SHAPES]

/** Shapes of a nose. */
export const NOSE_SHAPES = {
  straight: { bulge: 0, tip: 0, wing: 1, long: 1 },
  hook: { bulge: 7, tip: -2, wing: 1, long: 1.08 },
  button: { bulge: -3, tip: 2, wing: 0.95, long: 0.84 },
  broad: { bulge: -1, tip: 2, wing: 1.32, long: 0.96 },
  long: { bulge: 2, tip: 3, wing: 0.92, long: 1.18 },
  snub: { bulge: -5, tip: 5, wing: 1.06, long: 0.88 },
} as const
export type NoseShape = (typeof NOSE_SHAPES)[keyof typeof NOSE_SHAPES]
