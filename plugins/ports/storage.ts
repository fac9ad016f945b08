import type { Observable } from 'rxjs'

/** Small named texts that outlive the page. Never throws: a full or forbidden store keeps them in memory. */
export interface Storage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

/** The other windows of this browser that show the product: they share its storage. */
export interface OtherWindows {
  /** The storage key one of them wrote or removed; null: all of them at once. */
  readonly wrote$: Observable<string | null>
}
