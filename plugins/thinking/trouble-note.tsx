import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { retryThinking } from './commands.ts'
import { thinkingFault } from './projections.ts'
import { TROUBLE_WORDS } from './trouble-words.ts'

/** Why thinking ended badly: a note under what was kept, else a heading with the error; always a way on. */
export function TroubleNote() {
  const { t } = useTranslation(['create', 'errors'])
  const fault = useProjection(thinkingFault)
  const run = useCommand()
  const { ids } = useEditor().ports
  if (fault === null) return null
  const { trouble, kept } = fault
  const detail = fault.cause === null ? fault.detail : t(`errors:${fault.cause}`)
  const isNote = kept || trouble === 'stopped'
  return (
    <div
      className={classes(
        'mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border px-4 py-3 sm:mx-5.5',
        isNote ? 'border-hairline bg-ink3/40' : 'border-lead/50 bg-lead/8',
      )}
    >
      <div className="min-w-0 grow basis-64">
        {!isNote && <h3 className="m-0 mb-1 text-xl">{t('trouble.heading')}</h3>}
        <p className={classes('m-0', isNote ? 'text-ash' : 'text-paper')}>
          {t(TROUBLE_WORDS[trouble])}
        </p>
        {detail !== '' && <p className="m-0 mt-1 text-sm text-smoke">{detail}</p>}
      </div>
      <Button
        variant={isNote ? 'secondary' : 'primary'}
        onClick={() => run(retryThinking, { requestId: ids.next() })}
      >
        <RotateCw aria-hidden="true" className="size-4" />
        {t('trouble.retry')}
      </Button>
    </div>
  )
}
