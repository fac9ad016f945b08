import { Check, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { classes } from '#ui/kit/classes.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { isCovered, type UpdateShown, updateShown } from './projections.ts'

/** The content of the editor, with a word on what an update changes; who had the focus under it has it again afterwards. */
export function UnderUpdates({ children }: Slots['editor.content']) {
  const shown = useProjection(updateShown)
  const content = useRef<HTMLDivElement>(null)
  useFocusBack(content, shown !== null)
  return (
    <div className="relative">
      <div ref={content}>{children}</div>
      <UpdateWords shown={shown} />
    </div>
  )
}

/** The section of a stage. While an update of it arrives it is covered, and cannot be touched; the others can (UP2). */
export function UnderUpdate({ stage, children }: Slots['editor.part']) {
  const shown = useProjection(updateShown)
  const covered = shown !== null && isCovered(shown, stage)
  return (
    <div className="relative">
      <div inert={covered}>{children}</div>
      {covered && shown.stage !== 'completed' && <Veil sweeps={shown.stage === 'scanning'} />}
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
    if (before.isConnected) focusInPlace(before)
  }, [covered])
}

/** What is said: the server's own words, else which parts of the game change. */
function useUpdateWords(shown: UpdateShown | null): { updating: string; done: string } {
  const { t, i18n } = useTranslation('editor')
  if (shown === null) return { updating: '', done: '' }
  const names = shown.parts.map((part) => t(`update.${part}`))
  const what = new Intl.ListFormat(i18n.language, { style: 'long' }).format(names)
  const plain = names.length === 0 ? t('update.plain') : t('update.what', { what })
  return { updating: shown.text === '' ? plain : shown.text, done: t('update.done') }
}

/** What of an absolute layer is in sight, below the bars. */
const IN_SIGHT = 'sticky top-29 h-[calc(100dvh-7.25rem)] max-h-full overflow-clip'

/** Blur over what is in sight of a section, and a light that passes from top to bottom. */
function Veil({ sweeps }: { sweeps: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 z-10 overflow-clip">
      <div className={IN_SIGHT} data-veil="">
        <div
          style={{ animationDuration: `${LIMITS.animationScanMs}ms` }}
          className={classes('absolute inset-0', sweeps && 'animate-scan')}
        >
          <div className="scan-light absolute inset-x-0 bottom-full h-36" />
          <div className="absolute inset-0 bg-ink0/45 backdrop-blur-md" />
        </div>
      </div>
    </div>
  )
}

/** A word in the middle of what is in sight, which lets every press through, and for whoever listens. */
function UpdateWords({ shown }: { shown: UpdateShown | null }) {
  const { updating, done } = useUpdateWords(shown)
  const over = shown?.stage === 'completed'
  return (
    <>
      <LiveRegion message={over ? done : updating} />
      {shown !== null && (
        <div
          aria-hidden="true"
          data-update={shown.stage}
          className="pointer-events-none absolute inset-0 z-10 overflow-clip"
        >
          <div className={IN_SIGHT}>
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
  slots: {
    'editor.content': { component: UnderUpdates },
    'editor.part': { component: UnderUpdate },
  },
})
