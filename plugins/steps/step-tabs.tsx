import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { isTyping } from '#ui/kit/is-typing.ts'
import { scrollBehavior } from '#ui/kit/motion.ts'
import { sectionId } from '#ui/kit/section-id.ts'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { chooseTab, showAll } from './commands.ts'
import { activeTab, shownProgress } from './projections.ts'
import { useReaderWatch } from './reader-watch.tsx'
import { useSectionSpy } from './section-spy.tsx'

const MOVES: Record<string, (step: number, count: number) => number> = {
  ArrowRight: (step, count) => (step + 1) % count,
  ArrowLeft: (step, count) => (step + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The tabs, one for each stage: each leads to its section and carries its own progress (ST9, ST10). */
export function StepTabs() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const run = useCommand()
  const active = useProjection(activeTab)
  const { all } = editor.stages
  const progress = useProjection(shownProgress(editor.stages))
  const list = useRef<HTMLDivElement>(null)
  const scrollTo = useSectionSpy(all.length, (tab) => run(chooseTab, { tab }))
  useReaderWatch()

  useEffect(() => {
    const advanced = editor.bus.on('steps/advanced').subscribe(({ payload }) => {
      scrollTo(payload.to)
    })
    const ended = editor.bus.on('steps/presentationEnded').subscribe(({ payload }) => {
      if (payload.returning && !isTyping(document.activeElement)) scrollTo(0)
    })
    return () => {
      advanced.unsubscribe()
      ended.unsubscribe()
    }
  }, [editor, scrollTo])

  useEffect(() => {
    // on a narrow screen the tabs themselves scroll: the active one is kept in sight
    const tab = list.current?.children[active]
    if (!(tab instanceof HTMLElement) || list.current === null) return
    list.current.scrollTo({ left: tab.offsetLeft - 24, behavior: scrollBehavior() })
  }, [active])

  const choose = (tab: number) => {
    run(showAll, { returning: false })
    run(chooseTab, { tab })
    scrollTo(tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = MOVES[event.key]?.(active, all.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    const tab = list.current?.children[next]
    if (tab instanceof HTMLElement) focusInPlace(tab)
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('tabs.label')}
      onKeyDown={onKeyDown}
      className="relative flex gap-1 overflow-x-auto py-2 [scrollbar-width:none] short:py-0.5"
    >
      {all.map(({ name, section }, step) => {
        const percent = progress[step] ?? 0
        return (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={step === active}
            aria-controls={sectionId(step)}
            tabIndex={step === active ? 0 : -1}
            onClick={() => choose(step)}
            className={classes(
              'relative min-h-10 shrink-0 rounded-control border-0 px-3.5 pt-1 pb-2 text-sm font-semibold whitespace-nowrap transition-colors duration-140',
              step === active
                ? 'bg-ink3 text-paper'
                : 'bg-transparent text-ash hover:bg-ink2 hover:text-paper',
            )}
          >
            {t(section)}
            <span className="sr-only">, {t('tabs.percent', { percent })}</span>
            <PluginSlot name="editor.tab" stage={name} />
            <span
              aria-hidden="true"
              className="absolute inset-x-3.5 bottom-1 h-0.5 overflow-hidden rounded-chip bg-ink3"
            >
              <span
                className="block h-full origin-left rounded-chip bg-tide transition-transform duration-500 ease-out"
                style={{ transform: `scaleX(${percent / 100})` }}
              />
            </span>
          </button>
        )
      })}
    </div>
  )
}
