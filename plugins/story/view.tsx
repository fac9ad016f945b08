import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import { Growing } from '#ui/kit/growing.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { defineView, PluginSlot, type Slots } from '#ui/kit/slots.tsx'
import { StepSection } from '#ui/kit/step-section.tsx'
import { ToCome } from '#ui/kit/to-come.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { ChapterCard } from './chapter-card.tsx'
import { chapters, tasksByChapter } from './projections.ts'
import { PrologueCard } from './prologue-card.tsx'

const NO_TASKS: readonly never[] = []

/** As many chapters as a game has at least, and its prologue. */
const AT_LEAST = 3
const LIST = 'flex flex-col gap-3'

const ChaptersToCome = ({ there }: { there: number }) => (
  <ToCome
    atLeast={AT_LEAST}
    there={there}
    shape={
      <div className="card flex gap-5 px-6 py-5">
        <Skeleton className="size-7 shrink-0" />
        <div className="flex grow flex-col gap-3">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton lines={2} />
        </div>
      </div>
    }
  />
)

// its room is kept from the beginning
const AddChapter = () => (
  <PluginSlot name="editor.add" to="story/chapters" className="-ml-3 self-start" />
)

const StorySkeleton = () => (
  <div className={LIST}>
    <ChaptersToCome there={0} />
    <AddChapter />
  </div>
)

function Chapters({ awaited }: { awaited: boolean }) {
  const all = useProjection(chapters)
  const tasks = useProjection(tasksByChapter)
  const language = useProjection(gameLanguage)
  return (
    <div className={LIST}>
      <PrologueCard />
      <Growing items={all}>
        {(chapter, at) => (
          <ChapterCard
            key={chapter.id}
            chapter={chapter}
            at={at}
            tasks={tasks.get(chapter.id) ?? NO_TASKS}
            language={language}
          />
        )}
      </Growing>
      {awaited && <ChaptersToCome there={all.length} />}
      <AddChapter />
    </div>
  )
}

/** Step 3: the prologue and the chapters. */
function StorySection({ stage }: Slots['editor.section']) {
  const { t } = useTranslation('editor')
  return (
    <StepSection
      stage={stage}
      title={t('story.title')}
      loading={t('story.loading')}
      skeleton={<StorySkeleton />}
    >
      <Chapters awaited={!stage.over} />
    </StepSection>
  )
}

export const storyView = defineView({
  plugin: 'story',
  slots: { 'editor.section': { component: StorySection } },
})
