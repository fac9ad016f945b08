/** Pictures and loops, and the briefs that they are made from. */
export type MediaKind = 'media' | 'briefs'
/** `changed`: when it was last written or marked as used, in milliseconds. */
export type KeptFile = { name: string; bytes: number; changed: number }

/**
 * Where media are kept: files by names that say what they are made of, each whole or not there. A folder, or a bucket
 * that several machines share.
 */
export type MediaStore = {
  /** The folder of this machine that `/media/` is served from. */
  readonly served: string
  /** Lays a picture or loop into that folder, where it is kept and whole; answers whether it lies there now. */
  bring(name: string): Promise<boolean>
  /** How many bytes it has; undefined where it is not there. */
  sizeOf(kind: MediaKind, name: string): Promise<number | undefined>
  read(kind: MediaKind, name: string): Promise<Buffer | undefined>
  /** Keeps bytes in the place of what is there under the name. */
  write(kind: MediaKind, name: string, bytes: Uint8Array): Promise<void>
  /** Marks what is there as good as new to whoever clears unused ones away; answers whether it is there. */
  use(kind: MediaKind, name: string): Promise<boolean>
  remove(kind: MediaKind, name: string): Promise<void>
  list(kind: MediaKind): AsyncIterable<KeptFile>
  /** Forgets what was only copied to this machine before a moment; answers how many files. */
  forgetCopies(before: number): Promise<number>
  /** Why nothing can be kept there now, in a few words; null where something was. */
  trouble(): Promise<string | null>
}
