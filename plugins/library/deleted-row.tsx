import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeletedCard } from '#schemas/library.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { forgetGame, restoreDeleted } from './commands.ts'
import { CoverPicture } from './cover-picture.tsx'
import { busyScripts } from './projections.ts'
import { titleLanguageOf, useTitle } from './use-title.tsx'

const DAY_MS = 86_400_000

/** A deleted game: what it was, how long it can be brought back, and the two ways it can go. */
export function DeletedRow({ game, onGone }: { game: DeletedCard; onGone: () => void }) {
  const { t } = useTranslation('library')
  const run = useCommand()
  const title = useTitle(game)
  const busy = useProjection(busyScripts).includes(game.id)
  const [isAsked, setAsked] = useState(false)
  const forget = useRef<HTMLButtonElement>(null)
  const keep = () => {
    setAsked(false)
    requestAnimationFrame(() => forget.current?.focus())
  }
  const act = (command: typeof restoreDeleted) => {
    if (run(command, { id: game.id }) === null) onGone()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="aspect-video w-24 shrink-0 overflow-hidden rounded-mark bg-ink2 sm:w-28">
        <CoverPicture src={game.cover} className="size-full object-cover opacity-60 grayscale" />
      </div>
      <div className="min-w-0 grow basis-40">
        <p
          lang={titleLanguageOf(game)}
          className="m-0 line-clamp-2 font-serif text-lg wrap-anywhere text-ash"
        >
          {title}
        </p>
        <p className="m-0 mt-0.5 text-sm text-smoke">
          <Left until={game.goneAt} />
        </p>
      </div>
      {isAsked ? (
        <Ask title={title} onKeep={keep} onForget={() => act(forgetGame)} />
      ) : (
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            size="s"
            busy={busy}
            aria-label={t('deleted.restoreOf', { title })}
            className="max-sm:grow pointer-coarse:min-h-11"
            onClick={() => act(restoreDeleted)}
          >
            {t('deleted.restore')}
          </Button>
          <Button
            ref={forget}
            size="s"
            variant="ghost"
            disabled={busy}
            aria-label={t('deleted.forgetOf', { title })}
            className="max-sm:grow pointer-coarse:min-h-11"
            onClick={() => setAsked(true)}
          >
            {t('deleted.forget')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** How long a game can be brought back. */
function Left({ until }: { until: string }) {
  const { t } = useTranslation('library')
  const { ports } = useEditor()
  const left = Date.parse(until) - ports.clock.now()
  if (Number.isNaN(left)) return null
  // a clock that is a little behind says no more than there is
  const count = Math.min(Math.ceil(left / DAY_MS), LIMITS.deletedDays)
  return (
    <time dateTime={until}>{left < DAY_MS ? t('deleted.last') : t('deleted.left', { count })}</time>
  )
}

/** Asks in one line before what cannot be taken back. */
function Ask(props: { title: string; onKeep: () => void; onForget: () => void }) {
  const { title, onKeep, onForget } = props
  const { t } = useTranslation('library')
  const kept = useRef<HTMLButtonElement>(null)
  useEffect(() => focusInPlace(kept.current), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onKeep()
  }
  return (
    <fieldset
      aria-label={t('deleted.forgetOf', { title })}
      onKeyDown={onKeyDown}
      className="m-0 flex w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-lead/50 bg-lead/10 px-3.5 py-2.5"
    >
      <p className="m-0 min-w-0 grow basis-60 text-sm">{t('deleted.ask')}</p>
      <span className="flex flex-wrap gap-2">
        <Button ref={kept} size="s" className="pointer-coarse:min-h-11" onClick={onKeep}>
          {t('deleted.keep')}
        </Button>
        <Button size="s" variant="danger" className="pointer-coarse:min-h-11" onClick={onForget}>
          {t('deleted.forget')}
        </Button>
      </span>
    </fieldset>
  )
}
