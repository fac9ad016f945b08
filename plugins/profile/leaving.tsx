import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#plugins/account/commands.ts'
import { Button } from '#ui/kit/button.tsx'
import { useCommand } from '#ui/kit/use-projection.ts'
import { DeleteDialog } from './delete-dialog.tsx'

/** Logging out, and deleting the account. */
export function Leaving() {
  const { t } = useTranslation('profile')
  const run = useCommand()
  const [open, setOpen] = useState(false)
  return (
    <section
      aria-label={t('leaving')}
      className="flex flex-wrap items-center justify-between gap-3 pt-2"
    >
      <Button onClick={() => run(signOut)}>{t('signOut')}</Button>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('delete.button')}
      </Button>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
