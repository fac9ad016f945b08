import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import type { Elements } from '#schemas/element.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { FactsList } from '#ui/kit/facts-list.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { elements } from './projections.ts'

/** All element texts that stand nowhere else (G21). */
const TEXTS = [
  'playerIdentity',
  'playerGoal',
  'mainConflict',
  'incitingEvent',
  'theme',
  'keyNpcs',
  'symbol',
  'timePoint',
  'worldRules',
  'coverDescription',
] as const satisfies readonly (keyof Elements)[]

/** The world setting; "More" opens everything else that is settled about it. */
export function World() {
  const { t } = useTranslation('editor')
  const known = useProjection(elements)
  const language = useProjection(gameLanguage)
  const [open, setOpen] = useState(false)
  const restId = useId()
  const rest = TEXTS.map((name) => ({ label: t(`basics.${name}`), text: known[name] }))
  const hasRest = rest.some((entry) => entry.text !== '')
  if (known.worldOverview === '' && !hasRest) return null
  return (
    <div className="card px-5 py-4.5 sm:px-6">
      <h2 className="m-0 mb-2 text-xl">{t('basics.world')}</h2>
      <GameText text={known.worldOverview} language={language} className="reading max-w-[78ch]" />
      {open && (
        <div id={restId} className="mt-5 animate-rise border-t border-hairline pt-5">
          <FactsList entries={rest} language={language} className="wide:grid-cols-2" />
        </div>
      )}
      {hasRest && (
        <Button
          variant="ghost"
          size="s"
          aria-expanded={open}
          aria-controls={restId}
          onClick={() => setOpen(!open)}
          className="mt-2 -ml-3"
        >
          {t(open ? 'actions.less' : 'actions.more')}
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 transition-transform duration-240', open && 'rotate-180')}
          />
        </Button>
      )}
    </div>
  )
}
