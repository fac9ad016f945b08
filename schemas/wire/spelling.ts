const camelOf = (name: string): string =>
  name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The names, each followed by its spelling in camel case. */
export const spelled = (...names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [name, camelOf(name)])),
]
