import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { ShelfCard } from '#schemas/shelf.ts'
import { SHELF_COVER } from '#schemas/shelf-cover.ts'
import { mediaFileName } from '#server/media/canonical.ts'
import { paint } from '#server/media/paint/paint.ts'
import { shelfPlaces } from '#server/shelf/shelf-folder.ts'
import { FOLDERS } from '#server/storyteller/texts/sources.ts'
import { shelfBriefs } from './shelf-briefs.ts'
import { type ShelvedGame, tellShelved } from './tell-shelved.ts'

/** The width a cover is painted in for a game's own page. */
const FULL_WIDTH = 1_200
const LANGUAGES = Object.keys(FOLDERS) as GameLanguage[] // the keys of a record of all languages

/** Tells the games on the shelf and paints their small covers. Laid aside and put in place whole: a server that is running never reads half of it. */
export async function layShelf(shelf: string): Promise<void> {
  const aside = `${shelf}-${process.pid}`
  const places = shelfPlaces(aside)
  for (const place of Object.values(places)) await mkdir(place, { recursive: true })
  for (const language of LANGUAGES) {
    const cards: ShelfCard[] = []
    for (const brief of shelfBriefs(language))
      cards.push(await shelve(await tellShelved(brief), places))
    await lay(places.cards, requestLanguageOf(language), cards)
  }
  await rm(shelf, { recursive: true, force: true })
  await rename(aside, shelf)
}

async function shelve(
  { id, kind, minutes, game, jobs, cover: brief }: ShelvedGame,
  { games, briefs, covers }: ReturnType<typeof shelfPlaces>,
): Promise<ShelfCard> {
  await lay(games, id, game)
  for (const [file, job] of jobs) await lay(briefs, file, job)
  const cover = mediaFileName({ kind: 'picture', brief })
  const { bytes } = await paint(brief, SHELF_COVER.width / FULL_WIDTH)
  await writeFile(join(covers, cover), bytes)
  return { id, title: game.elements.title ?? '', kind, minutes, cover: `/media/shelf/${cover}` }
}

const lay = (folder: string, name: string, what: unknown): Promise<void> =>
  writeFile(join(folder, `${name}.json`), JSON.stringify(what))
