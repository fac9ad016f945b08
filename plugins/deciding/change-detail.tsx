import { Check, PencilLine, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { DifferingWords } from '#ui/kit/differing-words.tsx'
import { ChangeEditor } from './change-editor.tsx'
import { ChangedPictures } from './changed-pictures.tsx'
import type { ShownChange } from './projections.ts'

/** What can be done with a change. */
export type ChangeActs = {
  keep: () => void
  revert: () => void
  write: (text: string) => void
  /** The field is gone that had the focus. */
  left: () => void
}

/** A change in full: its words as they were and as they are, and what can be decided of it. */
export function ChangeDetail({
  change,
  lang,
  busy,
  acts,
}: {
  change: ShownChange
  lang: string
  busy: boolean
  acts: ChangeActs
}) {
  const { t } = useTranslation('assistant')
  const [isWritten, setWritten] = useState(false)
  const { fate, after, present, pictures } = change
  const isText = present !== null && pictures === undefined
  if (isWritten && fate === 'open')
    return (
      <ChangeEditor
        title={change.title}
        text={present ?? after}
        lang={lang}
        busy={busy}
        onSave={acts.write}
        onCancel={() => setWritten(false)}
        onLeft={acts.left}
      />
    )
  return (
    <div className="flex flex-col gap-2 px-3 pb-3">
      {fate === 'changed' && <p className="m-0 text-sm text-ash">{t('changes.since')}</p>}
      {fate === 'gone' && <p className="m-0 text-sm text-ash">{t('changes.goneText')}</p>}
      <Sides change={change} lang={lang} />
      {fate !== 'gone' && (
        <div className="flex flex-wrap items-center gap-2">
          {(fate === 'open' || fate === 'changed') && (
            <Button size="s" busy={busy} aria-keyshortcuts="Y" onClick={acts.keep}>
              <Check aria-hidden="true" className="size-4" />
              {t(fate === 'open' ? 'changes.keep' : 'changes.keepNow')}
            </Button>
          )}
          {fate === 'reverted' ? (
            isText && (
              <Button size="s" busy={busy} onClick={() => acts.write(after)}>
                <Check aria-hidden="true" className="size-4" />
                {t('changes.afterAll')}
              </Button>
            )
          ) : (
            <RevertButton change={change} busy={busy} acts={acts} />
          )}
          {fate === 'open' && isText && (
            <Button
              size="s"
              variant="ghost"
              data-edits=""
              aria-keyshortcuts="E"
              onClick={() => setWritten(true)}
            >
              <PencilLine aria-hidden="true" className="size-4" />
              {t('changes.editFirst')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** What a change was and is: its words with what differs, or its two pictures. */
function Sides({
  change: { title, fate, before, after, present, pictures },
  lang,
}: {
  change: ShownChange
  lang: string
}) {
  if (pictures !== undefined) return <ChangedPictures title={title} {...pictures} />
  const now = fate === 'edited' || fate === 'changed' ? (present ?? after) : after
  return (
    <p
      lang={lang}
      // a long one scrolls by keyboard too
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
      tabIndex={0}
      className="m-0 max-h-72 overflow-y-auto font-serif text-base leading-relaxed whitespace-pre-line text-paper [overflow-wrap:anywhere]"
    >
      <DifferingWords before={before} after={now} />
    </p>
  )
}

/** What still reads as the revision left it is given back; over what was written since the earlier text is written. */
function RevertButton({
  change: { fate, before, pictures },
  busy,
  acts,
}: {
  change: ShownChange
  busy: boolean
  acts: ChangeActs
}) {
  const { t } = useTranslation('assistant')
  const isAsLeft = fate === 'open' || fate === 'kept'
  if (!isAsLeft && (before === '' || pictures !== undefined)) return null
  return (
    <Button
      size="s"
      busy={busy}
      aria-keyshortcuts="N"
      onClick={() => (isAsLeft ? acts.revert() : acts.write(before))}
    >
      <Undo2 aria-hidden="true" className="size-4" />
      {t(isAsLeft ? 'changes.revert' : 'changes.earlier')}
    </Button>
  )
}
