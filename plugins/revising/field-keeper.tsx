import { type RefObject, useLayoutEffect } from 'react'
import { useFields } from './fields.tsx'

/** Keeps the field of an open edit on the page: where it was begun, else at the first place in sight that shows its text. */
export function FieldKeeper({ path, host }: { path: string; host: RefObject<HTMLElement | null> }) {
  const fields = useFields()
  useLayoutEffect(() => {
    const { current } = host
    const place = fields.at(path)
    // the element that was pressed may have become another one
    const isTaken = place?.element.isConnected === true
    if (isTaken || current === null || !isInSight(current)) return
    fields.take(path, { selected: null, isWanted: false, ...place, element: current })
    // what was out of sight may have come into it
  })
  useLayoutEffect(() => {
    const { current } = host
    return () => {
      if (current !== null) fields.leave(path, current)
    }
  }, [fields, path, host])
  return null
}

/** Shown, and nothing that is a button itself. */
const isInSight = (element: HTMLElement): boolean =>
  element.closest('button:not([data-text-head])') === null &&
  (!('checkVisibility' in element) || element.checkVisibility())
