import { z } from 'zod'
import { REGISTERS } from '#server/storyteller/builtin/line.ts'
import { When } from './plot.ts'

const Words = z.string()
type Register = (typeof REGISTERS)[number]

/**
 * A text of a plot: words; several that say the same, of which one is told; `parts`, told one after another; one text
 * in some states and another in the rest; or one for each way its speaker talks.
 */
export type Text =
  | string
  | readonly string[]
  | { readonly parts: readonly Text[] }
  | { readonly when: When; readonly then: Text; readonly else?: Text }
  | ({ readonly by: string; readonly plain: Text } & { readonly [R in Register]?: Text })

/**
 * Slots are `{name}` or `{name|filter}` (cap, title, a). Marks say what words do: `<+meter|…>` `<-meter|…>` tell a
 * change, `<=fact|…>` tells a fact, `<!loss|…>` warns, `<?fact|…>` remembers a fact that everybody who reads it was told,
 * `<~fact|…>` says what nobody who reads it was told.
 */
export const Text: z.ZodType<Text> = z.lazy(() =>
  z
    .union(
      [
        Words,
        z.array(Words.min(1)).min(1),
        z.strictObject({ parts: z.array(Text).min(1) }),
        // biome-ignore lint/suspicious/noThenProperty: it holds a text, and nobody awaits it
        z.strictObject({ when: When, then: Text, else: Text.exactOptional() }),
        z.strictObject({
          by: Words,
          ...Object.fromEntries(REGISTERS.map((key) => [key, Text.exactOptional()])),
          plain: Text,
        }),
      ],
      {
        error: 'should be a text, a list of texts that say the same, parts, when/then, or by/plain',
      },
    )
    .meta({ id: 'PlotText', description: 'Words; a list: one is told; parts; when, then, else.' }),
) as z.ZodType<Text> // what zod infers of a lazy union names its own type

/** What some words of a text do. */
export type Tell = {
  readonly sign: '+' | '-' | '=' | '!' | '?' | '~'
  readonly id: string
  readonly words: string
}
/** A text as it is read, and what it does. */
export type Told = { readonly text: string; readonly tells: readonly Tell[] }
/** What fills the slots of a game. */
export type SlotWords = Readonly<Record<string, string>>
