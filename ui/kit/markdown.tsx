import {
  createContext,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import Read, { type Components, type ExtraProps } from 'react-markdown'
import sanitize, { defaultSchema } from 'rehype-sanitize'
import gfm from 'remark-gfm'
import { type GameLanguage, languageTagOf } from '#schemas/language.ts'
import { classes } from './classes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { type Blocks, createBlockReader, needsWhole } from './markdown-blocks.ts'
import { closeBold, freeEmphasis } from './markdown-cjk.ts'
import { MAX_MARKDOWN, pieces, STRIDE, strides, tameMarkdown } from './markdown-limits.ts'
import { nextTail, type Tail } from './markdown-tail.ts'

type Tree = { type: string; value?: string; children?: Tree[] }

/** What holds paragraphs; everything else holds words. */
const HOLDS_PARAGRAPHS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** Markup inside the markdown is words, not markup. */
function showMarkup(node: Tree): void {
  node.children =
    node.children?.map((child): Tree => {
      if (child.type !== 'html') return child
      const text = { type: 'text', value: child.value ?? '' }
      return HOLDS_PARAGRAPHS.has(node.type) ? { type: 'paragraph', children: [text] } : text
    }) ?? []
  for (const child of node.children) if (child.children !== undefined) showMarkup(child)
}
const markupAsText = () => showMarkup

const SCHEMA = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['img', 'picture', 'source'].includes(name),
  ),
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
  clobberPrefix: 'text-',
}
const REMARK = [gfm, markupAsText]
const REHYPE = [[sanitize, SCHEMA]] as [[typeof sanitize, typeof SCHEMA]]

// a text's own headings stand below those of the screen; its links leave without a word about where from
const Added = createContext<Tail>({ parsed: '', added: '' })

/** A paragraph; the last one of the open block also holds what was written after it was parsed. */
function Paragraph({ node, children }: ExtraProps & { children?: ReactNode }) {
  const { parsed, added } = useContext(Added)
  const isLast = added !== '' && node?.position?.end.offset === parsed.length
  return (
    <p>
      {children}
      {isLast && added}
    </p>
  )
}

const COMPONENTS: Components = {
  p: Paragraph,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h5>{children}</h5>,
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
}

const Block = memo(function Block({ text }: { text: string }) {
  return pieces(freeEmphasis(tameMarkdown(text))).map((piece, place) => (
    // pieces keep their places
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Read key={place} remarkPlugins={REMARK} rehypePlugins={REHYPE} components={COMPONENTS}>
      {piece}
    </Read>
  ))
})

const Closed = memo(function Closed({ blocks }: { blocks: readonly string[] }) {
  return blocks.map((block, place) => (
    // a closed block neither changes nor moves
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Block key={place} text={block} />
  ))
})

/** The block that is being written: parsed when its structure changes, written on while it does not. */
function OpenBlock({ text }: { text: string }) {
  const last = useRef<Tail>({ parsed: '', added: '' })
  const tail = nextTail(last.current, text)
  useEffect(() => {
    last.current = tail
  })
  return (
    <Added value={tail}>
      <Block text={closeBold(tail.parsed)} />
    </Added>
  )
}

