import { filter, fromEvent, map } from 'rxjs'
import type { OtherWindows } from '#plugins/ports/storage.ts'

/** What the other windows of this browser do to the storage they share with this one. */
export const browserOtherWindows: OtherWindows = {
  wrote$: fromEvent<StorageEvent>(globalThis, 'storage').pipe(
    // a session's own storage is told of in the same way
    filter(({ storageArea }) => storageArea === globalThis.localStorage),
    map(({ key }) => key),
  ),
}
