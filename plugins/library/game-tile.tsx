import { Copy, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { ScriptCard } from '#schemas/library.ts'
import { editorPathOf } from '#schemas/pages.ts'
import { Button, buttonClasses } from '#ui/kit/button.tsx'
import { Chip } from '#ui/kit/chip.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { copyLink, deleteGame } from './commands.ts'
import { CoverPicture } from './cover-picture.tsx'
import { busyScripts, hasUnpublishedChanges, playPathOf, type Shelved } from './projections.ts'
import { RenameForm } from './rename-form.tsx'
import { focusShelf } from './shelf-focus.ts'
import { TileMenu } from './tile-menu.tsx'
import { titleLanguageOf, useTitle } from './use-title.tsx'

/** One game: its cover opens it in the editor; a published one can be played and shared from here. */
export function GameTile({ shelved }: { shelved: Shelved }) {
  const { script, game } = shelved
  const { t } = useTranslation('library')
  const run = useCommand()
  const title = useTitle(script)
  const busy = useProjection(busyScripts).includes(script.id)
  const playPath = game === null ? null : playPathOf(game)
  const [renaming, setRenaming] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const endRenaming = () => {
    setRenaming(false)
    menu.current?.querySelector('button')?.focus()
  }
  const remove = () => {
    const tile = menu.current?.closest('li')
    const next = tile?.nextElementSibling ?? tile?.previousElementSibling
    if (run(deleteGame, { id: script.id }) !== null) return
    // the tile takes its focused menu with it: reading goes on at the next one
    requestAnimationFrame(() => {
      const neighbour = next?.querySelector<HTMLElement>('button[aria-haspopup=menu]')
      if (neighbour) neighbour.focus()
      else focusShelf()
    })
  }
  return (
    <article
      aria-busy={busy || undefined}
      className="card group relative flex h-full flex-col overflow-hidden transition-colors duration-140 hover:border-control"
    >
      <div className="aspect-video w-full bg-ink2">
        <CoverPicture
          src={script.cover}
          className="size-full object-cover transition-opacity duration-240"
        />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        {renaming ? (
          <RenameForm script={script} input={input} onClose={endRenaming} />
        ) : (
          <h2 className="m-0 line-clamp-2 font-serif text-xl">
            <Link
              to={editorPathOf(script.id)}
              lang={titleLanguageOf(script)}
              className="text-paper no-underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h2>
        )}
        <p className="m-0 flex flex-wrap items-center gap-2.5 text-sm text-smoke">
          <Status script={script} published={game !== null} />
          {hasUnpublishedChanges(shelved) && <Chip tone="lamp">{t('changed')}</Chip>}
          <Updated at={script.updatedAt} />
        </p>
        {game !== null && playPath !== null && (
          <div className="relative z-10 mt-auto flex flex-wrap gap-2 pt-2">
            <Link to={playPath} className={buttonClasses('secondary', 's')}>
              <Play aria-hidden="true" className="size-4" />
              {t('play')}
            </Link>
            <Button size="s" variant="ghost" onClick={() => run(copyLink, { url: game.url })}>
              <Copy aria-hidden="true" className="size-4" />
              {t('copyLink')}
            </Button>
          </div>
        )}
      </div>
      <div ref={menu} className="absolute top-3 right-3 z-10">
        <TileMenu
          shelved={shelved}
          busy={busy}
          onRename={() => setRenaming(true)}
          onDelete={remove}
          focusAfter={() => input.current}
        />
      </div>
    </article>
  )
}

function Status({ script, published }: { script: ScriptCard; published: boolean }) {
  const { t } = useTranslation('library')
  if (script.status === SCRIPT_STATUS.generating)
    return (
      <Chip tone="lamp" dot="breathing">
        {t('generating', { percent: script.progress })}
      </Chip>
    )
  if (published)
    return (
      <Chip tone="moss" dot>
        {t('published')}
      </Chip>
    )
  if (script.status === SCRIPT_STATUS.partial)
    return (
      <Chip tone="lead" dot>
        {t('partial')}
      </Chip>
    )
  return <Chip>{t('draft')}</Chip>
}

function Updated({ at }: { at: string }) {
  const { t, i18n } = useTranslation('library')
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return null
  const shown = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(date)
  return <time dateTime={at}>{t('updated', { date: shown })}</time>
}
