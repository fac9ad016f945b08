import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import { Notice } from './notice.tsx'
import { Progress } from './progress.tsx'
import { Section } from './section.tsx'
import { PluginSlot, type StageShown } from './slots.tsx'

/**
 * One step of the editor: what failed in it, then its content, or the shape it will have while it is still awaited.
 * How far it is stands beside its heading, so that nothing moves when the content comes.
 */
export function StepSection({
  stage: { id, ready, over, percent, failure, pieces = 0 },
  title,
  unheaded = false,
  loading,
  skeleton,
  below,
  children,
}: {
  stage: StageShown
  title: string
  /** The content brings its own heading, and the skeleton its own progress: the title is the region's name only. */
  unheaded?: boolean | undefined
  loading: string
  skeleton: ReactNode
  /** What stands under either, and stays as it is when one takes the other's place. */
  below?: ReactNode
  children: ReactNode
}) {
  const awaited = !ready && !over
  const entering = ready && pieces > 0
  const content = (
    <>
      {failure !== null && (
        <Notice tone="lead" className="mb-4">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {failure}
            <PluginSlot name="step.failed" />
          </span>
        </Notice>
      )}
      {ready ? children : awaited ? skeleton : failure === null && <NothingTold />}
    </>
  )
  if (unheaded)
    return (
      <section
        id={id}
        aria-label={title}
        className={classes('scroll-mt-30 py-6', entering && '*:animate-enter')}
      >
        {!ready && <h1 className="sr-only">{title}</h1>}
        {content}
        {below}
      </section>
    )
  return (
    <Section
      id={id}
      title={title}
      aside={awaited && <Progress value={percent} label={loading} className="w-52 sm:w-64" />}
      className={classes(
        'py-7',
        entering && '[&>*:not(:first-child):not([data-stays])]:animate-enter',
      )}
    >
      {content}
      {below}
    </Section>
  )
}

function NothingTold() {
  const { t } = useTranslation('editor')
  return <p className="m-0 text-ash">{t('page.nothingTold')}</p>
}
