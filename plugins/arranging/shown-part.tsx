import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Arrangement } from '#schemas/arrangement.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { useEditor } from '#ui/kit/use-projection.ts'
import { WritingContext } from '#ui/kit/writing.ts'
import { firstTextPath, placeInList } from './projections.ts'

/** Of several places that show the same part the one that has the focus. */
function find(name: 'arrange' | 'add', at: string): HTMLElement | null {
  const here = `[data-${name}=${JSON.stringify(at)}]`
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.matches(here)
    ? activeElement
    : document.querySelector(here)
}

/** The list a part stands in. */
const listOf = (at: string): string => at.slice(0, at.lastIndexOf('/'))

/** Which part comes after one that is about to go, else the one before it. */
function neighbourOf(at: string): string | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-arrange]')].flatMap(
    ({ dataset }) => dataset.arrange ?? [],
  )
  const ofList = all.filter((one) => listOf(one) === listOf(at))
  const place = ofList.indexOf(at)
  return ofList[place + 1] ?? ofList[place - 1] ?? null
}

/** Whoever went elsewhere meanwhile, into a field or to another button, stays there. */
function isFree(): boolean {
  const { activeElement: here } = document
  return (
    here === null || here === document.body || here.closest('[data-arrange], [data-add]') !== null
  )
}

/** The page shows a version a few frames after it is there. */
const FRAMES = 30

function soon(
  look: () => HTMLElement | null,
  then: (element: HTMLElement) => void,
  left = FRAMES,
): void {
  const found = look()
  if (found !== null) then(found)
  else if (left > 0) requestAnimationFrame(() => soon(look, then, left - 1))
}

/** Of several places that show a text the one in the dialog that is open. */
function textOf(path: string | undefined): HTMLElement | null {
  if (path === undefined) return null
  const here = `[data-written][data-quote-path="${path}"]`
  return (
    document.querySelector<HTMLElement>(`[role=dialog] ${here}`) ?? document.querySelector(here)
  )
}

/** What has the focus afterwards: the part itself, what stands beside one that is gone, or what adds to their list. */
const buttonFor = ({ verb, at: asked }: Arrangement, at: string, neighbour: string | null) =>
  verb === 'remove'
    ? (find('arrange', neighbour ?? '') ??
      find('add', listOf(asked)) ??
      document.querySelector<HTMLElement>('[role=dialog] [data-add]'))
    : find('arrange', at)

/** Says what became of a part, and leads there: something new begins with its first text, what was moved keeps the focus. */
export function ShownPart() {
  const { t } = useTranslation('editor')
  const { bus } = useEditor()
  const begin = useContext(WritingContext)?.useBegin?.()
  const [said, say] = useState('')
  const neighbour = useRef<string | null>(null)
  useEffect(() => {
    const subscription = bus.events$.subscribe((event) => {
      if (event.type === 'arranging/asked') {
        say(t('arranging.said.asked'))
        neighbour.current = neighbourOf(event.payload.what.at)
      }
      if (event.type !== 'arranging/shown') return
      const { what, name, at } = event.payload
      const draft = bus.draft$.value
      const place = placeInList(draft, at)
      say(wordsOf(what, place === null ? { name } : { name, ...place }))
      const path = what.verb === 'add' ? firstTextPath(draft, at) : undefined
      soon(
        () => textOf(path) ?? buttonFor(what, at, neighbour.current),
        (element) => {
          if (!isFree()) return
          element.scrollIntoView({ block: 'nearest' })
          if (begin === undefined || !element.matches('[data-written]')) focusInPlace(element)
          else begin(element)
        },
      )
    })
    const wordsOf = ({ verb }: Arrangement, values: { name: string; place?: number }): string =>
      t(`arranging.said.${verb === 'move' && values.place === undefined ? 'moved' : verb}`, values)
    return () => subscription.unsubscribe()
  }, [bus, begin, t])
  return <LiveRegion message={said} />
}
