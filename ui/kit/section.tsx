import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A named part of a page, reachable by its id; `aside` stands beside the heading. */
export function Section({
  id,
  title,
  aside,
  children,
  className,
}: {
  id: string
  title: ReactNode
  aside?: ReactNode
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('scroll-mt-30 py-4', className)}
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <h2 id={`${id}-title`} className="m-0 text-2xl">
          {title}
        </h2>
        {aside && <div className="text-sm text-ash">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
