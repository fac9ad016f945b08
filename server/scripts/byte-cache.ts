/** What is kept in memory while it is in use: so many bytes of it, and the one longest unused goes first. */
export function createByteCache<T>(most: number) {
  const kept = new Map<string, { value: T; bytes: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get(key: string): T | undefined {
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    /** What is larger than everything that may be kept is not kept at all. */
    put(key: string, value: T, size: number): void {
      remove(key)
      kept.set(key, { value, bytes: size })
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= most) return
        remove(oldest)
      }
    },
    remove,
    size: (): number => bytes,
  }
}
