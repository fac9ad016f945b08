import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

/** A round button that opens a small list; Escape, a press elsewhere and a choice close it. */
export function Disclosure({
  label,
  button,
  children,
}: {
  label: string
  button: ReactNode
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const close = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [open])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus is inside
    <div ref={whole} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex size-10 items-center justify-center rounded-chip border border-transparent transition-colors duration-140 hover:border-control"
      >
        {button}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a choice bubbles up from a button or link, which hear the keyboard themselves
        <div
          onClick={() => setOpen(false)}
          className="absolute top-full right-0 mt-2 flex w-52 animate-rise flex-col rounded-control border border-hairline bg-ink2 p-1 shadow-lift"
        >
          {children}
        </div>
      )}
    </div>
  )
}
