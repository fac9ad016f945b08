import { useMemo, useState } from 'react'
import type { GameLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import type { Area } from '#ui/kit/quotable.ts'
import { useTypingClock } from '#ui/kit/typing-clock.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import { typingPace } from './projections.ts'

const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map((one) => one.segment)

/** A text typed at its reader's pace, 50 ms a letter unless chosen otherwise; `whole` shows it at once. Screen readers get it whole, once. */
export function TypewriterLine({
  text,
  language,
  whole,
  area,
}: {
  text: string
  language: GameLanguage
  whole: boolean
  /** What it is called and where it stands, where it can be quoted. */
  area?: Area | undefined
}) {
  // whoever likes texts whole and asks for typing all the same gets the usual pace
  const pace = useProjection(typingPace) || LIMITS.typingPerCharacterMs
  const letters = useMemo(() => lettersOf(text), [text])
  const [shown, setShown] = useState(0)
  useTypingClock(whole ? null : `${pace} ${text}`, (elapsedMs) => {
    setShown(Math.floor(elapsedMs / pace))
    return elapsedMs < letters.length * pace ? 'goes on' : 'is over'
  })
  const typing = !whole && shown < letters.length
  return (
    <>
      {/* stays the same element when it comes into sight: a new one would be said again */}
      <GameText
        text={text}
        language={language}
        className={typing ? 'sr-only' : undefined}
        area={area}
      />
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
