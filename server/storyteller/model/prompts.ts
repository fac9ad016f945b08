import { z } from 'zod'
import { promptFile } from './prompt-file.ts'

/** What can be wrong with a scene; each has words that tell a model so. */
const SCENE_FAULTS = [
  'options',
  'token',
  'early',
  'answer',
  'language',
  'short',
  'long',
  'markup',
  'unfit',
  'unsaid',
] as const
export type SceneFaultCode = (typeof SCENE_FAULTS)[number]

/** The words a model is spoken to with, in one language. */
const Prompts = z.strictObject({
  version: z.number().int().min(1),
  instructions: z.string().includes('{game}'),
  prompt: z
    .string()
    .includes('{draft}')
    .includes('{before}')
    .includes('{facts}')
    .includes('{tokens}'),
  repair: z.string().includes('{fault}'),
  narrator: z.string().min(1),
  speaks: z.string().includes('{name}').includes('{manner}'),
  /** Where a fact is told that is not told in the scene's own text. */
  inReply: z.string().includes('{number}').includes('{fact}'),
  check: z.strictObject({
    instructions: z.string().min(1),
    prompt: z.string().includes('{facts}').includes('{text}'),
  }),
  nothing: z.string().min(1),
  faults: z.record(z.enum(SCENE_FAULTS), z.string().min(1)),
})
export type Prompts = z.infer<typeof Prompts>

/** The words of a language that scenes are asked for with. */
export const promptsOf = promptFile('scenes', Prompts)

/** A text with its slots filled; what is filled in is not looked through for slots again. */
export const fill = (text: string, slots: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([a-z]+)\}/g, (whole, name: string) => String(slots[name] ?? whole))

/** Material that cannot end its own fence. */
export const fenced = (text: string): string => text.replace(/<(?=\/?[a-z])/gi, '‹')
