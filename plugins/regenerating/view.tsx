import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { tellPartAgain, turnTelling } from './commands.ts'
import { isPicture, isTellable, partOnItsWay, tellingOf } from './projections.ts'

/** A picture is painted, a text told. */
const wordsFor = (path: string) => (isPicture(path) ? 'regenerating.picture' : 'regenerating')

/**
 * On the lower edge of a card, or where its custom properties say: has it told again, and turns to its earlier tellings.
 * It covers no word and moves nothing.
 */
function TellingTools({ title, path }: Slots['editor.card']) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const place = useProjection((draft) => tellingOf(draft, path))
  const refusal = useRefusal(tellPartAgain, { path })
  const words = wordsFor(path)
  const isTelling = useProjection(partOnItsWay) === path
  if (refusal === 'no_game' || refusal === 'generating' || refusal === 'not_offered') return null
  if (place === null && !isTellable(path)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form
    <div
      role="group"
      aria-label={t(`${words}.tellings`, { title })}
      className={classes(
        'absolute right-(--telling-right,1.25rem) bottom-(--telling-bottom,0px) left-(--telling-left,auto) z-10 flex translate-y-(--telling-drop,50%) items-center rounded-control border border-control bg-ink2 pointer-coarse:border-transparent pointer-coarse:bg-transparent transition-opacity duration-140 focus-within:opacity-100 pointer-coarse:opacity-100 [:focus-within>&]:opacity-100 [:hover>&]:opacity-100',
        place === null && !isTelling && 'opacity-0',
      )}
    >
      {isTellable(path) && (
        <IconButton
          label={t(`${words}.again`, { title })}
          size="small picture"
          aria-busy={isTelling || undefined}
          reason={refusal === null ? null : t(`regenerating.reason.${refusal}`)}
          onClick={() => run(tellPartAgain, { path })}
          className="pointer-coarse:size-11"
        >
          <Mark>
            <RefreshCw
              aria-hidden="true"
              className={classes('size-4', isTelling && 'animate-spin motion-reduce:animate-none')}
            />
          </Mark>
        </IconButton>
      )}
      {place !== null && (
        <>
          <Turn way="earlier" path={path} title={title} />
          <span
            aria-live="polite"
            className="px-0.5 text-xs text-ash tabular-nums pointer-coarse:rounded-chip pointer-coarse:bg-ink2 pointer-coarse:px-2"
          >
            {t('regenerating.count', { number: place.number, of: place.count })}
          </span>
          <Turn way="later" path={path} title={title} />
        </>
      )}
    </div>
  )
}

/** By touch each mark has a small box in the middle of what is pressed: a large one would lie over the next card. */
const Mark = ({ children }: { children: ReactNode }) => (
  <span className="flex items-center justify-center pointer-coarse:size-7 pointer-coarse:rounded-control pointer-coarse:border pointer-coarse:border-control pointer-coarse:bg-ink2">
    {children}
  </span>
)

function Turn({ way, path, title }: { way: 'earlier' | 'later'; path: string; title: string }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const refusal = useRefusal(turnTelling, { path, way })
  const Arrow = way === 'earlier' ? ChevronLeft : ChevronRight
  return (
    <IconButton
      label={t(`${wordsFor(path)}.${way}`, { title })}
      size="small picture"
      reason={refusal === null ? null : t(`regenerating.reason.${refusal}`)}
      onClick={() => run(turnTelling, { path, way })}
      className="pointer-coarse:size-11"
    >
      <Mark>
        <Arrow aria-hidden="true" className="size-4" />
      </Mark>
    </IconButton>
  )
}

export const regeneratingView = defineView({
  plugin: 'regenerating',
  slots: {
    'editor.card': { order: 2, component: TellingTools },
    'editor.picture': { component: TellingTools },
  },
})
