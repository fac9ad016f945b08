import { createContext, type ReactNode, useContext, useId } from 'react'
import { classes } from './classes.ts'

const GroupName = createContext<string | undefined>(undefined)

const COLUMNS = {
  2: 'grid-cols-1 sm:grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-2 xl:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
} as const

/** Cards of which one is chosen; arrow keys move the choice. Without `columns` they flow in a row. */
export function ChoiceGroup({
  label,
  columns,
  children,
  className,
}: {
  label: string
  columns?: keyof typeof COLUMNS | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const name = useId()
  return (
    <GroupName value={name}>
      <div
        role="radiogroup"
        aria-label={label}
        className={classes(
          columns === undefined ? 'flex flex-wrap gap-2' : classes('grid gap-4', COLUMNS[columns]),
          className,
        )}
      >
        {children}
      </div>
    </GroupName>
  )
}

/** One card of a choice. Its whole face chooses; buttons and links inside keep their own work. */
export function ChoiceCard({
  selected,
  onSelect,
  label,
  lang,
  children,
  className,
}: {
  selected: boolean
  onSelect: () => void
  /** The name of the choice, said alone. */
  label: string
  /** The language of its name where it is not the interface's. */
  lang?: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const name = useContext(GroupName)
  return (
    <div
      className={classes(
        'card relative min-h-10 transition-[border-color,box-shadow] duration-140 ease-out hover:border-control has-checked:border-lamp has-checked:shadow-glow has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        className,
      )}
    >
      <label className="absolute inset-0 z-0 rounded-[inherit]">
        <input
          type="radio"
          name={name}
          checked={selected}
          onChange={onSelect}
          className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none!"
        />
        <span lang={lang} className="sr-only">
          {label}
        </span>
      </label>
      <div className="pointer-events-none relative size-full [&_a]:pointer-events-auto [&_button]:pointer-events-auto">
        {children}
      </div>
    </div>
  )
}
