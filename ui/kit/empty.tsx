import type { ReactNode } from 'react'

/** Nothing here yet: one sentence, and what to do about it. */
export function Empty({
  title,
  text,
  action,
}: {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <span aria-hidden="true" className="mb-1 size-2.5 rounded-chip bg-lamp shadow-lamp" />
      <p className="m-0 font-serif text-xl text-balance">{title}</p>
      {text && <p className="m-0 max-w-[52ch] text-ash">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
