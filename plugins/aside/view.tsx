import { History, MessageSquareText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideTab } from '#schemas/aside.ts'
import { IconButton } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { SideColumn } from '#ui/kit/side-column.tsx'
import { defineView, PluginSlot, type SlotName, type Slots, useFilled } from '#ui/kit/slots.tsx'
import { useMedia } from '#ui/kit/use-media.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { closeAside, openAside, raiseAside } from './commands.ts'
import { asideState } from './projections.ts'

const OPENER = 'aside-opener'
const RAIL_OPENER = 'aside-rail'
const OPENERS = [OPENER, RAIL_OPENER]
/** So narrow that the column is a sheet over the game: one that was open on an earlier visit waits to be called. */
const SHEET = '(width < 56.25rem)'
/** So narrow that it lies over the page, as a drawer or a sheet. */
const OVER_THE_PAGE = '(width < 80rem)'
const SLOTS = AsideTab.options.map((tab) => `editor.aside.${tab}` as const) satisfies SlotName[]
const MARKS = { assistant: MessageSquareText, history: History } as const

/** The tabs that somebody fills, and which of them is shown. */
function useAside() {
  const { isOpen, tab, isKnown, isByHand, isLow } = useProjection(asideState)
  const filled = useFilled(SLOTS)
  const isSheet = useMedia(SHEET)
  const tabs = AsideTab.options.filter((one) => filled.includes(`editor.aside.${one}`))
  const selected = tabs.includes(tab) ? tab : tabs[0]
  const isShown = isOpen && selected !== undefined && (isByHand || !isSheet)
  return { tabs, selected, isShown, isKnown, isByHand, isLow: isLow && isSheet }
}

/** The game with the column beside it. While it is folded the game stands as if there were none. */
function WithAside({ children }: Slots['editor.content']) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { tabs, selected, isShown, isKnown, isByHand, isLow } = useAside()
  const toggle = () => (isShown ? run(closeAside) : run(openAside, {}))
  useToggleKey(toggle)
  useOutOfTheWay()
  const column = selected !== undefined && isShown && (
    <SideColumn
      tabs={tabs.map((id) => ({
        id,
        label: t(`aside.${id}`),
        content: <PluginSlot name={`editor.aside.${id}`} />,
      }))}
      selected={selected}
      takesFocus={isByHand}
      openers={OPENERS}
      onSelect={(tab) => run(openAside, { tab })}
      onClose={() => run(closeAside)}
      low={isLow ? <PluginSlot name="editor.aside.low" /> : null}
      onRaise={() => run(raiseAside)}
    />
  )
  return (
    // what stands on the page makes room where a column is beside it
    <div className="group/page narrowed:pr-95 xl:flex" data-beside={isShown || undefined}>
      <div className={classes('min-w-0 xl:grow', isShown && 'max-wide:pb-[60dvh]')}>{children}</div>
      {column || (isKnown && tabs.length > 0 && <Rail tabs={tabs} />)}
    </div>
  )
}

/** Where the column lies over the page it makes room for what was opened from it. */
function useOutOfTheWay(): void {
  const run = useCommand()
  const lies = useMedia(OVER_THE_PAGE)
  const isOver = useRef(lies)
  isOver.current = lies
  const looked = useProjection(({ session }) => session.history.looked?.look)
  useEffect(() => {
    if (looked !== undefined && isOver.current) run(closeAside)
  }, [looked, run])
}

/** What a column leaves that was open before: a narrow strip from which each of its tabs opens. */
function Rail({ tabs }: { tabs: readonly AsideTab[] }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  return (
    <div className="sticky top-29.25 flex h-[calc(100dvh-7.3125rem)] w-12 shrink-0 flex-col items-center gap-1 border-l border-hairline bg-ink1 py-1.5 max-xl:hidden short:top-13 short:h-[calc(100dvh-3.25rem)]">
      {tabs.map((tab, at) => {
        const Mark = MARKS[tab]
        return (
          <span key={tab} className="relative flex">
            <IconButton
              id={at === 0 ? RAIL_OPENER : undefined}
              label={t('aside.show', { what: t(`aside.${tab}`) })}
              onClick={() => run(openAside, { tab })}
            >
              <Mark aria-hidden="true" className="size-5" />
            </IconButton>
            {tab === 'assistant' && <PluginSlot name="editor.aside.news" />}
          </span>
        )
      })}
    </div>
  )
}

/** Opens the column, and folds it. */
function AsideButton() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { selected, isShown, isKnown, tabs } = useAside()
  const first = selected ?? tabs[0]
  if (first === undefined) return null
  const Mark = MARKS[first]
  return (
    <span
      className={classes(
        'relative flex wide:order-last',
        // beside the column, and beside its rail, nothing else is needed
        isKnown && 'xl:hidden',
      )}
    >
      <IconButton
        id={OPENER}
        label={t(isShown ? 'aside.hide' : 'aside.show', { what: t(`aside.${first}`) })}
        aria-expanded={isShown}
        aria-keyshortcuts="Control+J"
        onClick={() => (isShown ? run(closeAside) : run(openAside, {}))}
        className={isShown ? 'bg-ink3 text-paper' : undefined}
      >
        <Mark aria-hidden="true" className="size-5" />
      </IconButton>
      {!isShown && <PluginSlot name="editor.aside.news" />}
    </span>
  )
}

/** Ctrl+J, wherever the focus is on the page; a window over the page has its own keys. */
function useToggleKey(toggle: () => void): void {
  const heard = useRef(toggle)
  heard.current = toggle
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOther = event.altKey || event.shiftKey || event.repeat
      if (isOther || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'j') return
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
      event.preventDefault()
      heard.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

export const asideView = defineView({
  plugin: 'aside',
  slots: {
    'editor.content': { order: -1, component: WithAside },
    'editor.tool': { order: 9, component: AsideButton },
  },
})
