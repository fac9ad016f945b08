import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { SIZES } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { Field, TextInput } from '#ui/kit/field.tsx'
import type { ShownNounChip } from './projections.ts'

/** Another word for a noun of the reading; undefined takes back what was said before. */
export function NounForm({
  chip: { slot, text, isCorrected },
  language,
  onSay,
}: {
  chip: ShownNounChip
  language: GameLanguage
  onSay: (noun: string | undefined) => void
}) {
  const { t } = useTranslation('create')
  const [noun, setNoun] = useState(text)
  const isTooLong = [...noun.trim()].length > SIZES.ideaNoun
  const isSame = noun.trim() === text
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong && !isSame) onSay(noun.trim())
      }}
    >
      <Field
        label={t(`reading.ask.${slot}`)}
        hint={t('reading.hint')}
        error={isTooLong ? t('reading.tooLong', { max: SIZES.ideaNoun }) : undefined}
      >
        <TextInput
          name={slot}
          dir="auto"
          lang={languageTagOf(language)}
          autoComplete="off"
          enterKeyHint="go"
          value={noun}
          onChange={({ target }) => setNoun(target.value)}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {isCorrected && (
          <Button variant="ghost" className="mr-auto -ml-2" onClick={() => onSay(undefined)}>
            {t('reading.asRead')}
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={isTooLong || isSame}>
          {t('reading.again')}
        </Button>
      </div>
    </form>
  )
}
