import { ChevronDown, ChevronUp, PanelRightClose, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { focusInPlace } from './focus-in-place.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useMedia } from './use-media.ts'

/** Narrower than this there is no room beside the page: the column lies over it. */
const OVER_THE_PAGE = '(width < 80rem)'
/** How high a sheet stands: lowered, at first, made taller. What is left beside a keyboard it takes. */
const HEIGHTS = {
  low: 'max-wide:h-[20dvh] max-wide:min-h-28',
  usual: 'max-wide:h-[60dvh] max-wide:short:h-[92dvh]',
  tall: 'max-wide:h-[92dvh]',
} as const
const BESIDE_KEYBOARD = 'max-wide:data-keyboard:h-[calc((100dvh-var(--keyboard))*0.92)]'
const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const PLACE = classes(
  'group/sheet flex flex-col border-hairline bg-ink1 transition-[translate,height] duration-240 ease-out',
  // a sheet from below, above the keyboard where one is open
  'max-wide:fixed max-wide:inset-x-0 max-wide:bottom-(--keyboard,0px) max-wide:z-30 max-wide:rounded-t-card max-wide:border-t max-wide:shadow-lift max-wide:starting:translate-y-full',
  // a drawer at the right, over the page
  'wide:max-xl:fixed wide:max-xl:top-29.25 wide:max-xl:right-0 wide:max-xl:bottom-0 wide:max-xl:z-10 wide:max-xl:shadow-lift wide:max-xl:starting:translate-x-full wide:max-xl:short:top-0 wide:max-xl:short:z-30',
  // a column beside the page
  'xl:sticky xl:top-29.25 xl:h-[calc(100dvh-7.3125rem)] xl:shrink-0 xl:short:top-13 xl:short:h-[calc(100dvh-3.25rem)]',
  'wide:w-95 wide:border-l',
)

/**
 * A column beside the page with tabs of its own: where there is room it stands there, on a narrower screen it is a drawer
 * at the right, on a narrow one a sheet from below. None of them keeps the page from being used.
 */
export function SideColumn<T extends string>(props: {
  tabs: readonly { id: T; label: string; content: ReactNode }[]
  selected: T
  /** It was opened just now by somebody's hand: the focus goes there, and back when it closes. */
  takesFocus: boolean
  /** The ids of what opens it: the first that is in sight has the focus where what had it before is gone. */
  openers: readonly string[]
  onSelect: (tab: T) => void
  onClose: () => void
  /** A sheet is lowered to this line, with the way to raise it; null where it stands in full. */
  low?: ReactNode | null
  onRaise?: () => void
}) {
  const { tabs, selected, takesFocus, openers, onSelect, onClose, low = null, onRaise } = props
  const { t } = useTranslation('editor')
  const [isTall, setTall] = useState(false)
  const isOver = useMedia(OVER_THE_PAGE)
  const list = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const id = useId()
  const at = tabs.findIndex((tab) => tab.id === selected)
  const shown = tabs[at]
  const isLow = low !== null
  const raiser = useFocusWhenLow(isLow)
  useFocus(list, takesFocus, openers)
  useKeyboardRoom(sheet)
  if (shown === undefined) return null
  const choose = (event: KeyboardEvent) => {
    const next = tabs[MOVES[event.key]?.(at, tabs.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOver || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  const height = isLow ? 'low' : isTall ? 'tall' : 'usual'
  const heighten = t(isTall ? 'aside.lower' : 'aside.taller')
  return (
    <aside
      ref={sheet}
      aria-label={shown.label}
      data-height={height}
      onKeyDown={onKeyDown}
      className={classes(
        // messages stand beside it (`screens.css`)
        'side-column',
        PLACE,
        HEIGHTS[height],
        !isLow && BESIDE_KEYBOARD,
      )}
    >
      <button
        type="button"
        // the button beside the cross does the same and has a name
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => (isLow ? onRaise?.() : setTall(!isTall))}
        className="mx-auto h-5 w-16 shrink-0 border-0 bg-transparent p-0 wide:hidden"
      >
        <span className="mx-auto block h-1 w-9 rounded-chip bg-control" />
      </button>
      {isLow && (
        <div className="flex min-h-0 grow items-start gap-2 pr-2 pb-2 pl-4">
          <div className="min-w-0 grow self-stretch overflow-y-auto py-2">{low}</div>
          <IconButton ref={raiser} label={t('aside.raise')} className="size-11" onClick={onRaise}>
            <ChevronUp aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div
        hidden={isLow}
        className="flex h-13 shrink-0 items-stretch gap-1 border-b border-hairline pr-2 pl-3"
      >
        <div
          ref={list}
          role="tablist"
          aria-label={t('aside.tabs')}
          onKeyDown={choose}
          className="flex min-w-0 grow items-stretch overflow-x-auto [scrollbar-width:none]"
        >
          {tabs.map(({ id: tab, label }) => (
            <button
              key={tab}
              id={`${id}-${tab}`}
              type="button"
              role="tab"
              aria-selected={tab === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab === selected ? 0 : -1}
              onClick={() => onSelect(tab)}
              className={classes(
                'relative shrink-0 border-0 bg-transparent px-3 text-sm font-semibold transition-colors duration-140 focus-visible:-outline-offset-2',
                tab === selected
                  ? 'text-paper after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-lamp'
                  : 'text-ash hover:text-paper',
              )}
            >
              {label}
            </button>
          ))}
        </div>
        <span className="flex items-center">
          <IconButton
            label={heighten}
            onClick={() => setTall(!isTall)}
            className="wide:hidden short:hidden"
          >
            {isTall ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          </IconButton>
          <IconButton label={t('aside.hide', { what: shown.label })} onClick={onClose}>
            <X aria-hidden="true" className="size-5 wide:hidden" />
            <PanelRightClose aria-hidden="true" className="size-5 max-wide:hidden" />
          </IconButton>
        </span>
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        hidden={isLow}
        className="relative flex min-h-0 grow flex-col overflow-y-auto overscroll-contain"
      >
        {shown.content}
      </div>
    </aside>
  )
}

/** Takes the focus when it comes, and gives it back when it goes. */
function useFocus(
  list: { current: HTMLElement | null },
  takesFocus: boolean,
  openers: readonly string[],
): void {
  const given = useRef({ takesFocus, openers })
  useEffect(() => {
    const before = document.activeElement
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    const { takesFocus: takes, openers: ids } = given.current
    if (takes) focusInPlace(tab)
    return () => {
      for (const back of [before, ...ids.map((id) => document.getElementById(id))]) {
        // whoever is elsewhere stays there; what is not in sight takes no focus
        if (document.activeElement !== document.body) return
        if (back instanceof HTMLElement) focusInPlace(back)
      }
    }
  }, [list])
}

/** Whoever had the focus in a sheet goes on at what raises it again. */
function useFocusWhenLow(isLow: boolean) {
  const raiser = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isLow) return
    const { current } = raiser
    const had = document.activeElement
    const isHidden = had === document.body || had?.closest('[hidden]') !== null
    if (isHidden) focusInPlace(current)
  }, [isLow])
  return raiser
}
