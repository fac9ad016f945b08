import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { focusInPlace } from './focus-in-place.ts'

const WIDTH = {
  s: 'w-[26.25rem] max-sm:inset-0 max-sm:w-full max-sm:max-h-none max-sm:rounded-none max-sm:border-0',
  m: 'w-[35rem]',
  l: 'w-[47.5rem]',
  xl: 'w-[60rem]',
} as const
const SHEET =
  'max-wide:inset-0 max-wide:w-full max-wide:max-h-none max-wide:translate-0 max-wide:rounded-none max-wide:border-0'

/** A modal window: focus stays inside and returns, Escape and the cross close it; a full sheet on narrow screens. */
export function Dialog({
  open,
  onClose,
  title,
  size = 'm',
  children,
  footer,
  aside,
  initialFocus,
  holdsOn = false,
}: {
  open: boolean
  onClose: () => void
  title: ReactNode
  size?: 's' | 'm' | 'l' | 'xl' | undefined
  children: ReactNode
  footer?: ReactNode
  /** Stands before the title: a way back. */
  aside?: ReactNode
  /** What has the focus when it opens; with null, or without it, the first thing that can have it. */
  initialFocus?: (() => HTMLElement | null) | undefined
  /** A press beside it does not close it: for what somebody is typing into. */
  holdsOn?: boolean | undefined
}) {
  const { t } = useTranslation('shell')
  const goBack = useWayBack(open)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={holdsOn}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(isOpen) => isOpen || requestAnimationFrame(goBack)}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink0/80 transition-opacity duration-240 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...(initialFocus === undefined ? {} : { initialFocus })}
          className={classes(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[88dvh] max-w-full -translate-1/2 flex-col overflow-clip rounded-card border border-hairline bg-ink1 shadow-lift transition-[opacity,scale] duration-240 ease-out outline-none data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
            WIDTH[size],
            size === 's' ? 'max-sm:translate-0' : SHEET,
          )}
        >
          <header className="flex min-h-15 shrink-0 items-center gap-2 border-b border-hairline py-2 pr-3 pl-5">
            {aside}
            <Base.Title className="m-0 min-w-0 grow text-xl">{title}</Base.Title>
            <IconButton label={t('dialog.close')} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </header>
          <div
            // what is only read is scrolled by keys too
            {...(size === 'l' ? { tabIndex: 0 } : {})}
            // what is for ears alone is laid out inside what scrolls
            className={classes(
              'relative min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-2',
              // messages stand at the foot there: its last button can be moved above them
              size === 's' && 'max-sm:pb-24',
            )}
          >
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-hairline px-5 py-3">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** What had the focus before has it again; where that is gone, as after a login, the page has it. */
function useWayBack(open: boolean): () => void {
  const opener = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  // the window takes the focus as soon as it is there
  if (open && !wasOpen.current && typeof document !== 'undefined')
    opener.current = document.activeElement
  wasOpen.current = open
  const goBack = useCallback(() => {
    if (document.activeElement !== document.body) return
    const { current } = opener
    if (current instanceof HTMLElement) focusInPlace(current)
    if (document.activeElement === document.body) focusInPlace(document.getElementById('page'))
  }, [])
  // a window that goes without closing first
  useEffect(() => () => void requestAnimationFrame(goBack), [goBack])
  return goBack
}
