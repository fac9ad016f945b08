import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_GAME_LANGUAGE, GameLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { Field, TextArea } from '#ui/kit/field.tsx'
import { Select } from '#ui/kit/select.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { startAgain } from './commands.ts'
import { ideaOnTop } from './projections.ts'

const NEAR_THE_END = LIMITS.ideaMax * 0.8

/** The idea rewritten in place; sent, it is thought about from the beginning. */
export function IdeaEditor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('create')
  const idea = useProjection(ideaOnTop)
  const run = useCommand()
  const { ids } = useEditor().ports
  const [text, setText] = useState(idea.text)
  const [language, setLanguage] = useState<string | null>(idea.language)
  const count = [...text.trim()].length
  const tooLong = count > LIMITS.ideaMax
  const counted = t('idea.count', { count, max: LIMITS.ideaMax })
  const send = () => {
    const chosen = GameLanguage.safeParse(language).data ?? idea.language ?? DEFAULT_GAME_LANGUAGE
    const refusal = run(startAgain, { text, language: chosen, requestId: ids.next() })
    if (refusal === null) onClose()
  }
  return (
    <form
      className="card flex animate-rise flex-col gap-4 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label={t('idea.field')}
        error={tooLong ? t('idea.tooLong', { max: LIMITS.ideaMax }) : undefined}
        hint={count > NEAR_THE_END ? counted : undefined}
      >
        <TextArea
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          // focus follows the button that opened the form
          autoFocus
          className="max-h-[50dvh] font-serif text-lg"
        />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-56 max-w-full">
          <Select
            label={t('idea.language')}
            value={language}
            placeholder={t('idea.sameLanguage')}
            options={GameLanguage.options.map((value) => ({
              value,
              label: t(`settings.languages.${value}`),
            }))}
            onChange={setLanguage}
          />
        </div>
        <div className="grow" />
        <Button variant="ghost" onClick={onClose}>
          {t('idea.cancel')}
        </Button>
        <Button type="submit" variant="primary" disabled={count === 0 || tooLong}>
          {t('idea.again')}
        </Button>
      </div>
    </form>
  )
}
