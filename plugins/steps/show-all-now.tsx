import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isManuscriptThere } from '#plugins/manuscript/projections.ts'
import { Button } from '#ui/kit/button.tsx'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { isTyping } from '#ui/kit/is-typing.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { showAll } from './commands.ts'
import { isPresenting } from './projections.ts'
import { nextTurn } from './turns.ts'

const ALL = { returning: true } as const
const PLAY_IT = '[data-play-it]'
/** In these Escape closes what is open, and ends nothing beside it. */
const OWN_ESCAPE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Whether Escape is said to the page, and not to a field or to something that lies over it. */
function isForPage({ key, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return false
  return !isTyping(target) && document.querySelector(OWN_ESCAPE) === null
}

/** While a game is presented: the way to all of it at once, by its button or by Escape (ST19). It floats: nothing moves when it comes or goes. */
export function ShowAllNow() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { stages } = useEditor()
  const presenting = useProjection(isPresenting)
  const isInTheWay = useProjection(
    (draft) => isManuscriptThere(draft) && nextTurn(stages)(draft) === null,
  )
  useEffect(() => {
    if (!presenting) return
    const onKey = (event: KeyboardEvent) => {
      if (isForPage(event)) run(showAll, ALL)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [presenting, run])
  // who watches a scene grow has all that is there, and it would lie over the words
  if (!presenting || isInTheWay) return null
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-34 z-10 flex justify-center short:bottom-16 wide:bottom-20">
      <Button
        aria-keyshortcuts="Escape"
        title={t('presentation.why')}
        className="pointer-events-auto bg-ink2! shadow-lift"
        onClick={() => {
          run(showAll, ALL)
          // the button that had the focus is gone: what can be done now comes first
          requestAnimationFrame(() => focusInPlace(document.querySelector<HTMLElement>(PLAY_IT)))
        }}
      >
        {t('presentation.all')}
      </Button>
    </div>
  )
}
