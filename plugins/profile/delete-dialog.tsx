import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { Dialog } from '#ui/kit/dialog.tsx'
import { Field, TextInput } from '#ui/kit/field.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { deleteAccount } from './commands.ts'
import { myProfile } from './projections.ts'

const FORM = 'delete-account'

/** Says what will be gone, and deletes the account once its address or nickname stands there. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const run = useCommand()
  const profile = useProjection(myProfile)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const refused = useRefusal(deleteAccount, { typed })
  if (profile === null) return null
  const { email, nickname, removal } = profile
  const reason = refused === 'confirmation_differs' ? t('delete.reason') : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('delete.title')}
      size="s"
      holdsOn
      initialFocus={() => input.current}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={removal.running} reason={reason}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="m-0 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          run(deleteAccount, { typed })
        }}
      >
        <p className="m-0">{t('delete.text')}</p>
        <p className="m-0 text-ash">{t('delete.first')}</p>
        <Field
          label={
            email === null
              ? t('delete.typeName', { nickname })
              : t('delete.type', { email, nickname })
          }
          error={removal.refusal === null ? null : removal.refusal || t('delete.failed')}
        >
          <TextInput
            ref={input}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
