import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/kit/classes.ts'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import type { Slots } from '#ui/kit/slots.tsx'
import { MENU_ICON, MENU_POPUP } from './menu-look.tsx'
import { PartsArrangedContext } from './parts-arranged.tsx'
import { Verbs } from './verbs.tsx'

const PLACE = 'inline-flex size-8 shrink-0 pointer-coarse:size-11'
const LOOK =
  'items-center justify-center rounded-control border border-transparent bg-transparent p-0 text-ash opacity-0 transition-opacity duration-140 hover:bg-ink3/70 hover:text-paper focus-visible:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100 in-[[data-texts]:focus-within]:opacity-100 in-[[data-texts]:hover]:opacity-100 in-[[data-texts]:has([data-writing])]:opacity-0! aria-busy:animate-pulse motion-reduce:animate-none'

/** What can be done to a part of the game beside writing in it: move, remove, add after it. Seen as the pencil is. */
export function ArrangeMenu({ title, at, className }: Slots['editor.arrange']) {
  const { t } = useEditorWords()
  const busy = useContext(PartsArrangedContext)
  // until it is first opened it is a button alone: a page has one for each card
  const [opened, open] = useState<'byKey' | 'byPointer' | null>(null)
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
  if (opened !== null)
    return (
      <OpenedMenu marks={marks} isByKey={opened === 'byKey'}>
        <Verbs title={title} at={at} />
      </OpenedMenu>
    )
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      {...marks}
      onClick={({ detail }) => open(detail === 0 ? 'byKey' : 'byPointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open('byKey')
      }}
    />
  )
}

/** The menu itself, open at once. Whoever opened it by a key stands at its first line. */
function OpenedMenu({
  marks,
  isByKey,
  children,
}: {
  marks: Menu.Trigger.Props
  isByKey: boolean
  children: ReactNode
}) {
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isByKey) return
    trigger.current?.focus()
    trigger.current?.click()
  }, [isByKey])
  return (
    <Menu.Root modal={false} defaultOpen={!isByKey}>
      <Menu.Trigger ref={trigger} {...marks} />
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-60 outline-none">
          <Menu.Popup className={MENU_POPUP}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
