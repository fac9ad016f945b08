import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { mediaFolders } from '#server/media/media-folders.ts'
import type { PictureBrief } from '#server/media/picture.ts'

/** A painter that names its files after their briefs, and may be held up or break. */
export function createHeldPainter(dataDir: () => string) {
  let held: Promise<void> | null = null
  const painter = {
    isBroken: false,
    /** How many it is at, and at most was at together. */
    atOnce: 0,
    most: 0,
    painted: [] as PictureBrief[],
    reset(): void {
      Object.assign(painter, { isBroken: false, most: 0, painted: [] })
      held = null
    },
    /** Has it wait until it is let go. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
    async picture(brief: PictureBrief): Promise<string> {
      painter.atOnce++
      painter.most = Math.max(painter.most, painter.atOnce)
      try {
        if (held !== null) await held
        if (painter.isBroken) throw new Error('the painter broke')
        painter.painted.push(brief)
        const name = createHash('sha256').update(JSON.stringify(brief)).digest('hex')
        const { generated } = mediaFolders(dataDir())
        await mkdir(generated, { recursive: true })
        await writeFile(join(generated, `${name}.webp`), name)
        return `${STORED_ORIGIN}/media/${name}.webp`
      } finally {
        painter.atOnce--
      }
    },
  }
  return painter
}
