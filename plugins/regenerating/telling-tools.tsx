import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import type { Slots } from '#ui/kit/slots.tsx'
import { useCommand, useRefusal } from '#ui/kit/use-projection.ts'
import { tellPartAgain, turnTelling } from './commands.ts'
import { isPicture, isTellableAmong, type TellingPlace } from './projections.ts'
import { TellingsContext } from './tellings.tsx'

/** A picture is painted, a text told. */
const wordsFor = (path: string) => (isPicture(path) ? 'regenerating.picture' : 'regenerating')

/** A card where by touch there is no room for it offers it in its dialog. */
const ON_EDGE =
  'right-5 bottom-0 translate-y-(--retelling-drop,50%) pointer-coarse:[display:var(--retelling-touch,flex)]'
/** A picture says by custom properties where, which a card may hold beside its own tools. */
const AT_PICTURE =
  'right-(--telling-right,1.25rem) bottom-(--telling-bottom,0px) left-(--telling-left,auto) translate-y-(--telling-drop,50%)'

/**
 * On the lower edge of a card, or where a picture says: has it told again, and turns to its earlier tellings.
 * It covers no word and moves nothing.
 */
export function TellingTools({ title, path }: Slots['editor.card']) {
  const { t } = useEditorWords()
  const tellings = useContext(TellingsContext)
  const run = useCommand()
  if (tellings === null) return null
  const { places, retellable, onItsWay, reason } = tellings
  const place = places.get(path) ?? null
  const mayBeTold = isTellableAmong(retellable, path)
  if (place === null && !mayBeTold) return null
  const isTelling = onItsWay === path
  const words = wordsFor(path)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form
    <div
      role="group"
      aria-label={t(`${words}.tellings`, { title })}
      data-retelling={isPicture(path) ? undefined : ''}
      className={classes(
        'absolute z-10 flex items-center rounded-control border border-control bg-ink2 pointer-coarse:border-transparent pointer-coarse:bg-transparent transition-opacity duration-140 focus-within:opacity-100 pointer-coarse:opacity-100 [:focus-within>&]:opacity-100 [:hover>&]:opacity-100',
        isPicture(path) ? AT_PICTURE : ON_EDGE,
        place === null && !isTelling && 'opacity-0',
      )}
    >
      {mayBeTold && (
        <IconButton
          label={t(`${words}.again`, { title })}
          size="small picture"
          aria-busy={isTelling || undefined}
          reason={reason}
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
      {place !== null && <Turns place={place} path={path} title={title} />}
    </div>
  )
}

/** Which telling of how many it has now, between the ways to those beside it. */
function Turns({ place, path, title }: { place: TellingPlace; path: string; title: string }) {
  const { t } = useTranslation('editor')
  return (
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
