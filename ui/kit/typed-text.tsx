import { useEffect, useRef, useState } from 'react'
import type { GameLanguage } from '#schemas/language.ts'
import { Markdown } from './markdown.tsx'
import { motionReduced } from './motion.ts'
import { firstOffset, nextOffset } from './typing.ts'
import { useTypingClock } from './typing-clock.ts'

const isStill = (): boolean => document.hidden || motionReduced()

/** How much of a growing text is typed: all of it when it is done, hidden, or motion is unwelcome. */
function useTyped(text: string, growing: boolean): number {
  const [offset, setOffset] = useState(() => (growing ? firstOffset(text) : text.length))
  const latest = useRef(text)
  latest.current = text
  useEffect(() => {
    if (!growing) return
    // nothing is left to type when a page is hidden or comes back
    const flush = () => setOffset(latest.current.length)
    document.addEventListener('visibilitychange', flush)
    return () => document.removeEventListener('visibilitychange', flush)
  }, [growing])
  useTypingClock(growing ? 'a growing text' : null, () => {
    setOffset((from) => (isStill() ? latest.current.length : nextOffset(latest.current, from)))
    return 'goes on'
  })
  return growing ? Math.min(offset, text.length) : text.length
}

/**
 * Markdown typed out as it arrives. Read aloud it comes by whole paragraphs, each once it is finished (AX3);
 * whoever shows it says in a live region what is going on. Give it a `key` for each new text.
 */
export function TypedText({
  text,
  growing,
  language,
  className,
}: {
  text: string
  growing: boolean
  language?: GameLanguage | undefined
  className?: string | undefined
}) {
  const offset = useTyped(text, growing)
  return (
    <div aria-live="polite" aria-relevant="additions">
      <Markdown
        text={text.slice(0, offset)}
        language={language}
        growing={growing}
        className={className}
      />
    </div>
  )
}
