import { Tabs } from '@base-ui/react/tabs'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStickToBottom } from 'use-stick-to-bottom'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import { gameLanguage } from '#plugins/script/projections.ts'
import { chapters as outlineOf } from '#plugins/story/projections.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import { languageTagOf } from '#schemas/language.ts'
import { Button } from '#ui/kit/button.tsx'
import { Dialog } from '#ui/kit/dialog.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { Choices } from './choices.tsx'
import {
  choosePreviewChapter,
  closePreview,
  restartPreview,
  setPreviewAuto,
  setPreviewTyping,
} from './commands.ts'
import { NodeOutline } from './node-outline.tsx'
import { preview } from './projections.ts'
import { Transcript } from './transcript.tsx'

/** The key nodes as a playable dialogue: transcript at the left, the chapter's nodes at the right. */
export function NodesDialog() {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const { chapterKey } = useProjection(preview)
  const { scrollRef, contentRef } = useStickToBottom({ initial: 'instant', resize: 'smooth' })
  return (
    <Dialog open onClose={() => run(closePreview)} title={t('nodesTitle')} size="xl">
      <div className="-mx-5 -my-5 flex h-[calc(88dvh-3.75rem)] min-h-0 flex-col max-wide:h-[calc(100dvh-3.75rem)]">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline px-5 py-2.5">
          <ChapterTabs />
          <Controls />
        </div>
        <div className="flex min-h-0 grow">
          <div ref={scrollRef} className="min-w-0 grow overflow-y-auto px-5 py-6">
            <div
              ref={contentRef}
              key={chapterKey}
              className="mx-auto flex max-w-[40rem] flex-col gap-6 pb-8"
            >
              <Transcript />
              <Choices />
            </div>
          </div>
          <aside className="w-72 shrink-0 overflow-y-auto border-l border-hairline p-3 max-lg:hidden">
            <NodeOutline />
          </aside>
        </div>
      </div>
    </Dialog>
  )
}

function ChapterTabs() {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const chapters = useProjection(chaptersOfNodes)
  const told = useProjection(outlineOf)
  const language = useProjection(gameLanguage)
  const { chapterKey } = useProjection(preview)
  if (chapters.length < 2) return <span />
  const titleOf = (key: string) => told.find((one) => chapterKeyOf(one.id) === key)?.title ?? key
  return (
    <Tabs.Root
      value={chapterKey}
      onValueChange={(key) => run(choosePreviewChapter, { chapterKey: String(key) })}
      className="min-w-0"
    >
      <Tabs.List aria-label={t('chapters')} className="flex gap-1 overflow-x-auto">
        {chapters.map((chapter) => (
          <Tabs.Tab
            key={chapter.key}
            value={chapter.key}
            lang={languageTagOf(language)}
            className="min-h-10 max-w-56 truncate rounded-control px-3 text-sm font-semibold text-ash transition-colors duration-140 hover:text-paper data-active:bg-ink3 data-active:text-paper"
          >
            {titleOf(chapter.key)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}

function Controls() {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const { typing, auto } = useProjection(preview)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Toggle label={t('typing')} on={typing} set={(on) => run(setPreviewTyping, { typing: on })} />
      <Toggle label={t('auto')} on={auto} set={(on) => run(setPreviewAuto, { auto: on })} />
      <Button size="s" variant="ghost" onClick={() => run(restartPreview, { fromNodeId: null })}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {t('restart')}
      </Button>
    </div>
  )
}

function Toggle(props: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <Button
      size="s"
      variant={props.on ? 'secondary' : 'ghost'}
      aria-pressed={props.on}
      onClick={() => props.set(!props.on)}
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-chip ${props.on ? 'bg-tide' : 'bg-control'}`}
      />
      {props.label}
    </Button>
  )
}
