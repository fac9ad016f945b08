import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import ReactMarkdown from 'react-markdown'
import sanitize from 'rehype-sanitize'
import gfm from 'remark-gfm'
import { Streamdown } from 'streamdown'
import { Markdown } from '#ui/kit/markdown.tsx'
import { markdownText } from './markdown-text.ts'
import { nextTask, type Work } from './work.ts'

type Reader = (text: string, growing: boolean) => ReactNode

const REMARK = [gfm]
const REHYPE = [sanitize]
const READERS: Record<string, Reader> = {
  'text alone': (text) => text,
  ours: (text, growing) => <Markdown text={text} growing={growing} />,
  streamdown: (text) => <Streamdown>{text}</Streamdown>,
  'react-markdown': (text) => (
    <ReactMarkdown remarkPlugins={REMARK} rehypePlugins={REHYPE}>
      {text}
    </ReactMarkdown>
  ),
}

const PLAIN = ['ours', 'react-markdown']

/** Reads a growing text, `size` as characters and steps: each step is rendered before the next comes. */
export async function prepareReading(
  root: HTMLElement,
  candidate: string,
  size: string,
): Promise<Work> {
  const [characters = 20_000, steps = 2_000] = size.split('x').map(Number)
  const text = markdownText(characters)
  const read = READERS[candidate]
  if (read === undefined) throw new Error(`nothing that reads is called "${candidate}"`)
  const page = createRoot(root)
  const show = (shown: string, growing: boolean) =>
    flushSync(() => page.render(read(shown, growing)))
  return async () => {
    let longest = 0
    for (let step = 1; step <= steps; step++) {
      const from = performance.now()
      const part = text.slice(0, Math.floor((text.length * step) / steps))
      show(part, true)
      longest = Math.max(longest, performance.now() - from)
      await nextTask()
    }
    show(text, false)
    const words = (root.textContent ?? '').replace(/\s+/g, '')
    // the others dress the text with buttons or leave its marks in it
    return PLAIN.includes(candidate) ? { same: words, longest } : { longest }
  }
}
