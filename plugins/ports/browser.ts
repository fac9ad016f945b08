export interface Clipboard {
  write(text: string): Promise<boolean>
}

export interface Downloads {
  /** Hands a text to the user as a file of that name. */
  save(name: string, text: string): void
}

/** The words and languages of the browser. */
export interface Locale {
  /** `zh_CN`, `en_US` or `ja_JP`: the interface's language now. */
  current(): string
}

/** How much movement the reader can bear. */
export interface Motion {
  /** Less motion was asked for: what would move is there at once. */
  reduced(): boolean
  /** The reader asks for less here, whatever their machine says; or no longer. */
  reduce(isAsked: boolean): void
}
