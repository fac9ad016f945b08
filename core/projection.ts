import type { Draft } from '#schemas/draft.ts'

/** A named, pure reading of the draft. Same draft, same answer object. */
export type Projection<T> = ((draft: Draft) => T) & { readonly label: string }

/** Reads parts of the draft and makes something of them; made anew only when a part changed. */
export function projection<P extends unknown[], T>(
  label: string,
  parts: (draft: Draft) => readonly [...P],
  make: (...parts: P) => T,
): Projection<T> {
  let last: readonly [...P] | undefined
  let value: T
  const memo = (draft: Draft): T => {
    const now = parts(draft)
    if (last === undefined || now.some((part, i) => part !== last?.[i])) {
      value = make(...now)
      last = now
    }
    return value
  }
  return Object.assign(memo, { label })
}
