import { Menu } from '@base-ui/react/menu'
import { ArrowLeft, ArrowRight, Ellipsis, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { arrangedKindOf } from '#core/game/arrange.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import { classes } from '#ui/kit/classes.ts'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import type { Slots } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { ChoiceMenus } from './choice-menus.tsx'
import { arrange } from './commands.ts'
import { MENU_ICON, MENU_ITEM, MENU_POPUP } from './menu-look.tsx'
import { PartsArrangedContext } from './parts-arranged.tsx'
import { whyNotArranged } from './projections.ts'

const PLACE = 'inline-flex size-8 shrink-0 pointer-coarse:size-11'
const LOOK =
  'items-center justify-center rounded-control border border-transparent bg-transparent p-0 text-ash opacity-0 transition-opacity duration-140 hover:bg-ink3/70 hover:text-paper focus-visible:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100 in-[[data-texts]:focus-within]:opacity-100 in-[[data-texts]:hover]:opacity-100 in-[[data-texts]:has([data-writing])]:opacity-0! aria-busy:animate-pulse motion-reduce:animate-none'

/** What can be done to a part of the game beside writing in it: move, remove, add after it. Seen as the pencil is. */
export function ArrangeMenu({ title, at, className }: Slots['editor.arrange']) {
  const { t } = useEditorWords()
  const busy = useContext(PartsArrangedContext)
  // until it is first opened it is a button alone: a page has one for each card
  const [isAwake, wake] = useState(false)
  // its room is kept: nothing grows at the moment the game is written
  if (busy === null)
    return <span aria-hidden="true" className={classes(PLACE, 'invisible', className)} />
  const marks = {
    'data-arrange': at,
    'aria-label': t('arranging.menu', { name: title }),
    title: t('arranging.menu', { name: title }),
    'aria-busy': busy.has(at) || undefined,
    className: classes(PLACE, LOOK, className),
    children: <Ellipsis aria-hidden="true" className={MENU_ICON} />,
  }
  if (!isAwake)
    return (
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded="false"
        {...marks}
        onClick={() => wake(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          wake(true)
        }}
      />
    )
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger {...marks} />
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-60 outline-none">
          <Menu.Popup className={MENU_POPUP}>
            <Verbs title={title} at={at} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** The verbs of a part; they are asked for only once its menu is open. */
function Verbs({ title, at }: { title: string; at: string }) {
  const { t } = useTranslation('editor')
  const isNode = arrangedKindOf(at) === 'node'
  return (
    <>
      <Verb
        what={{ verb: 'move', at, by: -1 }}
        title={title}
        icon={<ArrowLeft aria-hidden="true" className={MENU_ICON} />}
      >
        {t('arranging.earlier')}
      </Verb>
      <Verb
        what={{ verb: 'move', at, by: 1 }}
        title={title}
        icon={<ArrowRight aria-hidden="true" className={MENU_ICON} />}
      >
        {t('arranging.later')}
      </Verb>
      {isNode && (
        <>
          <Verb
            what={{ verb: 'add', at }}
            title={t('arranging.unnamed.node')}
            icon={<Plus aria-hidden="true" className={MENU_ICON} />}
          >
            {t('arranging.add.node')}
          </Verb>
          <Verb
            what={{ verb: 'add', at: `${at}/options` }}
            title={t('arranging.unnamed.option')}
            icon={<Plus aria-hidden="true" className={MENU_ICON} />}
          >
            {t('arranging.add.option')}
          </Verb>
        </>
      )}
      <ChoiceMenus title={title} at={at} />
      <Menu.Separator className="my-1 h-px bg-hairline" />
      <Verb
        what={{ verb: 'remove', at }}
        title={title}
        icon={<Trash2 aria-hidden="true" className={MENU_ICON} />}
        className="text-lead!"
      >
        {t('arranging.remove')}
      </Verb>
    </>
  )
}

function Verb({
  what,
  title,
  icon,
  className,
  children,
}: {
  what: Arrangement
  title: string
  icon: ReactNode
  className?: string
  children: ReactNode
}) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { ports } = useEditor()
  const why = useProjection((draft) => whyNotArranged(draft, what))
  return (
    <Menu.Item
      disabled={why !== null}
      onClick={() => run(arrange, { id: ports.ids.next(), what, name: title })}
      className={classes(MENU_ITEM, className)}
    >
      <span className={classes('mt-0.5', why !== null && 'opacity-55')}>{icon}</span>
      <span className="min-w-0">
        <span className={classes('block', why !== null && 'opacity-55')}>{children}</span>
        {why !== null && why !== 'edge' && (
          <span className="mt-0.5 block text-xs text-smoke">{t(`arranging.why.${why}`)}</span>
        )}
      </span>
    </Menu.Item>
  )
}
