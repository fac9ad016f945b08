import type { ReactNode } from 'react'
import { LoadingModule } from './loading-module.tsx'
import { Notice } from './notice.tsx'
import { Section } from './section.tsx'

/** One step of the editor: what failed in it, then its content, or how far it is until it can be read. */
export function StepSection({
  step,
  title,
  aside,
  ready,
  percent,
  loading,
  failure,
  skeleton,
  children,
}: {
  step: number
  /** Empty for a step whose content brings its own heading; `label` of the region otherwise. */
  title: string
  aside?: ReactNode
  ready: boolean
  percent: number
  loading: string
  /** Which parts could not be made, in words; null when all could. */
  failure: string | null
  skeleton: ReactNode
  children: ReactNode
}) {
  return (
    <Section id={`step-${step}`} title={title} aside={aside} className="py-7">
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
    </Section>
  )
}
