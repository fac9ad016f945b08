import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'

/** A note stands below a label: what else is known of that option. */
type Option = { value: string; label: string; note?: string | undefined }

/** A dropdown; choosing the placeholder, its first line, clears the choice. */
export function Select({
  label,
  value,
  options,
  placeholder,
  note,
  onChange,
  disabled,
}: {
  label: string
  value: string | null
  options: readonly Option[]
  placeholder: string
  /** What stands below the box while it is closed. */
  note?: string | undefined
  onChange: (value: string | null) => void
  disabled?: boolean | undefined
}) {
  const id = useId()
  const items = [{ value: null, label: placeholder, note: undefined }, ...options]
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="text-sm font-medium text-ash">
        {label}
      </span>
      <Base.Root<string | null>
        items={items}
        value={value}
        disabled={disabled ?? false}
        onValueChange={(next) => onChange(next)}
      >
        <Base.Trigger
          aria-labelledby={id}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className="flex h-11 w-full min-w-0 items-center justify-between gap-2 rounded-control border border-control bg-ink0/60 px-3 text-left text-base transition-colors duration-140 hover:border-ash data-disabled:opacity-55"
        >
          <Base.Value
            className={value === null ? 'truncate text-smoke' : 'truncate text-paper'}
            aria-labelledby={id}
          />
          <Base.Icon className="text-ash">
            <ChevronDown aria-hidden="true" className="size-4" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            sideOffset={6}
            alignItemWithTrigger={false}
            className="z-60 outline-none"
          >
            <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-control border border-hairline bg-ink2 p-1 shadow-lift transition-opacity duration-140 data-ending-style:opacity-0 data-starting-style:opacity-0">
              {items.map((item) => (
                <Base.Item
                  key={item.value ?? ''}
                  value={item.value}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-mark px-3 py-1 text-base outline-none select-none data-highlighted:bg-ink3 data-selected:text-lamp"
                >
                  <span className="flex flex-col">
                    <Base.ItemText className={item.value === null ? 'text-smoke' : ''}>
                      {item.label}
                    </Base.ItemText>
                    {item.note !== undefined && (
                      <span className="text-sm text-ash">{item.note}</span>
                    )}
                  </span>
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {note !== undefined && (
        <span id={`${id}-note`} className="text-sm text-ash">
          {note}
        </span>
      )}
    </div>
  )
}
