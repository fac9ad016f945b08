/** The units of an element's text that a range covers, whatever elements it is made of. */
export function unitsOf(element: Element, range: Range): [from: number, to: number] {
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(range.startContainer, range.startOffset)
  const from = before.toString().length
  return [from, from + range.toString().length]
}

/** The range that covers some units of an element's text. */
export function rangeOf(element: Element, from: number, to: number): Range {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  range.selectNodeContents(element)
  let before = 0
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const after = before + (node.nodeValue?.length ?? 0)
    const isCaretBehind = from === to && from === after
    if (from >= before && (from < after || isCaretBehind)) range.setStart(node, from - before)
    if (to > before && to <= after) range.setEnd(node, to - before)
    before = after
  }
  if (from === to) range.collapse(true)
  return range
}

/** Selects a range in the page; Lexical leaves that to us in a text that is only read. */
export function select(range: Range, isBackward = false): void {
  const { startContainer, startOffset, endContainer, endOffset } = range
  if (isBackward)
    getSelection()?.setBaseAndExtent(endContainer, endOffset, startContainer, startOffset)
  else getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
}

/** The part of the page's selection inside an element; null where words outside are selected too (QT2). */
export function selectedIn(element: Element): Range | null {
  const selection = getSelection()
  if (!selection?.rangeCount || !element.contains(selection.anchorNode)) return null
  const whole = selection.getRangeAt(0)
  const part = whole.cloneRange()
  const own = document.createRange()
  own.selectNodeContents(element)
  if (whole.compareBoundaryPoints(Range.START_TO_START, own) < 0) part.setStart(element, 0)
  // a triple click ends before the first letter of the next text
  if (whole.compareBoundaryPoints(Range.END_TO_END, own) > 0)
    part.setEnd(own.endContainer, own.endOffset)
  return whole.toString().trim() === part.toString().trim() ? part : null
}
