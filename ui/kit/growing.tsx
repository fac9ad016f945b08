import { type ReactNode, useEffect, useRef, useState } from 'react'

const FIRST = 24
const MORE = 48

/**
 * A long list that is put on the page as it is scrolled to: the first ones at once, more near the end. `first` is how
 * many, where each is a long list itself.
 */
export function Growing<T>({
  items,
  children,
  first = FIRST,
}: {
  items: readonly T[]
  children: (item: T, place: number) => ReactNode
  first?: number
}) {
  const [shown, setShown] = useState(first)
  const end = useRef<HTMLDivElement>(null)
  const whole = shown >= items.length
  useEffect(() => {
    const mark = end.current
    if (whole || mark === null) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setShown((now) => now + MORE),
      { rootMargin: '800px' },
    )
    watch.observe(mark)
    return () => watch.disconnect()
  }, [whole])
  return (
    <>
      {items.slice(0, shown).map(children)}
      {!whole && <div ref={end} aria-hidden="true" className="h-px" />}
    </>
  )
}
