import type { Command } from '#plugins/kit.ts'
import type { Reading } from '#schemas/reading.ts'

/** Chooses how much moves, or how fast a text is typed. */
export const chooseReading: Command<Partial<Reading>> = (_, payload) => [
  { type: 'reading/chosen', source: 'user', payload },
]
