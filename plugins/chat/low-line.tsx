import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProjection } from '#ui/kit/use-projection.ts'
import { chatBox, lastDone } from './projections.ts'

/** What a lowered sheet says: how many changes are being made, and then what was done. */
export function LowLine() {
  const { t } = useTranslation('assistant')
  const { deciding } = useProjection(chatBox)
  const done = useProjection(lastDone)
  const isMaking = deciding !== null
  return (
    <p role="status" className="m-0 flex items-center gap-2.5 text-sm font-semibold">
      {isMaking ? (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-chip bg-lamp" />
      ) : (
        <Check aria-hidden="true" className="size-4 shrink-0 text-moss" />
      )}
      {isMaking || done === null ? t('working') : done}
    </p>
  )
}
