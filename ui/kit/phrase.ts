/** Stands for the name while a phrase is looked up; no phrase has it. */
const GAP = '\uFFFC'

/** A phrase around a name, looked up once for all the names that are set into it: a page of cards says it a hundred times. */
export function phraseAround(translate: (name: string) => string): (name: string) => string {
  const parts = translate(GAP).split(GAP)
  return (name) => parts.join(name)
}
