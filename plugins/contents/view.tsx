import { ListTodo, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nodeCount } from '#plugins/nodes/projections.ts'
import { taskCount } from '#plugins/tasks/projections.ts'
import { Progress } from '#ui/kit/progress.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { defineView, PluginSlot, type Slots } from '#ui/kit/slots.tsx'
import { StepSection } from '#ui/kit/step-section.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'

function CountCard(props: {
  icon: ReactNode
  name: string
  count: number
  text: string
  what: 'nodes' | 'tasks'
}) {
  return (
    <article className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-5 sm:px-6">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-control bg-ink3 text-lamp"
      >
        {props.icon}
      </span>
      <div className="min-w-48 flex-1">
        <h3 className="m-0 flex items-baseline gap-2.5 text-lg">
          {props.name}
          <span className="text-2xl text-lamp tabular-nums">{props.count}</span>
        </h3>
        <p className="m-0 text-sm text-ash">{props.text}</p>
      </div>
      {/* where one button would not fit beside its words, neither stands there */}
      <div className="max-sm:basis-full lg:max-xl:basis-full xl:max-[104rem]:group-data-beside/page:basis-full">
        <PluginSlot name="contents.action" what={props.what} />
      </div>
    </article>
  )
}

function Counts({ stage: { percent, over } }: Slots['editor.section']) {
  const { t } = useTranslation('editor')
  const nodes = useProjection(nodeCount)
  const tasks = useProjection(taskCount)
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-2 narrowed:grid-cols-1">
        <CountCard
          icon={<Waypoints className="size-6" />}
          name={t('contents.nodes')}
          count={nodes}
          text={t('contents.nodesText')}
          what="nodes"
        />
        <CountCard
          icon={<ListTodo className="size-6" />}
          name={t('contents.tasks')}
          count={tasks}
          text={t('contents.tasksText')}
          what="tasks"
        />
      </div>
      <PluginSlot name="contents.foot" />
      {percent < 100 && !over && (
        <Progress value={percent} label={t('contents.progress')} className="max-w-md" />
      )}
    </div>
  )
}

/** Step 4: how much there is to play and to do, and the ways to try it. */
function ContentsSection({ stage }: Slots['editor.section']) {
  const { t } = useTranslation('editor')
  return (
    <StepSection
      // a whole game without contents says so at its buttons
      stage={{ ...stage, ready: stage.ready || stage.over }}
      title={t('contents.title')}
      loading={t('contents.loading')}
      skeleton={
        <>
          <p className="m-0 text-ash">{t('contents.waiting')}</p>
          <div className="grid gap-4 lg:grid-cols-2 narrowed:grid-cols-1">
            <Skeleton className="h-24 rounded-card" />
            <Skeleton className="h-24 rounded-card" />
          </div>
        </>
      }
    >
      <Counts stage={stage} />
    </StepSection>
  )
}

export const contentsView = defineView({
  plugin: 'contents',
  slots: { 'editor.section': { component: ContentsSection } },
})
