import type { CSSProperties } from 'react'
import type { TextEdit } from '#schemas/revising.ts'
import { classes } from '#ui/kit/classes.ts'
import type { ShownText, WrittenText } from '#ui/kit/writing.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { FieldKeeper } from './field-keeper.tsx'
import type { FieldPlace } from './fields.tsx'
import { FillText, FillWords } from './fill-button.tsx'
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

/** How a text of the game stands while it is edited in its place; the new one stands there at once. */
export function writtenText(
  shown: ShownText,
  edit: TextEdit,
  place: FieldPlace | undefined,
): WrittenText {
  const { area, lang, className, read } = shown
  switch (edit.status) {
    case 'open':
    case 'refused':
      return writtenField(shown, edit, place)
    case 'queued':
    case 'sending':
    case 'saved':
      return {
        marks: { className: classes(className, 'opacity-70'), 'aria-busy': 'true' },
        words: read(edit.text),
      }
    default:
      return {
        marks: { style: OPENED },
        words: (
          <>
            <span className="block opacity-70">{read(edit.text)}</span>
            {edit.status === 'conflict' ? (
              <ConflictPanel edit={edit} path={area.path} lang={lang} />
            ) : (
              <WaitingLine edit={edit} />
            )}
          </>
        ),
      }
  }
}

/** Its field stands where it was begun; elsewhere the text stays as it is read. */
function writtenField(
  shown: ShownText,
  edit: TextEdit,
  place: FieldPlace | undefined,
): WrittenText {
  const { element, area, read, text, isDrawn, fill, host } = shown
  const { path, title } = area
  const beside = <FieldKeeper path={path} host={host} />
  const isEmpty = fill !== undefined && text.trim() === ''
  if (place === undefined || place.element !== host.current)
    return {
      marks: {},
      words: isEmpty ? <FillText shown={shown} what={fill} /> : read(text),
      beside,
    }
  const isInLine = element === 'span'
  const style = isInLine ? { ...OVERLAID, display: 'inline-block' } : OVERLAID
  const words = (
    <TextField
      edit={edit}
      path={path}
      title={title}
      isChangedMeanwhile={text !== edit.base}
      words={isEmpty ? <FillWords what={fill} /> : read(text)}
      // in a line an empty text keeps the room of what offered to fill it
      isDrawn={isDrawn || (isInLine && isEmpty)}
      place={place}
    />
  )
  return { marks: { style, 'data-writing': '' }, words, beside }
}
