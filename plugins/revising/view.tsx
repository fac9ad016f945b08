import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Editor } from '#plugins/kit.ts'
import { addressAt } from '#plugins/script/projections.ts'
import { Button } from '#ui/kit/button.tsx'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { useShownAnew } from '#ui/kit/shown-anew.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { type Writing, WritingContext } from '#ui/kit/writing.ts'
import { revertEdit } from './commands.ts'
import { useDesk } from './desk.tsx'
import { writtenText } from './edited-text.tsx'
import { createFields, type Fields, FieldsContext, useFields } from './fields.tsx'
import { FillText } from './fill-button.tsx'
import { ALL_OF_IT, beginAt } from './neighbours.tsx'
import { PencilButton, PencilsKnown } from './pencil-button.tsx'
import { editAt, editsByPath, lostEdits, mayEdit, presentText } from './projections.ts'

const PARTS = {
  Fill: FillText,
  Pencil: PencilButton,
  useBegin() {
    const fields = useFields()
    const run = useCommand()
    return useCallback((text: Element) => beginAt(text, fields, run, ALL_OF_IT), [fields, run])
  },
  useMayFill() {
    const { bus } = useEditor()
    const may = useProjection(mayEdit)
    // only of what is empty it is asked where it stands
    return useCallback(
      (path: string) => may && addressAt(bus.draft$.value, path) !== undefined,
      [bus, may],
    )
  },
  useIsWritten: (path: string) => useProjection((draft) => editAt(draft, path) !== undefined),
}

/** How the texts of a page are written, in an editor, with the places of their open fields. */
const writingOf = (bus: Editor['bus'], fields: Fields): Writing => ({
  ...PARTS,
  isWritten: (path) => editAt(bus.draft$.value, path) !== undefined,
  shown(text) {
    const edit = editAt(bus.draft$.value, text.area.path)
    return edit === undefined ? null : writtenText(text, edit, fields.at(text.area.path))
  },
})

/** Makes every text of a written game that is told inside it editable in its place. */
function TextsWritten({ children }: { children: ReactNode }) {
  const [fields] = useState(createFields)
  const { bus } = useEditor()
  const sourceOf = useCallback(
    (path: string) => {
      const draft = bus.draft$.value
      return presentText(draft, addressAt(draft, path) ?? '') ?? ''
    },
    [bus],
  )
  useDesk(fields, sourceOf)
  useShownAnew(editsByPath)
  const writing = useMemo(() => writingOf(bus, fields), [bus, fields])
  return (
    <FieldsContext value={fields}>
      <WritingContext value={writing}>
        <PencilsKnown>{children}</PencilsKnown>
        <SavingSaid />
        <LostTexts />
      </WritingContext>
    </FieldsContext>
  )
}

/** Says to screen readers what becomes of an edit. */
function SavingSaid() {
  const { t } = useTranslation('editor')
  const { bus } = useEditor()
  const [said, say] = useState<'saving' | 'saved' | null>(null)
  useEffect(() => {
    const subscription = bus.events$.subscribe(({ type }) => {
      if (type === 'revising/sent') say('saving')
      if (type === 'revising/saved') say('saved')
      if (type === 'revising/started') say(null)
    })
    return () => subscription.unsubscribe()
  }, [bus])
  return <LiveRegion message={said === null ? '' : t(`revising.${said}`)} />
}

/** What was written for something that was taken out of the game meanwhile can be read, and copied. */
function LostTexts() {
  const { t } = useTranslation('editor')
  const edits = useProjection(lostEdits)
  const run = useCommand()
  if (edits.length === 0) return null
  return (
    <div className="fixed inset-x-4 bottom-4 narrowed:right-99 z-30 mx-auto flex max-w-xl flex-col gap-3 rounded-card border border-lead/50 bg-ink1 p-4 shadow-lift">
      {edits.map(({ address, text }) => (
        <div key={address} role="status" className="flex flex-col items-start gap-2">
          <p className="m-0 text-sm text-lead">{t('revising.lost.title')}</p>
          <p className="m-0 max-h-40 w-full overflow-y-auto whitespace-pre-line">{text}</p>
          <Button size="s" onClick={() => run(revertEdit, { address })}>
            {t('revising.lost.dismiss')}
          </Button>
        </div>
      ))}
    </div>
  )
}

export const revisingView = defineView({
  plugin: 'revising',
  slots: { 'editor.texts': { component: TextsWritten } },
})
