import type { Downloads } from '#plugins/ports/browser.ts'

/** Long enough for every browser to have begun the download. */
const KEPT_MS = 60_000

/** Saves a text as a file, the way a press on a download link does. */
export const browserDownloads: Downloads = {
  save(name, text) {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  },
}
