import type { ReactNode } from 'react'
import { LoadingModule } from './loading-module.tsx'
import { Notice } from './notice.tsx'
import { Section } from './section.tsx'

/** One step of the editor: what failed in it, then its content, or how far it is until it can be read. */
export function StepSection({
  step,
  title,
  unheaded = false,
  aside,
  ready,
  percent,
  loading,
  failure,
  skeleton,
  children,
}: {
  step: number
  title: string
  /** The content brings its own heading: the title is the region's name only. */
  unheaded?: boolean | undefined
  aside?: ReactNode
  ready: boolean
  percent: number
  loading: string
  /** Which parts could not be made, in words; null when all could. */
  failure: string | null
  skeleton: ReactNode
  children: ReactNode
}) {
  const content = (
    <>
      {failure !== null && (
        <Notice tone="lead" className="mb-4">
          {failure}
        </Notice>
      )}
      {ready ? (
        children
      ) : (
        <LoadingModule label={loading} value={percent}>
          {skeleton}
        </LoadingModule>
      )}
    </>
  )
  const id = `step-${step}`
  if (unheaded)
    return (
      <section id={id} aria-label={title} className="scroll-mt-30 py-6">
        {!ready && <h1 className="sr-only">{title}</h1>}
        {content}
      </section>
    )
  return (
    <Section id={id} title={title} aside={aside} className="py-7">
      {content}
    </Section>
  )
}
