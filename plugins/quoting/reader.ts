import { createDOMRange, createRectsFromDOMRange } from '@lexical/selection'
import {
  $createRangeSelection,
  $getRoot,
  $setSelection,
  type LexicalEditor,
  type PointType,
  type RangeSelection,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { anchorOf, locateIn, type Stretch } from './anchor.ts'
import { rangeOf, select, selectedIn, unitsOf } from './ranges.ts'
import { createTextEditor, showSeen } from './shown-text.ts'
import { type TextLeaf, toSeen, toSource } from './text-leaf.ts'

/** What is selected in a text: Lexical's selection, cloned so that it outlives the focus, and its place in the source. */
export type Words = { leaf: TextLeaf; selection: RangeSelection; stretch: Stretch }

const editors = new WeakMap<Element, LexicalEditor>()
/** What was last selected in a text, in the source it was selected in. */
const lastRead = new WeakMap<Element, Words>()

/** Shows a text in its host by a Lexical editor; answers how to end that. */
export function openText(leaf: TextLeaf): () => void {
  const { host, element } = leaf
  const editor = createTextEditor()
  showText(leaf, editor)
  editor.setRootElement(host)
  // Lexical sets these for what is written; what is only read keeps what the page sets
  host?.style.removeProperty('white-space')
  host?.style.removeProperty('word-break')
  editors.set(element, editor)
  return () => {
    editor.setRootElement(null)
    if (editors.get(element) === editor) editors.delete(element)
  }
}

/** Shows a text that is awake as it now reads; what is selected in it stays so where it is found again. */
export function showText(leaf: TextLeaf, editor = editors.get(leaf.element)): void {
  if (editor === undefined) return
  const before = lastRead.get(leaf.element)
  const isSelected = before !== undefined && selectedIn(leaf.element)?.collapsed === false
  showSeen(editor, leaf.seen, leaf.inParagraphs)
  if (!isSelected || before.leaf.source === leaf.source) return
  const { stretch } = before
  const { source } = before.leaf
  const words = source.slice(stretch.start, stretch.end)
  const found = locateIn(leaf.source, { text: words, anchor: anchorOf(source, stretch, 0) })
  if (found !== null) select(rangeOf(leaf.element, ...toSeen(leaf.seen, found.start, found.end)))
}

/** Reads the page's selection as Lexical's; null where it is not inside this one text, or that sleeps. */
export function readWords(leaf: TextLeaf): Words | null {
  const editor = editors.get(leaf.element)
  const part = selectedIn(leaf.element)
  if (editor === undefined || part === null) return null
  // its ends in texts: what is clamped ends beside them, where no node of Lexical's stands
  const range = rangeOf(leaf.element, ...unitsOf(leaf.element, part))
  let words: Words | null = null
  editor.update(
    () => {
      const selection = $createRangeSelection()
      selection.applyDOMRange(range)
      $setSelection(selection)
      const [start, end] = toSource(
        leaf.seen,
        $unitsTo(selection.anchor),
        $unitsTo(selection.focus),
      )
      words = { leaf, selection: selection.clone(), stretch: { start, end } }
    },
    { discrete: true, tag: SKIP_DOM_SELECTION_TAG },
  )
  if (words !== null) lastRead.set(leaf.element, words)
  return words
}

/** Units before a point, lines following each other without a gap. */
function $unitsTo({ key, offset }: PointType): number {
  let units = 0
  for (const node of $getRoot().getAllTextNodes()) {
    if (node.getKey() === key) return units + offset
    units += node.getTextContentSize()
  }
  return units
}

/** The rectangles of a kept selection, whoever has the focus now. */
export function rectsOf({ leaf, selection: { anchor, focus } }: Words): DOMRect[] {
  const editor = editors.get(leaf.element)
  if (editor === undefined) return []
  return editor.read(() => {
    if (!editor.getElementByKey(anchor.key) || !editor.getElementByKey(focus.key)) return []
    const ends = [anchor.getNode(), anchor.offset, focus.getNode(), focus.offset] as const
    const range = createDOMRange(editor, ...ends)
    if (range === null) return []
    // it leaves out what is as wide as its root, and so all of a short text
    const rects = createRectsFromDOMRange(editor, range)
    return rects.length > 0 ? rects : [...range.getClientRects()]
  })
}
