import type { Kit } from '#server/storyteller/builtin/kit.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Protagonist, Surroundings } from '#server/storyteller/builtin/surroundings.ts'

/** All that stands in the files of one language. */
export type Texts = Pick<
  LanguagePack,
  | 'names'
  | 'gentle'
  | 'frame'
  | 'lenses'
  | 'kits'
  | 'elsewhere'
  | 'environments'
  | 'deeds'
  | 'plots'
> & {
  /** The stories told of any idea; the first of them is `elsewhere`. */
  readonly stories: readonly Kit[]
  readonly surroundings?: Surroundings
  readonly protagonist?: Protagonist
}
