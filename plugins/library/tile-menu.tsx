import { Menu } from '@base-ui/react/menu'
import {
  ArrowUpRight,
  Copy,
  CopyPlus,
  EllipsisVertical,
  EyeOff,
  Pencil,
  Play,
  Send,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { editorPathOf } from '#schemas/pages.ts'
import { classes } from '#ui/kit/classes.ts'
import { useCommand, useEditor } from '#ui/kit/use-projection.ts'
import { copyLink, duplicateGame, publishFromShelf, withdrawListedGame } from './commands.ts'
import { copyTitleOf } from './copy-title.ts'
import { hasUnpublishedChanges, playPathOf, type Shelved } from './projections.ts'
import { useTitle } from './use-title.tsx'

const ICON = 'size-4 shrink-0'
const ITEM =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-mark px-3 text-left text-sm text-paper no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-ink3'

function Action({
  icon,
  danger = false,
  disabled = false,
  onChoose,
  children,
}: {
  icon: ReactNode
  danger?: boolean
  disabled?: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <Menu.Item
      disabled={disabled}
      onClick={onChoose}
      className={classes(ITEM, danger && 'text-lead!')}
    >
      {icon}
      {children}
    </Menu.Item>
  )
}

/** Everything that can be done to a game from the list; arrows, Home, End and first letters move in it. */
export function TileMenu({
  shelved,
  busy,
  onRename,
  onDelete,
  focusAfter,
}: {
  shelved: Shelved
  busy: boolean
  onRename: () => void
  onDelete: () => void
  /** What has the focus once it is closed, when that is not its button. */
  focusAfter: () => HTMLElement | null
}) {
  const { t } = useTranslation('library')
  const title = useTitle(shelved.script)
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={t('actions', { title })}
        aria-busy={busy || undefined}
        className="flex size-10 items-center justify-center rounded-control border border-hairline bg-ink0/85 text-paper transition-colors duration-140 hover:border-control hover:bg-ink3 data-popup-open:border-control data-popup-open:bg-ink3"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-30 outline-none">
          <Menu.Popup
            finalFocus={focusAfter}
            className="max-h-(--available-height) min-w-52 overflow-y-auto rounded-control border border-hairline bg-ink2 p-1 shadow-lift outline-none transition-opacity duration-140 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Ways shelved={shelved} />
            <Menu.Separator className="my-1 h-px bg-hairline" />
            <Changes shelved={shelved} busy={busy} onRename={onRename} onDelete={onDelete} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Where a game can be gone to, and its link. */
function Ways({ shelved: { script, game } }: { shelved: Shelved }) {
  const { t } = useTranslation('library')
  const run = useCommand()
  const playPath = game === null ? null : playPathOf(game)
  return (
    <>
      <Menu.LinkItem closeOnClick render={<Link to={editorPathOf(script.id)} />} className={ITEM}>
        <ArrowUpRight aria-hidden="true" className={ICON} />
        {t('open')}
      </Menu.LinkItem>
      {game !== null && playPath !== null && (
        <>
          <Menu.LinkItem closeOnClick render={<Link to={playPath} />} className={ITEM}>
            <Play aria-hidden="true" className={ICON} />
            {t('play')}
          </Menu.LinkItem>
          <Action
            icon={<Copy aria-hidden="true" className={ICON} />}
            onChoose={() => run(copyLink, { url: game.url })}
          >
            {t('copyLink')}
          </Action>
        </>
      )}
    </>
  )
}

/** What changes a game; while it is written, or something is being done to it, little can be. */
function Changes({
  shelved,
  busy,
  onRename,
  onDelete,
}: {
  shelved: Shelved
  busy: boolean
  onRename: () => void
  onDelete: () => void
}) {
  const { t } = useTranslation('library')
  const run = useCommand()
  const { ports } = useEditor()
  const { script, game } = shelved
  const { id } = script
  const waits = busy || script.status === SCRIPT_STATUS.generating
  const copyTitle =
    script.title === '' ? '' : copyTitleOf(script.title, (title) => t('copyOf', { title }))
  const publishing = hasUnpublishedChanges(shelved) ? 'publishChanges' : 'publishAgain'
  return (
    <>
      <Action
        icon={<Pencil aria-hidden="true" className={ICON} />}
        disabled={waits}
        onChoose={onRename}
      >
        {t('rename')}
      </Action>
      <Action
        icon={<CopyPlus aria-hidden="true" className={ICON} />}
        disabled={waits}
        onChoose={() =>
          run(duplicateGame, { id, title: copyTitle, idempotencyKey: ports.ids.next() })
        }
      >
        {t('duplicate')}
      </Action>
      <Action
        icon={<Send aria-hidden="true" className={ICON} />}
        disabled={waits}
        onChoose={() => run(publishFromShelf, { id })}
      >
        {t(game === null ? 'publish' : publishing)}
      </Action>
      {game !== null && (
        <Action
          icon={<EyeOff aria-hidden="true" className={ICON} />}
          disabled={busy}
          onChoose={() => run(withdrawListedGame, { id })}
        >
          {t('withdraw')}
        </Action>
      )}
      <Action
        icon={<Trash2 aria-hidden="true" className={ICON} />}
        danger
        disabled={busy}
        onChoose={onDelete}
      >
        {t('delete')}
      </Action>
    </>
  )
}
