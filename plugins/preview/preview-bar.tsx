import { Tabs } from '@base-ui/react/tabs'
import { FastForward, List, RotateCcw, Type } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import { languageTagOf } from '#schemas/language.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import {
  choosePreviewChapter,
  restartPreview,
  setPreviewAuto,
  setPreviewTyping,
} from './commands.ts'
import { chapterTabs, previewState } from './projections.ts'

/** Where there is little room a control is its picture, still called by its name. */
const COMPACT = 'max-wide:w-10 max-wide:px-0'

/** The chapters that have nodes, one of them open; a single one needs no tabs (KN5). */
export function ChapterTabs() {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const chapters = useProjection(chapterTabs)
  const language = useProjection(gameLanguage)
  const { chapterKey } = useProjection(previewState)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // more chapters than there is room for: the open one is kept in sight
    const at = chapters.findIndex((chapter) => chapter.key === chapterKey)
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chapters, chapterKey])
  if (chapters.length < 2) return <span />
  return (
    <Tabs.Root
      value={chapterKey}
      onValueChange={(key) => run(choosePreviewChapter, { chapterKey: String(key) })}
      className="min-w-0"
    >
      <Tabs.List
        ref={list}
        aria-label={t('chapters')}
        className="flex gap-1 overflow-x-auto [scrollbar-width:none]"
      >
        {chapters.map((chapter, at) => (
          <Tabs.Tab
            key={chapter.key}
            value={chapter.key}
            className="group flex min-h-10 max-w-56 min-w-10 items-center justify-center gap-2 rounded-control px-3 max-sm:min-w-8 max-sm:px-2 text-sm font-semibold text-ash transition-colors duration-140 hover:text-paper data-active:bg-ink3 data-active:text-paper max-wide:shrink-0 max-sm:max-w-28"
          >
            <span className="text-smoke tabular-nums group-data-active:text-lamp">{at + 1}</span>
            <span
              lang={languageTagOf(language)}
              className="truncate max-wide:not-group-data-active:sr-only"
            >
              {chapter.title}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}

/** How the preview goes on, the way back to its beginning, and, where there is little room, to its nodes. */
export function PreviewControls(props: { listed: boolean; outlineId: string; onList: () => void }) {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const { typing, auto } = useProjection(previewState)
  return (
    <div className="flex shrink-0 items-center gap-2 max-wide:gap-1">
      <Toggle
        icon={<Type aria-hidden="true" className="size-4" />}
        label={t('typing')}
        on={typing}
        set={(on) => run(setPreviewTyping, { typing: on })}
      />
      <Toggle
        icon={<FastForward aria-hidden="true" className="size-4" />}
        label={t('auto')}
        on={auto}
        set={(on) => run(setPreviewAuto, { auto: on })}
      />
      <Button
        size="s"
        variant="ghost"
        title={t('restart')}
        className={COMPACT}
        onClick={() => run(restartPreview, { fromNodeId: null })}
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        <span className="max-wide:sr-only">{t('restart')}</span>
      </Button>
      <Button
        size="s"
        variant={props.listed ? 'secondary' : 'ghost'}
        aria-expanded={props.listed}
        aria-controls={props.outlineId}
        title={t('outline')}
        className={classes(COMPACT, 'lg:hidden', props.listed && 'text-tide')}
        onClick={props.onList}
      >
        <List aria-hidden="true" className="size-4" />
        <span className="max-wide:sr-only">{t('outline')}</span>
      </Button>
    </div>
  )
}

function Toggle(props: {
  icon: ReactNode
  label: string
  on: boolean
  set: (on: boolean) => void
}) {
  return (
    <Button
      size="s"
      variant={props.on ? 'secondary' : 'ghost'}
      aria-pressed={props.on}
      title={props.label}
      className={classes(COMPACT, props.on && 'text-tide')}
      onClick={() => props.set(!props.on)}
    >
      {props.icon}
      <span className="max-wide:sr-only">{props.label}</span>
    </Button>
  )
}
