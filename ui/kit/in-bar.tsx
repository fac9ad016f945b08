import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** The place in the bar on top that a page may fill with what it is about. */
export const BAR_PLACE = 'bar-place'

/** Shows something in the bar on top of the page, where the bar has a place for it. */
export function InBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(BAR_PLACE)), [])
  return place === null ? null : createPortal(children, place)
}
