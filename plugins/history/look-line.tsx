import { useTranslation } from 'react-i18next'
import type { HistoryLook } from '#schemas/history.ts'
import { Button } from '#ui/kit/button.tsx'
import { Chip } from '#ui/kit/chip.tsx'

/**
 * What of the strip stays in sight where it is too high to stay whole: it lies under the strip, which scrolls away from
 * over it. The strip is what is read aloud and reached by key; from further down Escape leads back.
 */
export function LookLine({ look, onBack }: { look: HistoryLook; onBack: () => void }) {
  const { t } = useTranslation('editor')
  return (
    <div
      aria-hidden="true"
      data-look-line=""
      className="sticky top-29.25 z-9 h-0 wide:hidden short:hidden"
    >
      <div className="flex min-h-12 items-center gap-2.5 border-b border-hairline bg-ink1 px-4 md:px-7">
        <span className="min-w-0 truncate text-sm font-semibold">
          {look.kind === 'version'
            ? t('history.look.title', { version: look.version })
            : t('history.compare.title')}
        </span>
        {look.kind === 'version' && <Chip>{t('history.look.readOnly')}</Chip>}
        <Button
          variant="ghost"
          size="s"
          className="-mr-3 ml-auto shrink-0"
          tabIndex={-1}
          onClick={onBack}
        >
          {t('history.look.back')}
        </Button>
      </div>
    </div>
  )
}
