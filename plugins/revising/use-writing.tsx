import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TextEdit } from '#schemas/revising.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { useCommand } from '#ui/kit/use-projection.ts'
import { commitEdit, revertEdit, writeEdit } from './commands.ts'
import type { FieldPlace } from './fields.tsx'

const KEPT_AFTER_MS = 200

/** What stands in the field: kept a moment after each change, and whatever becomes of the page. */
export function useWriting({ address, text: begun }: TextEdit) {
  const run = useCommand()
  const [value, setValue] = useState(begun)
  const [fault, setFault] = useState<string | null>(null)
  const isOver = useRef(false)
  const typed = useRef(begun)
  const kept = useRef(begun)
  const keep = useCallback(() => {
    const text = typed.current
    if (isOver.current || text === kept.current) return
    kept.current = text
    run(writeEdit, { address, text })
  }, [run, address])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits anew
  useEffect(() => {
    const timer = setTimeout(keep, KEPT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value, keep])
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      // the page is left by a way back
      keep()
    }
  }, [keep])
  return {
    value,
    fault,
    write(text: string) {
      typed.current = text
      setFault(null)
      setValue(text)
    },
    /** False where it cannot be saved: the text stays in its field. */
    commit(): boolean {
      if (isOver.current) return true
      const refusal = run(commitEdit, { address, text: typed.current })
      setFault(refusal?.refused ?? null)
      isOver.current = refusal === null
      return refusal === null
    },
    revert(): void {
      isOver.current = true
      run(revertEdit, { address })
    },
  }
}

/** Whoever began it here has the caret where they pressed. */
export function useFocusAt(
  field: RefObject<HTMLTextAreaElement | null>,
  { selected, isWanted }: FieldPlace,
): void {
  useLayoutEffect(() => {
    const { current } = field
    if (!isWanted || current === null) return
    focusInPlace(current)
    const [start, end] = selected ?? [current.value.length, current.value.length]
    current.setSelectionRange(start, end)
    current.scrollIntoView?.({ block: 'nearest' })
  }, [field, selected, isWanted])
}

/** Where a browser does not size a field by its content, it is measured. */
export function useMeasuredHeight(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is of another height
  useLayoutEffect(() => {
    const { current } = field
    if (current === null || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  }, [field, value])
}
