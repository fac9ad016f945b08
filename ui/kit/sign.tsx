import type { ComponentProps } from 'react'

// Lucide's own lines (ISC), each sign as one path
const LINES = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  cross: 'M18 6 6 18M6 6l12 12',
  languages: 'M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  down: 'M6 9l6 6 6-6',
  book: 'M12 5v16M16 13h2M16 9h2M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2zM6 13h2M6 9h2',
} as const

/** The few signs of the first screen; all others come with the library that draws them. */
export function Sign({ name, ...rest }: { name: keyof typeof LINES } & ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={LINES[name]} />
    </svg>
  )
}
