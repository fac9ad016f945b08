import { Check, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { classes } from '#ui/kit/classes.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { updateShown, updateVisible } from './projections.ts'

/** The content of the editor. While an update arrives it is covered, and cannot be touched (UP2). */
export function UnderUpdates({ children }: Slots['editor.content']) {
  const covered = useProjection(updateVisible)
  const content = useRef<HTMLDivElement>(null)
  useFocusBack(content, covered)
  return (
    <div className="relative">
      <div ref={content} inert={covered}>
        {children}
      </div>
      <UpdateVeil />
    </div>
  )
}

/** What cannot be touched cannot have the focus: whoever had it gets it back. */
function useFocusBack(content: { current: HTMLElement | null }, covered: boolean): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null
    }
    const element = content.current
    element?.addEventListener('focusin', note)
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) last.current = null
    }
    element?.addEventListener('focusout', left)
    return () => {
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('focusout', left)
    }
  }, [content])
  useEffect(() => {
    if (covered) return
    const before = last.current
    if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return
    if (before.isConnected) before.focus({ preventScroll: true })
  }, [covered])
}

/** What the veil says: the server's own words, else which parts of the game change. */
function useUpdateWords(): { updating: string; done: string } {
  const { t, i18n } = useTranslation('editor')
  const shown = useProjection(updateShown)
  if (shown === null) return { updating: '', done: '' }
  const names = shown.parts.map((part) => t(`update.${part}`))
  const what = new Intl.ListFormat(i18n.language, { style: 'long' }).format(names)
  const plain = names.length === 0 ? t('update.plain') : t('update.what', { what })
  return { updating: shown.text === '' ? plain : shown.text, done: t('update.done') }
}

/** Blur over what is in sight, a light that passes from top to bottom, and a word at the end. */
function UpdateVeil() {
  const shown = useProjection(updateShown)
  const { updating, done } = useUpdateWords()
  const over = shown?.stage === 'completed'
  return (
    <>
      <LiveRegion message={over ? done : updating} />
      {shown !== null && (
        <div
          aria-hidden="true"
          data-update={shown.stage}
          className="absolute inset-0 z-10 overflow-clip"
        >
          <div className="sticky top-29 h-[calc(100dvh-7.25rem)] max-h-full overflow-clip">
            {!over && (
              <div
                style={{ animationDuration: `${LIMITS.animationScanMs}ms` }}
                className={classes(
                  'absolute inset-0',
                  shown.stage === 'scanning' && 'animate-scan',
                )}
              >
                <div className="scan-light absolute inset-x-0 bottom-full h-36" />
                <div className="absolute inset-0 bg-ink0/45 backdrop-blur-md" />
              </div>
            )}
            <div
              className={classes(
                'absolute inset-x-4 top-[34%] flex justify-center',
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
              </p>
            </div>
          </div>
        </div>
      )}
    </>
  )
}

export const updatesView = defineView({
  plugin: 'revision-animation',
  slots: { 'editor.content': { order: 0, component: UnderUpdates } },
})
