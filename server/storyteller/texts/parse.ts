import { createRequire } from 'node:module'
import type { Document, LineCounter, Node } from 'yaml'

// Asked for where there is something to parse alone: what was compiled needs no parser.
const yaml = (): typeof import('yaml') => createRequire(import.meta.url)('yaml')

/** A file as it was read, and the line of each place in it. */
export type Parsed = {
  readonly value: unknown
  readonly faults: readonly { line: number; message: string }[]
  /** The line of a key, or of words below it. */
  lineOf(path: readonly PropertyKey[], words?: string): number
}

function nodeAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  const { isMap, isScalar } = yaml()
  const parent = document.getIn(path.slice(0, -1), true)
  const last = path.at(-1)
  if (isMap(parent)) {
    // The line of a key, and not of what stands below it.
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === last)
    return (
      (pair?.key as Node | undefined) ??
      (path.length > 1 ? nodeAt(document, path.slice(0, -1)) : parent)
    )
  }
  return (document.getIn(path, true) as Node | undefined) ?? undefined
}

function lineIn(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const start = nodeAt(document, path.slice(0, length))?.range?.[0]
    if (start !== undefined) return lines.linePos(start).line
  }
  return 1
}

function lineOfWords(source: string, from: number, words: string | undefined): number {
  if (words === undefined) return from
  const below = source
    .split('\n')
    .slice(from - 1)
    .findIndex((line) => line.includes(words))
  return below === -1 ? from : from + below
}

/** Reads a file; what is no YAML is a fault with its line. */
export function parseText(source: string): Parsed {
  const { LineCounter: Counter, parseDocument } = yaml()
  const lines = new Counter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const faults = document.errors.map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line,
    message,
  }))
  return {
    value: faults.length > 0 ? undefined : document.toJS(),
    faults,
    lineOf: (path, words) => lineOfWords(source, lineIn(document, lines, path), words),
  }
}
