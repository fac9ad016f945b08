import type { ReactNode } from 'react'
import { SaveRecording } from './save-recording.tsx'

/** Nothing here yet: one sentence, and what to do about it. */
export function Empty({
  title,
  text,
  action,
  isPage = false,
  isFault = false,
  fault,
}: {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** It is all there is on its page: its sentence is the page's heading. */
  isPage?: boolean
  /** Something went wrong, so what led to it can be saved; `fault` is what broke the page, if that is known. */
  isFault?: boolean
  fault?: unknown
}) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <span aria-hidden="true" className="mb-1 size-2.5 rounded-chip bg-lamp shadow-lamp" />
      <Title className="m-0 font-serif text-xl font-normal text-balance">{title}</Title>
      {text && (
        <p className="m-0 max-w-[52ch] text-balance text-ash [word-break:auto-phrase]">{text}</p>
      )}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
      {isFault && <SaveRecording fault={fault} className="mt-8 max-w-[52ch] items-center" />}
    </div>
  )
}
