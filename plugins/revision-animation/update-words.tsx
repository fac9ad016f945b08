import { ArrowDown, ArrowUp, Check, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { classes } from '#ui/kit/classes.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import type { UpdateShown } from './projections.ts'

/** What of an absolute layer is in sight, below the bars. */
export const IN_SIGHT = 'sticky top-29 h-[calc(100dvh-7.25rem)] max-h-full overflow-clip'
/** Where the bars end. */
const BARS_PX = 116

/** What is said: the server's own words, else which parts of the game change. */
function useUpdateWords(shown: UpdateShown | null): { updating: string; done: string } {
  const { t, i18n } = useTranslation('editor')
  if (shown === null) return { updating: '', done: '' }
  const names = shown.parts.map((part) => t(`update.${part}`))
  const what = new Intl.ListFormat(i18n.language, { style: 'long' }).format(names)
  const plain = names.length === 0 ? t('update.plain') : t('update.what', { what })
  return { updating: shown.text === '' ? plain : shown.text, done: t('update.done') }
}

type Where = 'here' | 'above' | 'below'

/** Where what is covered lies: in sight, or else beyond which end of the window. */
function whereVeilsAre(): Where | null {
  const places = [...document.querySelectorAll('[data-veil]')].map((veil) =>
    veil.getBoundingClientRect(),
  )
  const [first] = places
  if (first === undefined) return null
  if (places.some(({ top, bottom }) => bottom > BARS_PX && top < window.innerHeight)) return 'here'
  return first.bottom <= BARS_PX ? 'above' : 'below'
}

/** Where what changes lies, also while the page is scrolled; where it was, once nothing is covered any more. */
function useWhere(shown: UpdateShown | null): Where {
  const [where, setWhere] = useState<Where>('here')
  useEffect(() => {
    if (shown === null) return
    const look = () => setWhere((last) => whereVeilsAre() ?? last)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [shown])
  return where
}

const MARKS = { here: null, above: ArrowUp, below: ArrowDown } as const

/**
 * A word in the middle of what changes, which lets every press through, and for whoever listens. Where what changes is
 * out of sight, it stands at an end of the window, away from what is read, and an arrow says where to look.
 */
export function UpdateWords({ shown }: { shown: UpdateShown | null }) {
  const { updating, done } = useUpdateWords(shown)
  const where = useWhere(shown)
  const over = shown?.stage === 'completed'
  const Arrow = MARKS[where]
  return (
    <>
      <LiveRegion message={over ? done : updating} />
      {shown !== null && (
        <div
          aria-hidden="true"
          data-update={shown.stage}
          data-where={where}
          className="pointer-events-none absolute inset-0 z-10 overflow-clip"
        >
          <div className={IN_SIGHT}>
            <div
              className={classes(
                'absolute inset-x-4 flex justify-center',
                where === 'here' ? 'top-[34%]' : 'top-3 wide:top-auto wide:bottom-20',
                over && 'animate-fade-out',
              )}
              style={over ? { animationDuration: `${LIMITS.animationResetMs}ms` } : undefined}
            >
              <p className="m-0 flex min-h-12 max-w-xl animate-rise items-center gap-3 rounded-control border border-hairline bg-ink1 px-5 py-2.5 text-base shadow-lift">
                {over ? (
                  <Check className="size-5 shrink-0 text-moss" />
                ) : (
                  <Sparkles className="size-5 shrink-0 text-lamp" />
                )}
                {over ? done : updating}
                {Arrow !== null && <Arrow className="size-4 shrink-0 text-ash" />}
              </p>
            </div>
          </div>
        </div>
      )}
    </>
  )
}
