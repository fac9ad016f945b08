import type { ReactNode } from 'react'
import { Progress } from './progress.tsx'

/** What stands in place of a part until it can be read: how far it is, and the shape it will have. */
export function LoadingModule({
  label,
  value,
  children,
}: {
  label: string
  value: number
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-5">
      <Progress value={value} label={label} className="max-w-md" />
      {children}
    </div>
  )
}
