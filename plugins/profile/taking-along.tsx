import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { exportData } from './commands.ts'
import { myProfile } from './projections.ts'

const TOLD = { idle: '', running: 'export.running', done: 'export.done', failed: 'export.failed' }

/** Where the work is kept, and a file of all of it. */
export function TakingAlong() {
  const { t } = useTranslation('profile')
  const run = useCommand()
  const exporting = useProjection((draft) => myProfile(draft)?.exporting ?? 'idle')
  const told = TOLD[exporting]
  return (
    <section aria-labelledby="your-data" className="card p-5 sm:p-6">
      <h2 id="your-data" className="m-0 mb-2 text-xl">
        {t('dataTitle')}
      </h2>
      <p className="m-0 text-ash">{t('data')}</p>
      <p className="m-0 mt-2 text-ash">{t('export.what')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={exporting === 'running'} onClick={() => run(exportData)}>
          <Download aria-hidden="true" className="size-4" />
          {t('export.button')}
        </Button>
        <p
          role="status"
          className={`m-0 text-sm ${exporting === 'failed' ? 'text-lead' : 'text-ash'}`}
        >
          {told === '' ? '' : t(told)}
        </p>
      </div>
    </section>
  )
}
