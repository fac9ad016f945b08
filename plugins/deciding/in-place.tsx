import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '#schemas/draft.ts'
import { type Difference, DifferencesContext } from '#ui/kit/difference.tsx'
import { DifferingWords } from '#ui/kit/differing-words.tsx'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { showPlace } from '#ui/kit/show-place.ts'
import { useShownAnew } from '#ui/kit/shown-anew.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { leavePlace } from './commands.ts'
import { changeInPlace } from './projections.ts'

const Words = ({ before, now }: Difference) => <DifferingWords before={before} after={now} />

const NOTHING: ReadonlyMap<string, Difference> = new Map()
const lookedAt = (draft: Draft): ReadonlyMap<string, Difference> => {
  const looked = changeInPlace(draft)
  return looked === null ? NOTHING : new Map([[looked.path, looked]])
}

/** Around the texts of a game: the change that is looked at shows its words, as they were and as they are, in its place. */
export function ChangesInPlace({ children }: { children: ReactNode }) {
  const { bus } = useEditor()
  useShownAnew(lookedAt)
  const differences = useMemo(
    () => ({ at: (path: string) => lookedAt(bus.draft$.value).get(path) ?? null, Words }),
    [bus],
  )
  return (
    <DifferencesContext value={differences}>
      {children}
      <PlaceSaid />
    </DifferencesContext>
  )
}

/** Leads to the change that is looked at, says so, and leaves it by Escape. */
function PlaceSaid() {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const looked = useProjection(changeInPlace)
  const [said, say] = useState('')
  const { path, title } = looked ?? {}
  useEffect(() => {
    if (path === undefined || title === undefined) return
    // it is longer now than it was when it was asked for
    const frame = requestAnimationFrame(() => showPlace(path))
    say(t('changes.inPlace', { place: title }))
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return
      if (event.target instanceof Element && event.target.closest('input, textarea') !== null)
        return
      event.preventDefault()
      // the drawer it was opened from stays
      event.stopPropagation()
      run(leavePlace)
    }
    document.addEventListener('keydown', press, true)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', press, true)
      say(t('changes.outOfPlace', { place: title }))
    }
  }, [path, title, run, t])
  return <LiveRegion message={said} />
}
