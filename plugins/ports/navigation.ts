export interface Navigation {
  go(path: string): void
  /** The same without a way back to the page now shown: for one that only leads on. */
  replace(path: string): void
  /** The site: `https://…` without a slash at its end. */
  origin(): string
  /** Path and query of the page now shown. */
  current(): string
}
