import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toast as show, Toaster } from 'sonner'
import { loginIsOpen } from '#plugins/account/projections.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { Toast } from '#schemas/toast.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { dismissToast, undoToast } from './commands.ts'
import { shownToasts } from './projections.ts'
import { RecordButton } from './record-button.tsx'

const MARKS = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-moss" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-lead" />,
  warning: <TriangleAlert aria-hidden="true" className="size-5 text-lamp" />,
  info: <Info aria-hidden="true" className="size-5 text-tide" />,
}
/** One message is this high; with the gap they stand 60 px apart. */
const TOAST_HEIGHT_PX = 48
/** Where they would lie over the header's links, they begin below it (`ui/kit/screens.css`). */
const OFFSET = {
  top: `max(${LIMITS.toastOffsetPx}px, var(--header-end, 0px))`,
  bottom: LIMITS.toastOffsetPx,
  left: LIMITS.toastOffsetPx,
  right: LIMITS.toastOffsetPx,
}

/** Shows the messages of the draft, and tells the draft when one has gone. */
function ToastShelf() {
  const items = useProjection(shownToasts)
  // the form of the login fills a narrow screen from its top: what is said stands at its foot
  const isNarrow = useNarrow()
  const atFoot = useProjection(loginIsOpen) && isNarrow
  const shown = useRef(new Set<string>())
  const shelf = useRef<HTMLDivElement>(null)
  const { t } = useTranslation(['errors', 'shell'])
  const { ports } = useEditor()
  const run = useCommand()
  useEffect(() => {
    const wanted = new Set(items.map(({ id }) => id))
    for (const id of shown.current) {
      if (wanted.has(id)) continue
      shown.current.delete(id)
      show.dismiss(id)
    }
    const tell = (toast: Toast) => {
      const gone = () => {
        keepFocus(shelf.current)
        if (shown.current.delete(toast.id)) run(dismissToast, { id: toast.id })
      }
      const takeBack = () => {
        keepFocus(shelf.current)
        shown.current.delete(toast.id)
        run(undoToast, { id: toast.id })
      }
      show[toast.kind](toast.text === '' ? t(toast.code, toast.params) : toast.text, {
        id: toast.id,
        duration: toast.durationMs === 0 ? Number.POSITIVE_INFINITY : toast.durationMs,
        onAutoClose: gone,
        onDismiss: gone,
        action: actionOf(toast, { takeBack, go: ports.navigation.go, t }),
      })
    }
    for (const toast of items) {
      if (shown.current.has(toast.id)) continue
      shown.current.add(toast.id)
      tell(toast)
    }
  }, [items, run, t, ports])
  return (
    // the shelf would send whoever leaves it back to where they came from, and never let them past (AX2)
    <div ref={shelf} onFocusCapture={(event) => event.stopPropagation()}>
      <Toaster
        theme="dark"
        position={atFoot ? 'bottom-center' : 'top-center'}
        expand
        closeButton
        visibleToasts={LIMITS.toastMax}
        offset={OFFSET}
        mobileOffset={OFFSET}
        gap={LIMITS.toastSpacingPx - TOAST_HEIGHT_PX}
        icons={MARKS}
        containerAriaLabel={t('shell:toast.region')}
        toastOptions={{
          closeButtonAriaLabel: t('shell:toast.close'),
          className:
            'min-h-12! rounded-control! border-hairline! bg-ink3! py-2.5! font-sans! text-sm! text-paper! shadow-[0_6px_14px_-8px_rgb(0_0_0/0.7)]! focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-focus! focus-visible:outline-solid!',
          classNames: {
            title: 'line-clamp-5 wrap-anywhere',
            actionButton: 'h-8! rounded-mark! bg-lamp! px-3! font-semibold! text-ink0! text-sm!',
            closeButton: 'size-6! border-hairline! bg-ink2! text-ash! hover:text-paper!',
          },
        }}
      />
    </div>
  )
}

type Ways = { takeBack: () => void; go: (path: string) => void; t: (key: string) => string }

/** The one thing that can be done in a message: take back what it tells of, go on, or save what led to an error. */
function actionOf({ kind, path, undo }: Toast, { takeBack, go, t }: Ways) {
  if (undo !== undefined) {
    const word = undo.what === 'unpublished' ? 'redo' : 'undo'
    return { label: t(`shell:toast.${word}`), onClick: takeBack }
  }
  if (path !== undefined) return { label: t('shell:toast.open'), onClick: () => go(path) }
  return kind === 'error' ? <RecordButton /> : undefined
}

/** As narrow as a window that fills the screen. */
const NARROW = '(width < 40rem)'

const useNarrow = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      const asked = window.matchMedia(NARROW)
      asked.addEventListener('change', hear)
      return () => asked.removeEventListener('change', hear)
    },
    () => window.matchMedia(NARROW).matches,
    () => false,
  )

/** Whoever pressed something in a message reads on in the page: it takes the pressed button along. */
function keepFocus(shelf: HTMLElement | null): void {
  if (shelf?.contains(document.activeElement)) focusInPlace(document.getElementById('page'))
}

/** The messages, over every page. */
export const toastsView = defineView({
  plugin: 'toasts',
  slots: { 'app.overlay': { component: ToastShelf } },
})
