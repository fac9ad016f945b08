import { useTranslation } from 'react-i18next'
import { processComplete } from '#plugins/script/projections.ts'
import { failedByStep, shownProgress, stepReady } from '#plugins/steps/projections.ts'
import { failureWords } from '#ui/kit/failure-words.ts'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { StepSection } from '#ui/kit/step-section.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { Hero } from './hero.tsx'
import { Places } from './places.tsx'
import { World } from './world.tsx'

const STEP = 0

/** The hero's and the places' final shapes. */
function BasicsSkeleton() {
  return (
    <div className="flex flex-col gap-10">
      <div className="grid items-center gap-6 wide:grid-cols-[25rem_1fr]">
        <Skeleton className="aspect-video rounded-card" />
        <div className="flex flex-col gap-5">
          <Skeleton className="h-9 w-3/5" />
          <Skeleton lines={4} />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-4">
        {['a', 'b', 'c', 'd'].map((one) => (
          <Skeleton key={one} className="h-64 rounded-card" />
        ))}
      </div>
    </div>
  )
}

const NONE: readonly string[] = []

/** Step 0: cover, title, intro, world, places and music. */
function BasicsSection() {
  const { t } = useTranslation('editor')
  const ready = useProjection((draft) => stepReady(draft)[STEP] === true)
  const percent = useProjection((draft) => shownProgress(draft)[STEP] ?? 0)
  const failed = useProjection((draft) => failedByStep(draft)[STEP] ?? NONE)
  const complete = useProjection(processComplete)
  return (
    <StepSection
      step={STEP}
      title={t('basics.title')}
      unheaded
      ready={ready}
      percent={percent}
      loading={t('basics.loading')}
      failure={failureWords(t, failed)}
      skeleton={<BasicsSkeleton />}
    >
      <div className="flex flex-col gap-9">
        <Hero awaited={!complete} />
        <World />
        <Places awaited={!complete} />
      </div>
    </StepSection>
  )
}

export const basicsView = defineView({
  plugin: 'basics',
  slots: { 'editor.section': { order: 0, component: BasicsSection } },
})
