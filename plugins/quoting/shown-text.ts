import {
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isTextNode,
  createEditor,
  type ElementNode,
  type LexicalEditor,
  ParagraphNode,
} from 'lexical'
import type { SeenRun, SeenText } from './text-leaf.ts'

/** A paragraph as the page sets it. */
class BlockNode extends ParagraphNode {
  override $config() {
    return this.config('block', { extends: ParagraphNode })
  }
  override createDOM(): HTMLElement {
    return Object.assign(document.createElement('p'), { className: 'm-0' })
  }
}

/** All of a text that stands in an element of its own. */
class LineNode extends ParagraphNode {
  override $config() {
    return this.config('line', { extends: ParagraphNode })
  }
  override createDOM(): HTMLElement {
    return Object.assign(document.createElement('span'), { className: 'contents' })
  }
}

/** An editor that shows a text to be read and selected. */
export const createTextEditor = (): LexicalEditor =>
  createEditor({
    namespace: 'game-text',
    editable: false,
    nodes: [BlockNode, LineNode],
    onError: (fault) => {
      throw fault
    },
  })

/** Shows what is to be read. Only what differs is touched: a selection outlives a text that grows. */
export function showSeen(editor: LexicalEditor, { lines }: SeenText, inParagraphs: boolean): void {
  const $show = () => {
    const root = $getRoot()
    for (const extra of root.getChildren().slice(lines.length)) extra.remove()
    for (const [at, runs] of lines.entries()) {
      const found = root.getChildAtIndex(at)
      const line = $isElementNode(found) ? found : inParagraphs ? new BlockNode() : new LineNode()
      if (found === null) root.append(line)
      $showRuns(line, joined(runs))
    }
  }
  editor.update($show, { discrete: true })
}

/** Neighbours of one form as one, which Lexical would make of them. */
function joined(runs: readonly SeenRun[]): SeenRun[] {
  const parts: SeenRun[] = []
  for (const { text, emphasised } of runs) {
    const last = parts.at(-1)
    if (last?.emphasised === emphasised) last.text += text
    else parts.push({ text, emphasised })
  }
  return parts
}

function $showRuns(line: ElementNode, runs: readonly SeenRun[]): void {
  for (const extra of line.getChildren().slice(runs.length)) extra.remove()
  for (const [at, { text, emphasised }] of runs.entries()) {
    const found = line.getChildAtIndex(at)
    const node = $isTextNode(found) ? found : $createTextNode(text)
    if (found === null) line.append(node)
    if (node.getTextContent() !== text) node.setTextContent(text)
    if (node.hasFormat('italic') !== emphasised) node.toggleFormat('italic')
  }
}
