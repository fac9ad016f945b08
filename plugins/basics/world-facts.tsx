import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import type { Elements } from '#schemas/element.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { FactsList } from '#ui/kit/facts-list.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Pencil } from '#ui/kit/pencil.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS } from '#ui/kit/writing.ts'
import { elements } from './projections.ts'

/** What is told beside the world: short, and always in sight. */
const BESIDE = ['timePoint', 'theme', 'symbol'] as const satisfies readonly (keyof Elements)[]
/** All other element texts that stand nowhere else. */
const REST = [
  'playerIdentity',
  'playerGoal',
  'mainConflict',
  'incitingEvent',
  'keyNpcs',
  'worldRules',
  'coverDescription',
] as const satisfies readonly (keyof Elements)[]

/** The world setting; "More" opens everything else that is settled about it. */
export function WorldFacts({ awaited }: { awaited: boolean }) {
  const { t } = useTranslation('editor')
  const known = useProjection(elements)
  const language = useProjection(gameLanguage)
  const [open, setOpen] = useState(false)
  const restId = useId()
  const entry = (name: (typeof BESIDE)[number] | (typeof REST)[number]) => ({
    label: t(`basics.${name}`),
    text: known[name],
    area: { title: t(`basics.${name}`), path: gamePath.element(name) },
  })
  const beside = BESIDE.map(entry).filter((one) => one.text !== '')
  const rest = REST.map(entry)
  const hasRest = rest.some((one) => one.text !== '')
  if (known.worldOverview === '' && beside.length === 0 && !hasRest) return null
  return (
    <div
      className="card relative [--tools-top:0.875rem] [--tools-right:3.25rem] px-5 py-4.5 sm:px-6"
      {...CARD_OF_TEXTS}
    >
      <PluginSlot
        name="editor.card"
        title={t('basics.world')}
        path={gamePath.element('worldOverview')}
      />
      <Pencil title={t('basics.world')} className="absolute! top-3.5 right-3.5" />
      <h2 className="m-0 mb-2 text-xl">{t('basics.world')}</h2>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] narrowed:grid-cols-1">
        <div>
          <GameText
            text={known.worldOverview}
            language={language}
            className="reading"
            area={{ title: t('basics.world'), path: gamePath.element('worldOverview') }}
          />
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
                className={classes(
                  'size-4 transition-transform duration-240',
                  open && 'rotate-180',
                )}
              />
            </Button>
          )}
        </div>
        {awaited && beside.length === 0 && <Skeleton lines={7} className="lg:min-h-46 lg:pl-8" />}
        <FactsList
          entries={beside}
          language={language}
          className="content-start gap-y-3.5 narrowed:border-t narrowed:border-hairline narrowed:border-l-0! narrowed:pt-4 narrowed:pl-0! max-lg:border-t max-lg:border-hairline max-lg:pt-4 sm:max-lg:grid-cols-3 lg:border-l lg:border-hairline lg:pl-8 lg:*:grid lg:*:grid-cols-[5.5rem_minmax(0,1fr)] lg:*:items-baseline lg:*:gap-x-3"
        />
      </div>
      <div
        id={restId}
        hidden={!open}
        className="mt-4 animate-rise border-t border-hairline pt-5 pb-1"
      >
        <FactsList
          entries={rest}
          language={language}
          className="wide:grid-cols-2 narrowed:grid-cols-1"
        />
      </div>
    </div>
  )
}
