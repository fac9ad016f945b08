import {
  ArrowRight,
  Check,
  ChevronDown,
  Circle,
  CircleAlert,
  PencilLine,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { showPlace } from '#ui/kit/show-place.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { type ChangeActs, ChangeDetail } from './change-detail.tsx'
import { showInPlace } from './commands.ts'
import { type ChangeFate, changeInPlace, isUndecided, type ShownChange } from './projections.ts'

const MARKS: Record<ChangeFate, typeof Check> = {
  open: Circle,
  kept: Check,
  edited: PencilLine,
  reverted: Undo2,
  changed: CircleAlert,
  gone: CircleAlert,
}
const INKS: Record<ChangeFate, string> = {
  open: 'text-lamp',
  kept: 'text-moss',
  edited: 'text-moss',
  reverted: 'text-ash',
  changed: 'text-lead',
  gone: 'text-lead',
}

/** One change: a line that says where and how it stands, and opens to its words. */
export function ChangeRow({
  recordId,
  change,
  lang,
  isOpen,
  busy,
  acts,
  onToggle,
}: {
  recordId: string
  change: ShownChange
  lang: string
  isOpen: boolean
  busy: boolean
  acts: ChangeActs
  onToggle: () => void
}) {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const { title, fate, address, path } = change
  const isInPlace = useProjection((draft) => changeInPlace(draft)?.address === address)
  const canBeSeen = isUndecided(change) && change.present !== null
  const Mark = MARKS[fate]
  return (
    <li className={classes('border-t border-hairline', isOpen && 'bg-ink3/40')}>
      <div className="flex items-center gap-1 pr-1.5">
        <button
          type="button"
          data-change={address}
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-10 min-w-0 grow items-center gap-2 border-0 bg-transparent py-1.5 pr-1 pl-3 text-left text-sm focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          <Mark aria-hidden="true" className={classes('size-3.5 shrink-0', INKS[fate])} />
          <span
            className={classes(
              'min-w-0 grow [overflow-wrap:anywhere]',
              fate === 'open' || fate === 'changed' ? 'font-semibold' : 'text-ash',
            )}
          >
            {title}
          </span>
          <span className="shrink-0 text-xs text-smoke">{t(`changes.fate.${fate}`)}</span>
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 shrink-0 text-smoke', isOpen && 'rotate-180')}
          />
        </button>
        <Button
          size="s"
          variant="ghost"
          className="pointer-coarse:min-h-11"
          aria-label={t(canBeSeen ? 'changes.showInPlace' : 'goTo', { place: title })}
          title={canBeSeen ? t('changes.inPlaceHint') : undefined}
          aria-pressed={canBeSeen ? isInPlace : undefined}
          onClick={() => {
            const isShown = canBeSeen && run(showInPlace, { recordId, address }) === null
            if (!isShown) showPlace(path)
          }}
        >
          <ArrowRight aria-hidden="true" className={classes('size-4', isInPlace && 'text-lamp')} />
        </Button>
      </div>
      {isOpen && <ChangeDetail change={change} lang={lang} busy={busy} acts={acts} />}
    </li>
  )
}
