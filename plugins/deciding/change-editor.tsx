import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'

/** The text of a change in a field of its own, to be written anew before it is kept. */
export function ChangeEditor({
  title,
  text,
  lang,
  busy,
  onSave,
  onCancel,
  onLeft,
}: {
  title: string
  text: string
  lang: string
  busy: boolean
  onSave: (text: string) => void
  onCancel: () => void
  /** The field is gone, and the focus with it. */
  onLeft: () => void
}) {
  const { t } = useTranslation('assistant')
  const [value, setValue] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const left = useRef(onLeft)
  left.current = onLeft
  useEffect(() => {
    const { current } = field
    focusInPlace(current)
    // with its buttons: it is higher than the words it stands for
    current?.closest('li')?.scrollIntoView({ block: 'nearest' })
    current?.setSelectionRange(current.value.length, current.value.length)
    return () => {
      if (document.activeElement === document.body) left.current()
    }
  }, [])
  const isEmpty = value.trim() === ''
  const save = () => {
    if (!isEmpty && !busy) onSave(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // the sheet around it stays open
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const isSaved = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSaved && event.key !== 'Escape') return
    event.preventDefault()
    if (isSaved) save()
    else onCancel()
  }
  return (
    <div className="flex flex-col gap-2 px-3 pb-3">
      <textarea
        ref={field}
        lang={lang}
        value={value}
        rows={3}
        aria-label={t('changes.textOf', { place: title })}
        aria-describedby={`${id}-keys`}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-72 w-full resize-none rounded-control border border-control bg-ink0/60 px-2.5 py-2 font-serif text-base leading-relaxed text-paper"
      />
      <p id={`${id}-keys`} className="m-0 text-xs text-smoke pointer-coarse:hidden">
        {t('changes.editKeys')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="s"
          variant="primary"
          busy={busy}
          reason={isEmpty ? t('changes.empty') : null}
          onClick={save}
        >
          {t('changes.keepEdited')}
        </Button>
        <Button size="s" variant="ghost" onClick={onCancel}>
          {t('changes.cancel')}
        </Button>
      </div>
    </div>
  )
}
