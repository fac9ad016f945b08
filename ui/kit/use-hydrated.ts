import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page painted before its scripts takes over what stands there, then true: before it, nothing of this browser is known. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
