import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Editor } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { PluginSlot, type SlotName, type Slots, type View, Views } from '#ui/kit/slots.tsx'
import { EditorContext, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { ReadOnlyContext, WritingContext } from '#ui/kit/writing.ts'
import { Differences } from './differences.tsx'
import { LookBanner } from './look-banner.tsx'
import { lookedAt } from './projections.ts'
import { useLook, useLookOfAddress } from './use-look.tsx'

/** The game, or what is looked at in its place. */
export function InPlaceOfGame({ children }: Slots['editor.content']) {
  useLookOfAddress()
  const looked = useProjection(lookedAt)
  useScrollBack(looked !== null)
  if (looked === null) return children
  const { look, status, game, comparison } = looked
  return (
    <>
      <Escape />
      <LookBanner looked={looked} />
      {status === 'read' && game !== null && look.kind === 'version' ? (
        <AtVersion key={look.version} game={game}>
          {children}
        </AtVersion>
      ) : (
        // what the tabs of the page lead to stays, out of sight
        <div hidden>{children}</div>
      )}
      {status === 'read' && comparison !== null && <Differences comparison={comparison} />}
    </>
  )
}

/** Of what the plugins show, what reads a game and changes nothing. */
const READING = [
  'editor.section',
  'contents.action',
  'editor.reading',
] as const satisfies SlotName[]

const readingOf = ({ plugin, slots }: View): View => {
  const kept = READING.flatMap((name) => (slots[name] === undefined ? [] : [[name, slots[name]]]))
  return { plugin, slots: Object.fromEntries(kept) }
}

/** The page of the game in an editor of its own, in which it is what it was at a version. */
function AtVersion({ game, children }: { game: GameSnapshot } & Slots['editor.content']) {
  const reader = useReader(game)
  const views = useContext(Views)
  const reading = useMemo(() => views.map(readingOf), [views])
  if (reader === null) return null
  return (
    <EditorContext value={reader}>
      <WritingContext value={null}>
        <ReadOnlyContext value={true}>
          <Views value={reading}>
            {children}
            <PluginSlot name="editor.reading" />
          </Views>
        </ReadOnlyContext>
      </WritingContext>
    </EditorContext>
  )
}

/** Who reads it, and how they like to read, is as in the editor it lies beside. */
const begun =
  ({ session: { scriptId, account, reading } }: Draft) =>
  (blank: Draft): Draft => ({ ...blank, session: { ...blank.session, scriptId, account, reading } })

/** An editor beside this one that was told one thing: the game as it was. */
function useReader(game: GameSnapshot): Editor | null {
  const editor = useEditor()
  const [reader, setReader] = useState<Editor | null>(null)
  useLayoutEffect(() => {
    const made = editor.beside(begun(editor.draft()))
    made.bus.emit({
      type: 'script/snapshotReceived',
      source: 'server',
      version: 1,
      payload: { game },
    })
    setReader(made)
    return () => made.close()
  }, [editor, game])
  return reader
}

/** Escape leads back, where it means nothing else. */
function Escape() {
  const { back } = useLook()
  const heard = useRef(back)
  heard.current = back
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return
      if (event.target instanceof Element && event.target.closest('input, textarea') !== null)
        return
      event.preventDefault()
      heard.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return null
}

/** Whoever comes back stands where they were. */
function useScrollBack(isLooking: boolean): void {
  const before = useRef(0)
  useLayoutEffect(() => {
    if (!isLooking) return
    before.current = window.scrollY
    return () => {
      const top = before.current
      requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
    }
  }, [isLooking])
}
