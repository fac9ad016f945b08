import { isHidden } from './place.ts'

/** A text that is painted, and what it stands in. */
export type Text = { node: Node; text: string; parent: Element }

const SILENT = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TEXTAREA']

/** Every text of a part of the page that is there for somebody. */
export function textsIn(root: Element): Text[] {
  const found: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim().replace(/\s+/g, ' ')
    const parent = node.parentElement
    if (text === '' || parent === null) continue
    if (!SILENT.includes(parent.tagName) && !isHidden(parent)) found.push({ node, text, parent })
  }
  return found
}
