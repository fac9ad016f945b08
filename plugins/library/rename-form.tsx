import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScriptCard } from '#schemas/library.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { TextInput } from '#ui/kit/field.tsx'
import { useCommand } from '#ui/kit/use-projection.ts'
import { renameGame } from './commands.ts'
import { titleLanguageOf } from './use-title.tsx'

/** A new title in the place of the old one: Enter saves it, Escape leaves it as it was. */
export function RenameForm({
  script,
  input,
  onClose,
}: {
  script: ScriptCard
  input: RefObject<HTMLInputElement | null>
  onClose: () => void
}) {
  const { t } = useTranslation('library')
  const run = useCommand()
  const [title, setTitle] = useState(script.title)
  useEffect(() => input.current?.select(), [input])
  const save = () => {
    if (title.trim() === '') return input.current?.focus()
    run(renameGame, { id: script.id, title })
    onClose()
  }
  return (
    <form
      className="relative z-10 m-0 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        ref={input}
        value={title}
        maxLength={LIMITS.titleMax}
        lang={titleLanguageOf(script)}
        aria-label={t('newTitle')}
        aria-invalid={title.trim() === '' || undefined}
        className="font-serif"
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          // Enter and Escape also end what an input method is composing
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onClose()
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" variant="primary" disabled={title.trim() === ''}>
          {t('save')}
        </Button>
        <Button size="s" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
