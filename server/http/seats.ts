/** So many seats for each user; null when all are taken. */
export function createSeats(most: number) {
  const taken = new Map<string, number>()
  return {
    enter(uid: string): (() => void) | null {
      const before = taken.get(uid) ?? 0
      if (before >= most) return null
      taken.set(uid, before + 1)
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        const left = (taken.get(uid) ?? 1) - 1
        if (left === 0) taken.delete(uid)
        else taken.set(uid, left)
      }
    },
  }
}
