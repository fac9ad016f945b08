import { useEffect, useState } from 'react'
import type { GameLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { typingPace } from './projections.ts'

const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map((one) => one.segment)

/** A text typed at its reader's pace, 50 ms a letter unless chosen otherwise; `whole` shows it at once. Screen readers get it whole, once. */
export function TypedLine({
  text,
  language,
  whole,
}: {
  text: string
  language: GameLanguage
  whole: boolean
}) {
  // whoever likes texts whole and asks for typing all the same gets the usual pace
  const pace = useProjection(typingPace) || LIMITS.typingPerCharacterMs
  const [letters, setLetters] = useState<string[]>(() => lettersOf(text))
  const [shown, setShown] = useState(whole ? letters.length : 0)
  useEffect(() => setLetters(lettersOf(text)), [text])
  useEffect(() => {
    if (whole) {
      setShown(letters.length)
      return
    }
    let frame = 0
    let began: number | undefined
    const type = (now: number) => {
      began ??= now
      const due = Math.min(letters.length, Math.floor((now - began) / pace))
      setShown(due)
      if (due < letters.length) frame = requestAnimationFrame(type)
    }
    frame = requestAnimationFrame(type)
    return () => cancelAnimationFrame(frame)
  }, [letters, whole, pace])
  const typing = shown < letters.length
  return (
    <>
      {/* stays the same element when it comes into sight: a new one would be said again */}
      <GameText text={text} language={language} className={typing ? 'sr-only' : undefined} />
      {typing && (
        <div aria-hidden="true" className="grid [&>*]:col-start-1 [&>*]:row-start-1">
          <div className="invisible">
            <GameText text={text} language={language} />
          </div>
          <GameText text={text} language={language} end={letters.slice(0, shown).join('').length} />
        </div>
      )}
    </>
  )
}
