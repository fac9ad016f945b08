import { useDeferredValue } from 'react'

/** A value for what lies over the texts of a page: null until they are painted, so that they wait for no tool. */
export const useAfterTexts = <T>(value: T | null): T | null => useDeferredValue(value, null)
