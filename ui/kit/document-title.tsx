import { useEffect } from 'react'

/** Names the window after what it shows, while that has a name. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    if (title === '') return
    // the route names the window in the same round, after what is inside it
    const named = requestAnimationFrame(() => {
      document.title = title
    })
    return () => cancelAnimationFrame(named)
  }, [title])
  return null
}