const PROSE = classes(
  '[&>:first-child]:mt-0 [&>:last-child]:mb-0 [&>.contents:first-child>:first-child]:mt-0 [&>.contents:last-child>:last-child]:mb-0 [&_p]:my-[0.6em] [&_strong]:text-paper',
  '[&_ul]:my-[0.6em] [&_ul]:list-disc [&_ul]:pl-[1.3em] [&_ol]:my-[0.6em] [&_ol]:list-decimal [&_ol]:pl-[1.5em] [&_li]:my-[0.2em] [&_li>p]:my-0 [&_li]:marker:text-smoke',
  '[&_h4]:mt-[1.1em] [&_h4]:mb-[0.4em] [&_h4]:text-[1.15em] [&_h5]:mt-[1em] [&_h5]:mb-[0.3em] [&_h5]:text-[1.02em]',
  '[&_blockquote]:my-[0.8em] [&_blockquote]:border-l-2 [&_blockquote]:border-lamp/60 [&_blockquote]:pl-[1em] [&_blockquote]:text-ash',
  '[&_code]:rounded-mark [&_code]:bg-ink3 [&_code]:px-[0.35em] [&_code]:font-mono [&_code]:text-[0.85em] [&_pre]:my-[0.8em] [&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:border [&_pre]:border-hairline [&_pre]:bg-ink0 [&_pre]:p-3 [&_pre_code]:bg-transparent [&_pre_code]:p-0',
  '[&_a]:text-lamp [&_a]:underline [&_a]:underline-offset-2 [&_hr]:my-[1.2em] [&_hr]:border-hairline [&_th]:border-b [&_th]:border-hairline [&_th]:p-2 [&_th]:text-left [&_td]:border-b [&_td]:border-hairline [&_td]:p-2',
)

/** How far a text is shown: a stride at first, and on by one whenever the page has had its turn. */
function useReach(text: string): number {
  const [shown, setShown] = useState({ text, reach: STRIDE })
  // another text begins anew
  const reach = text.startsWith(shown.text) ? shown.reach : STRIDE
  useEffect(() => {
    // a growing text never waits: the reach is ahead of it
    if (reach >= text.length + STRIDE / 2) return
    const next = setTimeout(() => setShown({ text, reach: reach + STRIDE }))
    return () => clearTimeout(next)
  }, [text, reach])
  return reach
}

/** The blocks that begin within the reach, the first in any case. */
function within(blocks: readonly string[], reach: number): number {
  let end = 0
  const beyond = blocks.findIndex((block) => {
    end += block.length
    return end > reach
  })
  return beyond < 0 ? blocks.length : Math.max(1, beyond)
}

/** A text in its blocks. */
function Body({ text, growing }: { text: string; growing: boolean }) {
  const read = useMemo(createBlockReader, [])
  const short = text.length > MAX_MARKDOWN ? `${text.slice(0, MAX_MARKDOWN)}…` : text
  const reach = useReach(short)
  const isWhole = !growing && short.length <= STRIDE && needsWhole(short)
  const { closed, open } = isWhole ? wholeOf(short) : read(short)
  const before = useMemo(() => closed.flatMap(strides), [closed])
  const parts = strides(open)
  const count = within([...before, ...parts], reach)
  const last = before.length + parts.length - 1
  const shown = useMemo(() => before.slice(0, count), [before, count])
  return (
    <>
      <Closed blocks={shown} />
      <Closed blocks={parts.slice(0, Math.max(0, Math.min(count, last) - before.length))} />
      {count <= last ? null : growing ? (
        // half a paragraph is for eyes alone: it is said once it is whole
        <div key={last} aria-hidden="true" className="contents">
          <OpenBlock text={parts.at(-1) ?? ''} />
        </div>
      ) : (
        <Block key={last} text={parts.at(-1) ?? ''} />
      )}
    </>
  )
}

/**
 * Markdown written by a model or a person, as harmless elements: no markup, no pictures, no scripts. A
 * text that grows costs only its last block, a long one is read a stride at a time. What cannot be shown
 * is one red line.
 */
export function Markdown({
  text,
  language,
  growing = false,
  className,
}: {
  text: string
  language?: GameLanguage | undefined
  /** More of the text is coming. */
  growing?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <div
      lang={language === undefined ? undefined : languageTagOf(language)}
      className={classes(PROSE, className)}
    >
      <ErrorBoundary of={text} fallback={<RenderError />}>
        <Body text={text} growing={growing} />
      </ErrorBoundary>
    </div>
  )
}

const NONE: readonly string[] = []
const wholeOf = (text: string): Blocks => ({ closed: NONE, open: text })

/** What stands where a text cannot be shown. */
function RenderError() {
  const { t } = useTranslation('errors')
  return (
    <p role="alert" className="m-0 text-lead">
      {t('render_error')}
    </p>
  )
}
