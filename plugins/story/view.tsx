import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import { Growing } from '#ui/kit/growing.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { defineView, PluginSlot, type Slots } from '#ui/kit/slots.tsx'
import { StepSection } from '#ui/kit/step-section.tsx'
import { ToCome } from '#ui/kit/to-come.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { ChapterCard } from './chapter-card.tsx'
import { chapters, prologue, tasksByChapter } from './projections.ts'
import { PrologueCard } from './prologue-card.tsx'

const NO_TASKS: readonly never[] = []

/** As many chapters as a game has at least, and its prologue. */
const AT_LEAST = 3
/** The tool on the lower edge of a card lies over no other, nor is it pressed through one. */
const LIST = 'flex flex-col gap-5 pointer-coarse:gap-6'

const ChaptersToCome = ({ there }: { there: number }) => (
  <ToCome
    atLeast={AT_LEAST}
    there={there}
    shape={
      // as high as a closed chapter: its title, and its summary in one line or in two
      <div className="card flex h-26 gap-5 px-6 py-4 lg:h-20.5">
        <Skeleton className="size-7 shrink-0" />
        <div className="flex grow flex-col gap-3">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-3.5 lg:w-4/5" />
        </div>
      </div>
    }
  />
)

/** About as high as a prologue, so that the chapters below it are not moved when it comes. */
const PrologueToCome = () => (
  <div className="card flex h-111 flex-col gap-6 overflow-clip px-6 py-4 sm:h-72 lg:h-47">
    <Skeleton className="h-5 w-32" />
    <Skeleton lines={4} />
  </div>
)

// its room is kept from the beginning
const AddChapter = () => (
  <PluginSlot name="editor.add" to="story/chapters" className="-ml-3 self-start" />
)

const StorySkeleton = () => (
  <div className={LIST}>
    <PrologueToCome />
    <ChaptersToCome there={0} />
    <AddChapter />
  </div>
)

function Chapters({ awaited }: { awaited: boolean }) {
  const all = useProjection(chapters)
  const isOpened = useProjection(prologue).length > 0
  const tasks = useProjection(tasksByChapter)
  const language = useProjection(gameLanguage)
  return (
    <div className={LIST}>
      {awaited && !isOpened ? <PrologueToCome /> : <PrologueCard />}
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
