import { type CSSProperties, useLayoutEffect, useSyncExternalStore } from 'react'
import type { TextEdit } from '#schemas/revising.ts'
import { classes } from '#ui/kit/classes.ts'
import { quotable } from '#ui/kit/quotable.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import type { ShownText } from '#ui/kit/writing.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { useFields } from './fields.tsx'
import { useWordsShown } from './fill-button.tsx'
import { editAt } from './projections.ts'
import { TextField } from './text-field.tsx'
import { WaitingLine } from './waiting-line.tsx'

/** What is not held to a number of lines any more, so that all of it can be seen. */
const OPENED: CSSProperties = {
  position: 'relative',
  display: 'block',
  overflow: 'visible',
  WebkitLineClamp: 'unset',
  whiteSpace: 'pre-line',
}
/** The field lies over the words, which keep their room. */
const OVERLAID: CSSProperties = { position: 'relative', overflow: 'visible' }

const isField = (edit: TextEdit | undefined): boolean =>
  edit?.status === 'open' || edit?.status === 'refused'
const isOnItsWay = ({ status }: TextEdit): boolean =>
  status === 'queued' || status === 'sending' || status === 'saved'

/** A text of the game that can be edited in its place; the new one stands there at once. */
export function EditedText(shown: ShownText) {
  const { element: Element, area, lang, className, read, text, isDrawn, leaf: host } = shown
  const edit = useProjection((draft) => editAt(draft, area.path))
  const place = useFieldHere(area.path, isField(edit), host)
  const { isEmpty, words, room } = useWordsShown(shown)
  const drawn = isDrawn ? { 'data-drawn': '' } : {}
  const marks = { ref: host, lang, className, ...quotable(area), 'data-written': '', ...drawn }
  const isFieldHere = isField(edit) && place !== undefined
  if (edit === undefined || (isField(edit) && !isFieldHere))
    return <Element {...marks}>{words}</Element>
  if (isFieldHere) {
    const isInLine = Element === 'span'
    const inline = isInLine ? { display: 'inline-block' } : {}
    return (
      <Element {...marks} style={{ ...OVERLAID, ...inline }} data-writing="">
        <TextField
          edit={edit}
          path={area.path}
          title={area.title}
          isChangedMeanwhile={text !== edit.base}
          words={room}
          // in a line an empty text keeps the room of what offered to fill it
          isDrawn={isDrawn || (isInLine && isEmpty)}
          place={place}
        />
      </Element>
    )
  }
  if (isOnItsWay(edit))
    return (
      <Element {...marks} className={classes(className, 'opacity-70')} aria-busy="true">
        {read(edit.text)}
      </Element>
    )
  return (
    <Element {...marks} style={OPENED}>
      <span className="block opacity-70">{read(edit.text)}</span>
      {edit.status === 'conflict' ? (
        <ConflictPanel edit={edit} path={area.path} lang={lang} />
      ) : (
        <WaitingLine edit={edit} />
      )}
    </Element>
  )
}

/** Where the field of a text is, if it is here: where it was begun, else at the first place in sight that shows it. */
function useFieldHere(path: string, isOpen: boolean, host: { current: HTMLElement | null }) {
  const fields = useFields()
  const place = useSyncExternalStore(
    fields.subscribe,
    () => (isOpen ? fields.at(path) : undefined),
    () => undefined,
  )
  useLayoutEffect(() => {
    const { current } = host
    // the element that was pressed may have become another one
    const isTaken = place?.element.isConnected === true
    if (!isOpen || isTaken || current === null || !isInSight(current)) return
    fields.take(path, { selected: null, isWanted: false, ...place, element: current })
    // what was out of sight may have come into it
  })
  useLayoutEffect(() => {
    const { current } = host
    return () => {
      if (isOpen && current !== null) fields.leave(path, current)
    }
  }, [isOpen, fields, path, host])
  return place !== undefined && place.element === host.current ? place : undefined
}

/** Shown, and nothing that is a button itself. */
const isInSight = (element: HTMLElement): boolean =>
  element.closest('button:not([data-text-head])') === null &&
  (!('checkVisibility' in element) || element.checkVisibility())
