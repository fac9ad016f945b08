import type { Clipboard } from '#plugins/ports/browser.ts'

/** The browser's clipboard; where it is forbidden, the old way of copying is tried. */
export const browserClipboard: Clipboard = {
  async write(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return copyBySelection(text)
    }
  },
}

function copyBySelection(text: string): boolean {
  const carrier = document.createElement('textarea')
  carrier.value = text
  carrier.setAttribute('readonly', '')
  carrier.style.position = 'fixed'
  const focused = document.activeElement
  document.body.append(carrier)
  carrier.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    carrier.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
