import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folders behind `/media/`: what was made for games, and under `/media/music/` what is shipped. */
export function mediaFolders(dataDir: string): { generated: string; music: string } {
  return {
    generated: join(dataDir, 'media'),
    music: fileURLToPath(new URL('./loops', import.meta.url)),
  }
}

/** Copies of what lies in a bucket, from which it is served. */
export const copiesOfMedia = (dataDir: string): string => join(dataDir, 'media-copies')
