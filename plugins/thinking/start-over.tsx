import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetCreation } from '#plugins/idea/commands.ts'
import { Button } from '#ui/kit/button.tsx'
import { Dialog } from '#ui/kit/dialog.tsx'
import { useCommand } from '#ui/kit/use-projection.ts'

/** The way back to an empty page: it asks first, for what goes does not come back (ID41). */
export function StartOver() {
  const { t } = useTranslation('create')
  const [asking, setAsking] = useState(false)
  const run = useCommand()
  return (
    <>
      <Button size="s" variant="ghost" title={t('over.button')} onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden="true" className="size-3.5" />
        <span className="max-sm:sr-only">{t('over.button')}</span>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('over.title')}
        size="s"
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {t('over.keep')}
            </Button>
            <Button variant="primary" onClick={() => run(resetCreation)}>
              {t('over.button')}
            </Button>
          </>
        }
      >
        <p className="m-0 text-ash">{t('over.text')}</p>
      </Dialog>
    </>
  )
}
