import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { classes } from '#ui/kit/classes.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { Pencil } from '#ui/kit/pencil.tsx'
import { quotable } from '#ui/kit/quotable.ts'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS } from '#ui/kit/writing.ts'
import { prologue } from './projections.ts'

/** How the story opens, paragraph by paragraph; it can be put away. */
export function PrologueCard() {
  const { t } = useTranslation('editor')
  const paragraphs = useProjection(prologue)
  const language = useProjection(gameLanguage)
  const [open, setOpen] = useState(true)
  const bodyId = useId()
  if (paragraphs.length === 0) return null
  return (
    <div className="card relative [--tools-top:0.75rem] [--tools-right:5.75rem]" {...CARD_OF_TEXTS}>
      <PluginSlot name="editor.card" title={t('story.prologue')} path={gamePath.prologue()} />
      <h3 className="m-0">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
          className="flex min-h-13 w-full items-center justify-between gap-3 rounded-card border-0 bg-transparent px-5 text-left font-serif text-lg text-paper sm:px-6"
        >
          {t('story.prologue')}
          <ChevronDown
            aria-hidden="true"
            className={classes(
              'size-5 text-smoke transition-transform duration-240',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={bodyId} hidden={!open} className="relative px-5 pb-5 sm:px-6">
        <Pencil title={t('story.prologue')} className="absolute! -top-10.5 right-12" />
        <div
          lang={languageTagOf(language)}
          className="reading flex flex-col gap-[0.7em] lg:grid lg:max-w-none! lg:grid-cols-2 lg:gap-x-10 narrowed:grid-cols-1"
          {...quotable({ title: t('story.prologue'), path: gamePath.prologue() })}
        >
          {paragraphs.map((text, at) => (
            <GameText
              // paragraphs have no name but their place
              key={at.toString()}
              text={text}
              language={language}
              area={{ title: t('story.prologue'), path: gamePath.prologue(at) }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
