import { z } from 'zod'
import { type Fixed, Line, Plain } from './line.ts'
import { Pattern } from './pattern.ts'

const told = {
  closed: Plain.describe('Why nobody leaves before morning; a clause.'),
  beyond: Plain.describe('Seen or felt beyond the walls; a sentence.'),
  hum: Plain.describe('A sound that goes on; a sentence.'),
  dawn: Plain.describe('How the night ends; a clause before “then”.'),
}

/** What an idea's surroundings look and sound like: the only weather and light the kit for any idea knows. */
export const Surroundings = z.strictObject({
  neutral: z.strictObject(told).describe('Where the idea’s words speak of no surroundings.'),
  around: z
    .array(z.strictObject({ when: Pattern, ...told }))
    .describe('The first whose words stand in the idea.'),
})
export type Surroundings = Fixed<z.infer<typeof Surroundings>>

/** The one an idea is about, where its words tell what they are. */
export const Protagonist = z.strictObject({
  animal: Line.describe('How an animal looks.'),
  being: Line.describe('How a being looks that is neither a person nor an animal.'),
  givenMale: z.array(Plain).min(1).describe('Given names where their words say that it is a man.'),
})
export type Protagonist = Fixed<z.infer<typeof Protagonist>>
