import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { Brief } from '#schemas/settings.ts'
import { decodeBrief } from '#schemas/wire/brief.ts'
import { type MediaJob, mediaFileName } from '#server/media/canonical.ts'
import { mediaFolders } from '#server/media/media-folders.ts'
import { shippedLoop } from '#server/media/music/shipped.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import type { MediaMaker } from '#server/storyteller/port.ts'
import { factsBy } from '../storyteller/writing.ts'

const STORED = 'fixtures/pictures'
const teller = createBuiltinStoryteller()
const patient = new AbortController().signal

type StartBody = Parameters<typeof decodeBrief>[0]

/**
 * Lays a stored picture wherever the studio would paint one for a game, under the name it looks for, so that
 * the real server tells the real game and nobody waits for its painters.
 */
export async function storePictures(dataDir: string, body: StartBody): Promise<void> {
  const { generated, music } = mediaFolders(dataDir)
  await mkdir(generated, { recursive: true })
  const stored = await readdir(STORED)
  let laid = 0
  const lay = async (job: MediaJob, from: string): Promise<string> => {
    await copyFile(from, join(generated, mediaFileName(job)))
    return 'http://stored.test/'
  }
  const media: MediaMaker = {
    picture(brief) {
      const fitting = stored.filter((name) => name.startsWith(brief.subject.kind))
      const file = fitting[laid++ % fitting.length]
      if (file === undefined) throw new Error(`no stored picture of a ${brief.subject.kind}`)
      return lay({ kind: 'picture', brief }, join(STORED, file))
    },
    music: (brief) => lay({ kind: 'music', brief }, join(music, shippedLoop(brief))),
    shippedMusic: () => 'http://stored.test/',
  }
  const known = { language: DEFAULT_GAME_LANGUAGE, outlineText: '', ...decodeBrief(body) }
  await factsBy(teller, await teller.plan(Brief.parse(known), patient), media)
}
