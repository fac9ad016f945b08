import { useTranslation } from 'react-i18next'
import { Progress } from '#ui/kit/progress.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { StepSection } from '#ui/kit/step-section.tsx'
import { Hero } from './hero.tsx'
import { Places, PlacesSkeleton } from './places.tsx'
import { WorldFacts } from './world-facts.tsx'

/** The final shapes of hero, world and places; how far they are stands where the music will. */
function BasicsSkeleton({ percent, loading }: { percent: number; loading: string }) {
  return (
    <div className="flex flex-col gap-9">
      <div className="grid items-center gap-x-8 gap-y-5 wide:grid-cols-[minmax(20rem,27.5rem)_1fr] narrowed:grid-cols-1">
        <Skeleton className="aspect-video rounded-card" />
        <div className="flex flex-col gap-4 pointer-coarse:mb-2">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton lines={7} />
          <div className="card flex min-h-15 max-w-md items-center rounded-control px-3.5">
            <Progress value={percent} label={loading} className="grow" />
          </div>
        </div>
      </div>
      <div className="card flex flex-col gap-4 px-5 py-4.5 sm:px-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton lines={6} className="max-w-xl" />
      </div>
      <PlacesSkeleton />
    </div>
  )
}

/** Step 0: cover, title, intro, world, places and music. */
function BasicsSection({ stage }: Slots['editor.section']) {
  const { t } = useTranslation('editor')
  return (
    <StepSection
      stage={stage}
      title={t('basics.title')}
      unheaded
      loading={t('basics.loading')}
      skeleton={<BasicsSkeleton percent={stage.percent} loading={t('basics.loading')} />}
    >
      <div className="flex flex-col gap-9">
        <Hero awaited={!stage.over} />
        <WorldFacts awaited={!stage.over} />
        <Places awaited={!stage.over} />
      </div>
    </StepSection>
  )
}

export const basicsView = defineView({
  plugin: 'basics',
  slots: { 'editor.section': { component: BasicsSection } },
})
