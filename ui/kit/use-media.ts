import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits a media query, as long as it does; false where there is no window. */
export function useMedia(query: string): boolean {
  const hear = useCallback(
    (tell: () => void) => {
      const asked = window.matchMedia(query)
      asked.addEventListener('change', tell)
      return () => asked.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(
    hear,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
