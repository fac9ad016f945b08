/** The example ideas of the home screen, by the key of their words. */
export const TEMPLATES = ['lighthouse', 'express', 'theatre'] as const
