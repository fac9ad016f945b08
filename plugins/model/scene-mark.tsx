import { LampDesk, RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tellPartAgain } from '#plugins/regenerating/commands.ts'
import { partOnItsWay } from '#plugins/regenerating/projections.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import type { Slots } from '#ui/kit/slots.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { mayBeAskedAgain, reasonAt } from './projections.ts'

/** Under a scene that is not in a model's words: that it is so, why on request, and the way to ask the model again. */
export function SceneMark({ title, address, path }: Slots['editor.scene']) {
  const { t } = useTranslation('editor')
  const reason = useProjection((draft) => reasonAt(draft, address))
  const [isOpen, open] = useState(false)
  const id = useId()
  if (reason === null) return null
  const why = t(`modelWork.why.${reason}`)
  return (
    <div className="flex flex-col items-start gap-1.5 text-xs text-smoke">
      <button
        type="button"
        title={why}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
        className="-mx-1.5 flex min-h-6 items-center gap-1.5 rounded-control px-1.5 hover:text-ash pointer-coarse:min-h-11"
      >
        <LampDesk aria-hidden="true" className="size-3.5" />
        {t('modelWork.mark')}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className={classes(isOpen && 'flex flex-col items-start gap-2')}
      >
        <p className="m-0 text-sm text-ash">{why}</p>
        {mayBeAskedAgain(reason) && <AskAgain title={title} path={path} />}
      </div>
    </div>
  )
}

function AskAgain({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const isAsked = useProjection(partOnItsWay) === path
  const refusal = useRefusal(tellPartAgain, { path })
  return (
    <Button
      size="s"
      aria-busy={isAsked || undefined}
      reason={refusal === null ? null : t(`regenerating.reason.${refusal}`)}
      onClick={() => run(tellPartAgain, { path })}
    >
      <RefreshCw
        aria-hidden="true"
        className={classes('size-4', isAsked && 'animate-spin motion-reduce:animate-none')}
      />
      {t('modelWork.again')}
      <span className="sr-only">{title}</span>
    </Button>
  )
}

/** In a list of scenes: a lamp beside each that is not in a model's words. */
export function SceneDot({ address }: Slots['editor.scene.low']) {
  const { t } = useTranslation('editor')
  const reason = useProjection((draft) => reasonAt(draft, address))
  if (reason === null) return null
  return (
    <span
      title={`${t('modelWork.mark')}: ${t(`modelWork.why.${reason}`)}`}
      className="shrink-0 text-smoke"
    >
      <LampDesk aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('modelWork.mark')}</span>
    </span>
  )
}
