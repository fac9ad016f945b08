import { Menu } from '@base-ui/react/menu'
import { Check, ChevronRight, CircleCheck, MapPin, Milestone, User } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenField } from '#core/game/arrange-choices.ts'
import { gameLanguage, gameSnapshot } from '#plugins/script/projections.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { classes } from '#ui/kit/classes.ts'
import { partLabel } from '#ui/kit/quotable.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { arrange } from './commands.ts'
import { MENU_ICON, MENU_ITEM, MENU_POPUP } from './menu-look.tsx'
import { choicesOf, type OfferedName, type ShownChoice } from './projections.ts'

const ICONS: Record<ChosenField, typeof User> = {
  speaker: User,
  locationId: MapPin,
  answerId: CircleCheck,
  nextNodeId: Milestone,
}

/** What of a node or an option is chosen and not written, each a list of its own beside the menu. */
export function ChoiceMenus({ title, at }: { title: string; at: string }) {
  const game = useProjection(gameSnapshot)
  const choices = useMemo(() => choicesOf(game, at), [game, at])
  if (choices.length === 0) return null
  return (
    <>
      <Menu.Separator className="my-1 h-px bg-hairline" />
      {choices.map((choice) => (
        <ChoiceMenu key={choice.at} title={title} choice={choice} />
      ))}
    </>
  )
}

function ChoiceMenu({ title, choice }: { title: string; choice: ShownChoice }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { ports } = useEditor()
  const wordsOf = useNames()
  const { at, field, value, offered } = choice
  const label = t(`arranging.choose.${field}`)
  const Icon = ICONS[field]
  const now = offered.find((one) => one.value === value)
  const choose = (next: string) => {
    if (next === value) return
    const what = { verb: 'choose', at, value: next } as const
    run(arrange, { id: ports.ids.next(), what, name: partLabel(title, label) })
  }
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className={MENU_ITEM} openOnHover={false}>
        <Icon aria-hidden="true" className={classes('mt-0.5', MENU_ICON)} />
        <span className="min-w-0 grow">
          {label}
          <span className="block truncate text-xs text-ash">
            {now === undefined ? t('arranging.choose.elsewhere') : wordsOf(now)}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className={classes('mt-0.5 text-smoke', MENU_ICON)} />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={2} alignOffset={-4} className="z-60 outline-none">
          <Menu.Popup
            className={classes(MENU_POPUP, 'max-h-[min(var(--available-height),26rem)]!')}
          >
            <Menu.RadioGroup value={value} onValueChange={(next: string) => choose(next)}>
              {offered.map((one) => (
                <Menu.RadioItem
                  key={one.value}
                  value={one.value}
                  closeOnClick
                  className={classes(MENU_ITEM, 'items-center data-checked:text-lamp')}
                >
                  <span className="line-clamp-2 min-w-0 grow">{wordsOf(one)}</span>
                  <Menu.RadioItemIndicator>
                    <Check aria-hidden="true" className={MENU_ICON} />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  )
}

/** What is offered, by its name in the game, or in the words of the interface where it has none there. */
function useNames() {
  const { t } = useTranslation('editor')
  const lang = languageTagOf(useProjection(gameLanguage))
  return ({ kind, name, value }: OfferedName) => {
    if (kind === 'node')
      return (
        <>
          {t('arranging.choose.node', { id: value })} <span lang={lang}>{name}</span>
        </>
      )
    return kind === 'named' ? <span lang={lang}>{name}</span> : t(`arranging.choose.${kind}`)
  }
}
