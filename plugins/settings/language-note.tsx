import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { proposeIn } from '#plugins/thinking/commands.ts'
import { Button } from '#ui/kit/button.tsx'
import { useCommand, useEditor, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { languageMismatch } from './projections.ts'

/** The game's language is not that of the outlines: offers to propose them again in it. */
export function LanguageNote() {
  const { t } = useTranslation('create')
  const mismatch = useProjection(languageMismatch)
  const run = useCommand()
  const { ids } = useEditor().ports
  const request = { requestId: '', language: mismatch?.language ?? 'zh_CN' } as const
  const busy = useRefusal(proposeIn, request) !== null
  if (mismatch === null) return null
  const language = t(`settings.languages.${mismatch.language}`)
  const proposed = t(`settings.languages.${mismatch.proposed}`)
  return (
    <div
      role="status"
      className="mt-4 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-lamp/40 bg-lamp/8 px-4 py-3"
    >
      <Languages aria-hidden="true" className="size-5 shrink-0 text-lamp" />
      <p className="m-0 grow basis-60">{t('settings.mismatch', { language, proposed })}</p>
      <Button
        size="s"
        busy={busy}
        onClick={() => run(proposeIn, { ...request, requestId: ids.next() })}
      >
        {t('settings.proposeIn', { language })}
      </Button>
    </div>
  )
}
