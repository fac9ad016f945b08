/** What was read from the files of a language, by their place in its folder. */
export type Files = Readonly<Record<string, unknown>>
