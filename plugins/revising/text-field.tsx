import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { TextEdit } from '#schemas/revising.ts'
import { classes } from '#ui/kit/classes.ts'
import { useCommand } from '#ui/kit/use-projection.ts'
import { FieldLine } from './field-line.tsx'
import { type FieldPlace, useFields } from './fields.tsx'
import { beginAt, neighbourOf } from './neighbours.tsx'
import { limitOf } from './text-limit.ts'
import { useFocusAt, useMeasuredHeight, useWriting } from './use-writing.tsx'

/** The field of a text in the type, the place and the width of the text itself, which keeps its room under it. */
export function TextField({
  edit,
  path,
  title,
  isChangedMeanwhile,
  words,
  place,
}: {
  edit: TextEdit
  path: string
  title: string
  /** Another client changed the text since the edit began. */
  isChangedMeanwhile: boolean
  /** The text as it is read. */
  words: ReactNode
  place: FieldPlace
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const lineId = useId()
  const limit = limitOf(path)
  const writing = useWriting(edit)
  const { value, fault } = writing
  const fields = useFields()
  const run = useCommand()
  useFocusAt(field, place)
  useMeasuredHeight(field, value)

  const acts: Record<Act, () => boolean> = {
    revert() {
      writing.revert()
      focusOn(place.element)
      return true
    },
    save() {
      if (writing.commit()) focusOn(place.element)
      return true
    },
    next: () => goTo(1),
    previous: () => goTo(-1),
  }
  const goTo = (step: 1 | -1): boolean => {
    const neighbour = neighbourOf(place.element, step)
    if (neighbour === null || !writing.commit()) return false
    return beginAt(neighbour, fields, run, null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const act = actOf(event, limit.isLine)
    if (act === null || !acts[act]()) return
    event.preventDefault()
    // a dialog around it stays
    event.stopPropagation()
  }
  return (
    <>
      <span
        aria-hidden="true"
        className={classes('invisible', value === edit.base ? 'contents' : 'whitespace-pre-wrap')}
      >
        {value === edit.base ? words : `${value}\u200b`}
      </span>
      <span className="absolute top-0 left-0 z-20 flex min-h-full w-full flex-col">
        <textarea
          ref={field}
          value={value}
          rows={1}
          aria-label={title}
          aria-describedby={lineId}
          aria-invalid={fault !== null || edit.status === 'refused' || undefined}
          spellCheck
          onChange={(event) => writing.write(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget, currentTarget }) => {
            // another window has the focus, or a button of the field
            if (document.activeElement === currentTarget) return
            if (relatedTarget !== null && place.element.contains(relatedTarget)) return
            writing.commit()
          }}
          className="text-field"
        />
        <FieldLine
          id={lineId}
          edit={edit}
          value={value}
          limit={limit}
          fault={fault}
          isChangedMeanwhile={isChangedMeanwhile}
          onSave={writing.commit}
          onRevert={writing.revert}
        />
      </span>
    </>
  )
}

type Act = 'revert' | 'save' | 'next' | 'previous'

/** What a key does. Enter saves a line; a longer text is saved with the control key, since Enter begins a new line of it. */
function actOf(
  { key, keyCode, nativeEvent, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLTextAreaElement>,
  isLine: boolean,
): Act | null {
  // the key that ends a composition; Safari tells it afterwards
  if (nativeEvent.isComposing || keyCode === 229) return null
  if (key === 'Escape') return 'revert'
  if (key === 'Enter') return ctrlKey || metaKey || (isLine && !shiftKey) ? 'save' : null
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return null
}

/** The text keeps the focus that its field had; it is no stop of the tab key. */
function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement) || !element.isConnected) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
