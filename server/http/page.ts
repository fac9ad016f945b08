import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the page keeps its facts: an empty block of its own. */
const PLACE = /<script type="application\/json" id="config">[^<]*<\/script>/

/** The page of the interface as it was built, read again when it is built again; null while there is none. */
export function createPage(folder: string): (facts: unknown) => Promise<string | null> {
  const path = join(folder, 'index.html')
  let known = { changedAt: -1, text: '' }
  return async (facts) => {
    const found = await stat(path).catch(() => null)
    if (!found) return null
    if (found.mtimeMs !== known.changedAt) {
      known = { changedAt: found.mtimeMs, text: await readFile(path, 'utf8') }
    }
    return known.text.replace(PLACE, () => factsBlock(facts))
  }
}

/** Facts for the page as data that no browser runs, and that cannot end its own element. */
function factsBlock(facts: unknown): string {
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="config">${text}</script>`
}
