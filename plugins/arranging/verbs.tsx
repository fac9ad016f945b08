import { Menu } from '@base-ui/react/menu'
import { ArrowLeft, ArrowRight, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { arrangedKindOf } from '#core/game/arrange.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import { classes } from '#ui/kit/classes.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { ChoiceMenus } from './choice-menus.tsx'
import { arrange } from './commands.ts'
import { MENU_ICON, MENU_ITEM } from './menu-look.tsx'
import { whyNotArranged } from './projections.ts'

/** The verbs of a part; they are asked for only once its menu is open. */
export function Verbs({ title, at }: { title: string; at: string }) {
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
