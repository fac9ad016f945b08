import { useEffect, useRef } from 'react'
import { LIMITS } from '#schemas/limits.ts'
import { classes } from '#ui/kit/classes.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { isCovered, updateShown } from './projections.ts'
import { IN_SIGHT, UpdateWords } from './update-words.tsx'

/** The content of the editor, with a word on what an update changes; who had the focus under it has it again afterwards. */
export function UnderUpdates({ children }: Slots['editor.content']) {
  const shown = useProjection(updateShown)
  const content = useRef<HTMLDivElement>(null)
  useFocusBack(content, shown !== null)
  return (
    <div className="relative">
      <div ref={content}>{children}</div>
      <UpdateWords shown={shown} />
    </div>
  )
}

/** The section of a stage. While an update of it arrives it is covered, and cannot be touched; the others can (UP2). */
export function UnderUpdate({ stage, children }: Slots['editor.part']) {
  const shown = useProjection(updateShown)
  const covered = shown !== null && isCovered(shown, stage)
  return (
    <div className="relative">
      <div inert={covered}>{children}</div>
      {covered && shown.stage !== 'completed' && <Veil sweeps={shown.stage === 'scanning'} />}
    </div>
  )
}

/** What cannot be touched cannot have the focus: whoever had it gets it back. */
function useFocusBack(content: { current: HTMLElement | null }, covered: boolean): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    // also where it lost the focus to nothing before: whoever went on elsewhere is not called back
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && content.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [content])
  useEffect(() => {
    if (covered) return
    const before = last.current
    if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return
    if (before.isConnected) focusInPlace(before)
  }, [covered])
}

/** Blur over what is in sight of a section, and a light that passes from top to bottom. */
function Veil({ sweeps }: { sweeps: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 z-10 overflow-clip">
      <div className={IN_SIGHT} data-veil="">
        <div
          style={{ animationDuration: `${LIMITS.animationScanMs}ms` }}
          className={classes('absolute inset-0', sweeps && 'animate-scan')}
        >
          <div className="scan-light absolute inset-x-0 bottom-full h-36" />
          <div className="absolute inset-0 bg-ink0/45 backdrop-blur-md" />
        </div>
      </div>
    </div>
  )
}

export const updatesView = defineView({
  plugin: 'revision-animation',
  slots: {
    'editor.content': { component: UnderUpdates },
    'editor.part': { component: UnderUpdate },
  },
})
