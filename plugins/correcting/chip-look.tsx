import { ChevronDown, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'

/** A chip that opens something: as quiet as the words around it until a hand comes near. */
export const CHIP =
  'inline-flex min-h-10 max-w-full items-center gap-2 rounded-chip border border-hairline bg-ink1/60 px-3.5 text-sm transition-colors duration-140 hover:border-control data-popup-open:border-control data-popup-open:bg-ink2 pointer-coarse:min-h-11'

/** Where what a chip opens stands: below its beginning, inside the window. */
export const BELOW_CHIP = {
  sideOffset: 6,
  align: 'start',
  collisionPadding: 16,
  className: 'z-60 outline-none',
} as const

const ICON = 'size-3.5 shrink-0 text-smoke'

/** What is said on such a chip: what it names, what was read, and whether the creator said so. */
export function ChipWords({
  label,
  children,
  yours,
}: {
  label: string
  children: ReactNode
  /** Said of what the creator corrected; undefined of what was read. */
  yours: string | undefined
}) {
  return (
    <>
      <span className="shrink-0 text-xs text-smoke">{label}</span>
      {children}
      {yours === undefined ? (
        <ChevronDown aria-hidden="true" className={ICON} />
      ) : (
        <>
          <Pencil aria-hidden="true" className="size-3.5 shrink-0 text-lamp" />
          <span className="sr-only">{yours}</span>
        </>
      )}
    </>
  )
}
