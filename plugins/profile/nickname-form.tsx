import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { Field, TextInput } from '#ui/kit/field.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { changeNickname } from './commands.ts'
import { myProfile } from './projections.ts'

/** Another nickname: Enter saves it, Escape leaves it as it was. It closes once the server has it. */
export function NicknameForm({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const run = useCommand()
  const busy = useProjection((draft) => myProfile(draft)?.saving === 'nickname')
  const [typed, setTyped] = useState(nickname)
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => input.current?.select(), [])
  useEffect(() => {
    if (asked !== null && nickname === asked) onClose()
  }, [asked, nickname, onClose])
  function save() {
    const refused = run(changeNickname, { nickname: typed })?.refused ?? null
    if (refused === 'unchanged') return onClose()
    setFault(refused === 'nickname_length' ? t('nickname.rule', LIMITS) : null)
    if (refused === null) setAsked(typed.trim())
    else input.current?.focus()
  }
  return (
    <form
      noValidate
      className="m-0 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) save()
      }}
    >
      <Field label={t('nickname.label')} error={fault} hint={t('nickname.rule', LIMITS)}>
        <TextInput
          ref={input}
          value={typed}
          autoComplete="nickname"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onClose()
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" variant="primary" busy={busy}>
          {t('save')}
        </Button>
        <Button size="s" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
