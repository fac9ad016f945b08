import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { TextEdit } from '#schemas/revising.ts'
import { classes } from '#ui/kit/classes.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { useCommand } from '#ui/kit/use-projection.ts'
import { FieldLine } from './field-line.tsx'
import { type FieldPlace, useFields } from './fields.tsx'
import { focusChoice, GenderChoices } from './gender-choices.tsx'
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
  isDrawn,
  place,
}: {
  edit: TextEdit
  path: string
  title: string
  /** Another client changed the text since the edit began. */
  isChangedMeanwhile: boolean
  /** The text as it is read. */
  words: ReactNode
  /** The words are not what is written: its room stays theirs, whatever is typed. */
  isDrawn: boolean
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
  const hasChoices = edit.address.endsWith('/gender')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const act = actOf(event, limit.isLine)
    const isDone =
      act === null ? hasChoices && focusChoice(event, place.element, field.current) : acts[act]()
    if (!isDone) return
    event.preventDefault()
    // a dialog around it stays
    event.stopPropagation()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // another window has the focus, or a button of the field
    if (document.activeElement === currentTarget) return
    if (relatedTarget !== null && place.element.contains(relatedTarget)) return
    writing.commit()
  }
  const isAsItWas = isDrawn || value === edit.base
  return (
    <>
      <span
        aria-hidden="true"
        className={classes('invisible', isAsItWas ? 'contents' : 'whitespace-pre-wrap')}
      >
        {isAsItWas ? words : `${value}\u200b`}
      </span>
      <span
        className={classes(
          'absolute top-0 left-0 z-20 flex min-h-full w-full flex-col',
          isDrawn && 'min-w-36',
        )}
      >
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
          onBlur={onBlur}
          className="text-field"
        />
        <FieldLine
          id={lineId}
          edit={edit}
          value={value}
          limit={limit}
          fault={fault}
          isChangedMeanwhile={isChangedMeanwhile}
          choices={
            hasChoices ? (
              <GenderChoices
                value={value}
                onChoose={(word) => {
                  writing.write(word)
                  acts.save()
                }}
                onKeyDown={onKeyDown}
                onBlur={onBlur}
              />
            ) : undefined
          }
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
  { key, keyCode, nativeEvent, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent<HTMLElement>,
  isLine: boolean,
): Act | null {
  // the key that ends a composition; Safari tells it afterwards
  if (nativeEvent.isComposing || keyCode === 229) return null
  if (key === 'Escape') return 'revert'
  // it presses the button that has the focus
  if (key === 'Enter' && target instanceof HTMLButtonElement) return null
  if (key === 'Enter') return ctrlKey || metaKey || (isLine && !shiftKey) ? 'save' : null
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return null
}

/** The text keeps the focus that its field had; it is no stop of the tab key. */
function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement) || !element.isConnected) return
  element.tabIndex = -1
  focusInPlace(element)
}
