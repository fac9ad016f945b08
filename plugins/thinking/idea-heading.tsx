import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import { IdeaEditor } from './idea-editor.tsx'
import { ideaOnTop } from './projections.ts'
import { StartOver } from './start-over.tsx'

const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/g

const A_LINE = 60

/** How much room a text takes: a character of East Asia stands for two, a new line for all it leaves empty. */
const widthOf = (text: string): number =>
  text.length + (text.match(WIDE)?.length ?? 0) + A_LINE * (text.match(/\n/g)?.length ?? 0)

/** One empty line says as much as ten. */
const tight = (text: string): string => text.replace(/\n\s*\n/g, '\n\n')

function sizeOf(text: string): string {
  const width = widthOf(text)
  if (width <= 70) return 'text-3xl sm:text-4xl'
  return width <= 180 ? 'text-2xl sm:text-3xl' : 'text-xl font-normal leading-relaxed text-pretty'
}
const FITS = 420

/** The idea on top of the screen, as a heading that gets smaller as it gets longer. */
export function IdeaHeading() {
  const { t } = useTranslation('create')
  const text = tight(useProjection(ideaOnTop).text)
  const [editing, setEditing] = useState(false)
  const [whole, setWhole] = useState(false)
  const long = widthOf(text) > FITS
  return (
    <header className="mb-6">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <p className="m-0 text-sm font-medium whitespace-nowrap text-smoke">{t('idea.label')}</p>
        {!editing && (
          <div className="flex gap-x-1">
            <StartOver />
            <Button size="s" variant="ghost" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-3.5" />
              {t('idea.edit')}
            </Button>
          </div>
        )}
      </div>
      <h1
        // an idea may be written in any direction
        dir="auto"
        className={classes(
          'm-0 whitespace-pre-line',
          sizeOf(text),
          editing && 'sr-only',
          long && !whole && 'line-clamp-4',
        )}
      >
        {text}
      </h1>
      {long && !editing && (
        <Button size="s" variant="ghost" className="-ml-3" onClick={() => setWhole(!whole)}>
          {t(whole ? 'idea.less' : 'idea.more')}
        </Button>
      )}
      {editing && <IdeaEditor onClose={() => setEditing(false)} />}
    </header>
  )
}
