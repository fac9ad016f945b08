import { useTranslation } from 'react-i18next'
import { diffRuns } from '#core/game/word-diff.ts'

/** A text beside what stood there before: struck with a minus, underlined with a plus, never by colour alone. */
export function ChangeText({ from, to, lang }: { from: string; to: string; lang: string }) {
  const { t } = useTranslation('assistant')
  return (
    <p
      lang={lang}
      className="m-0 max-h-72 overflow-y-auto font-serif text-base leading-relaxed whitespace-pre-line text-paper [overflow-wrap:anywhere]"
    >
      {diffRuns(from, to).map(({ kind, text, at }) => {
        if (kind === 'same') return <span key={at}>{text}</span>
        const isRemoved = kind === 'removed'
        const Element = isRemoved ? 'del' : 'ins'
        return (
          <Element
            key={at}
            className={
              isRemoved
                ? 'bg-lead/15 text-lead decoration-1'
                : 'bg-moss/15 text-moss decoration-1 underline-offset-3'
            }
          >
            <span className="sr-only">{t(`changes.is.${kind}`)}: </span>
            <span aria-hidden="true" className="inline-block pr-0.5 pl-1 font-sans font-semibold">
              {isRemoved ? '−' : '+'}
            </span>
            {text}
          </Element>
        )
      })}
    </p>
  )
}
