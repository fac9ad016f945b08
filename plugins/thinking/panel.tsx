import { ChevronDown, Square } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { concat, distinctUntilChanged, map, of, startWith, switchMap, timer } from 'rxjs'
import { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { scrollBehavior } from '#ui/kit/motion.ts'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { TypedText } from '#ui/kit/typed-text.tsx'
import { useCommand, useEditor, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { holdThinking, stopThinking, toggleThinking } from './commands.ts'
import {
  lastThought,
  thinkingFault,
  thinkingFrame,
  thinkingPanel,
  thinkingStatus,
} from './projections.ts'
import { StatusChip, secondsIn } from './status-chip.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { TROUBLE_WORDS } from './trouble-words.ts'

const SLOW_AFTER_MS = 20_000

/** The storyteller's reasoning, live: what it is doing, since when, and the way to stop, close or retry it. */
export function ThinkingPanel() {
  const { t } = useTranslation('create')
  const { collapsed, held, hasText } = useProjection(thinkingFrame)
  const fault = useProjection(thinkingFault)
  const run = useCommand()
  const busy = useRefusal(stopThinking, undefined) === null
  const body = useId()
  const empty = !hasText && (fault !== null || !busy)
  useTopAfterCollapse(collapsed, held)
  return (
    <div className="card overflow-hidden">
      <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-4">
        <StatusChip />
        <div className="grow" />
        {busy && (
          <Button size="s" variant="ghost" onClick={() => run(stopThinking)}>
            <Square aria-hidden="true" className="size-3.5" />
            {t('thinking.stop')}
          </Button>
        )}
        {!empty && (
          <Button
            size="s"
            variant="ghost"
            aria-expanded={!collapsed}
            aria-controls={body}
            onClick={() => run(toggleThinking)}
          >
            <span className="max-sm:sr-only">
              {t(collapsed ? 'thinking.expand' : 'thinking.collapse')}
            </span>
            <ChevronDown
              aria-hidden="true"
              className={classes(
                'size-4 transition-transform duration-240',
                !collapsed && 'rotate-180',
              )}
            />
          </Button>
        )}
      </header>
      <div
        id={body}
        inert={collapsed}
        className={classes(
          'grid ease-out',
          // by itself it closes at once, so that what comes below stands where it comes
          held && 'transition-[grid-template-rows] duration-240',
          collapsed || empty ? 'grid-rows-[0fr]' : 'grid-rows-[1fr]',
        )}
      >
        <div className="min-h-0 overflow-hidden">
          <Reasoning waiting={busy && !hasText} />
        </div>
      </div>
      {collapsed && hasText && <LastThought />}
      <SlowNote busy={busy} />
      <TroubleNote />
      <StateSaid />
    </div>
  )
}

/** The text itself, following its own end until the reader takes hold of it. */
function Reasoning({ waiting }: { waiting: boolean }) {
  const { t } = useTranslation('create')
  const { text, growing, requestId, language } = useProjection(thinkingPanel)
  const scroller = useRef<HTMLElement>(null)
  useHold(scroller)
  useFollow(scroller, growing)
  return (
    <section
      ref={scroller}
      aria-label={t('thinking.title')}
      // the text scrolls by keyboard too
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
      tabIndex={0}
      className="max-h-[min(22rem,52dvh)] overflow-y-auto overscroll-contain px-4 pb-7 mask-b-from-[calc(100%-1.75rem)] sm:px-5.5"
    >
      <div>
        {waiting ? (
          <Skeleton lines={3} className="max-w-[66ch] pt-1" />
        ) : (
          <TypedText
            key={requestId}
            text={text}
            growing={growing}
            language={GameLanguage.safeParse(language).data}
            className="reading max-w-[84ch]! text-paper/85"
          />
        )}
      </div>
    </section>
  )
}

/** A closed panel keeps the last line of the reasoning in sight. */
function LastThought() {
  const words = useProjection(lastThought)
  const { language } = useProjection(thinkingPanel)
  const told = GameLanguage.safeParse(language).data
  return (
    <p
      data-last-thought=""
      lang={told && languageTagOf(told)}
      className="m-0 -mt-1 truncate px-4 pb-3 font-serif text-ash sm:px-5.5"
    >
      {words}
    </p>
  )
}

/** Keeps the end of a growing text in view while its reader is near it. */
function useFollow(box: RefObject<HTMLElement | null>, growing: boolean): void {
  useEffect(() => {
    const element = box.current
    const inside = element?.firstElementChild
    if (!growing || !element || !inside) return
    const follow = new ResizeObserver(() => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight
      if (left < element.clientHeight / 2) element.scrollTop = element.scrollHeight
    })
    follow.observe(inside)
    return () => follow.disconnect()
  }, [box, growing])
}

/** By wheel, finger, scroll bar or selection, or by the keys: what closes would take the focus along. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'focusin'] as const

/** Whoever scrolls or reads in the text has taken hold of the panel. */
function useHold(box: RefObject<HTMLElement | null>): void {
  const run = useCommand()
  useEffect(() => {
    const element = box.current
    const hold = () => run(holdThinking)
    for (const gesture of GESTURES) element?.addEventListener(gesture, hold, { passive: true })
    return () => {
      for (const gesture of GESTURES) element?.removeEventListener(gesture, hold)
    }
  }, [box, run])
}

/** Says after a while without a new word that the wait is known. */
function SlowNote({ busy }: { busy: boolean }) {
  const { t } = useTranslation('create')
  const { bus } = useEditor()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const words$ = bus.on('thinking/received').pipe(startWith(null))
    const waits = words$.pipe(
      switchMap(() => concat(of(false), timer(SLOW_AFTER_MS).pipe(map(() => true)))),
    )
    const waiting = waits.pipe(distinctUntilChanged()).subscribe(setSlow)
    return () => {
      waiting.unsubscribe()
      setSlow(false)
    }
  }, [busy, bus])
  return slow ? (
    <p className="m-0 px-4 pb-4 text-sm text-smoke sm:px-5.5">{t('thinking.slow')}</p>
  ) : null
}

/** Says changes of state, never words of the text. */
function StateSaid() {
  const { t, i18n } = useTranslation(['create', 'errors'])
  const status = useProjection(thinkingStatus)
  const fault = useProjection(thinkingFault)
  const seconds = status.kind === 'complete' ? secondsIn(i18n.language, status.seconds) : ''
  const message =
    fault === null
      ? t(`thinking.said.${status.kind}`, { seconds })
      : t(TROUBLE_WORDS[fault.trouble])
  return <LiveRegion message={message} />
}

/** The page goes back to its top when the panel closed by itself. */
function useTopAfterCollapse(collapsed: boolean, held: boolean): void {
  const was = useRef(collapsed)
  useEffect(() => {
    const closedItself = collapsed && !was.current && !held
    was.current = collapsed
    if (!closedItself) return
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
  }, [collapsed, held])
}
