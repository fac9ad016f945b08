/** Work of many games where only so much can go on at once. */
export type FairLine = {
  /** Waits for its turn and does the work; answers nothing when its game left the line before. */
  run<T>(game: string, work: () => Promise<T>): Promise<T | undefined>
  /** Takes out of the line what a game has waiting; what was begun goes on. */
  leave(game: string): void
  /** Somebody waits for a turn. */
  isBusy(): boolean
  /** From 1, the turn in which the next piece of a game comes; 0 where it waits for nobody else. */
  placeOf(game: string): number
}

type Piece = { begin(): Promise<void>; leave(): void }

/** Opens a line in which games take turns, a piece each: who asks for much does not stand before who asks for little. */
export function createFairLine(atOnce: number): FairLine {
  const waiting = new Map<string, Piece[]>()
  /** Whose pieces are being worked on; a game is named once for each. */
  const underWork: string[] = []

  function advance(): void {
    for (const [game, pieces] of waiting) {
      if (underWork.length >= atOnce) return
      const piece = pieces.shift()
      // who had its turn stands behind all others
      waiting.delete(game)
      if (pieces.length > 0) waiting.set(game, pieces)
      if (piece === undefined) continue
      underWork.push(game)
      void piece.begin().finally(() => {
        underWork.splice(underWork.indexOf(game), 1)
        advance()
      })
    }
  }

  return {
    run: <T>(game: string, work: () => Promise<T>) =>
      new Promise<T | undefined>((resolve, reject) => {
        const piece: Piece = {
          begin: () => work().then(resolve, reject),
          leave: () => resolve(undefined),
        }
        const pieces = waiting.get(game)
        if (pieces === undefined) waiting.set(game, [piece])
        else pieces.push(piece)
        advance()
      }),
    leave(game) {
      const pieces = waiting.get(game) ?? []
      waiting.delete(game)
      for (const piece of pieces) piece.leave()
    },
    isBusy: () => waiting.size > 0,
    placeOf(game) {
      const games = [...waiting.keys()]
      const shared = [...games, ...underWork].some((one) => one !== game)
      return shared ? games.indexOf(game) + 1 : 0
    },
  }
}
