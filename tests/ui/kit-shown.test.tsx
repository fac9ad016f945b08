// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { anNpc } from '#fixtures/builders.ts'
import { NpcMeta } from '#plugins/npcs/npc-meta.tsx'
import { Portrait } from '#plugins/npcs/portrait.tsx'
import { Empty } from '#ui/kit/empty.tsx'
import { FactsList } from '#ui/kit/facts-list.tsx'
import { Growing } from '#ui/kit/growing.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { Picture } from '#ui/kit/picture.tsx'
import { Progress } from '#ui/kit/progress.tsx'
import { speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const given = (element: Element, ...names: string[]) =>
  names.map((name) => element.getAttribute(name))

it('[LI6] nothing here yet is one sentence, which is the heading where it is the page', () => {
  const { rerender } = render(<Empty title="Nothing" text="yet" action={<b>do</b>} isPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing')
  expect(document.body.textContent).toBe('Nothingyetdo')
  rerender(<Empty title="Nothing" />)
  expect(screen.queryByRole('heading')).toBeNull()
})

it('[AX3] a line about a trouble is said only where it came up meanwhile', () => {
  const { rerender } = render(<Notice detail="why">lost</Notice>)
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<Notice status>lost</Notice>)
  expect(screen.getByRole('status').textContent).toBe('lost')
})

it.each([
  [-5, 0],
  [0, 0],
  [33.4, 33],
  [33.5, 34],
  [100, 100],
  [120, 100],
])('[AX4] progress of %f is said as %i of a hundred', (value, percent) => {
  render(<Progress value={value} label="Story" />)
  const bar = screen.getByRole('progressbar', { name: 'Story' })
  expect(given(bar, 'aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext')).toEqual([
    String(percent),
    '0',
    '100',
    `${percent}%`,
  ])
  expect(bar.textContent).toContain(`${percent}%`)
  cleanup()
  render(<Progress value={value} label="Story" quiet />)
  expect(screen.getByRole('progressbar').textContent).toBe('')
})

it('[PF23] a long list is put on the page as its end comes near', () => {
  let near: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const stopped = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof near) {
        near = tell
      }
      observe() {}
      disconnect = stopped
    },
  )
  const items = Array.from({ length: 100 }, (_, at) => at)
  render(<Growing items={items}>{(one) => <i key={one}>{one}</i>}</Growing>)
  const shown = () => document.querySelectorAll('i').length
  const seen: number[] = [shown()]
  for (const isIntersecting of [false, true, true]) {
    act(() => near([{ isIntersecting: false }, { isIntersecting }]))
    seen.push(shown())
  }
  expect(seen).toEqual([24, 24, 72, 100])
  expect(stopped).toHaveBeenCalled()
})

it('[NP1] what is not told of somebody is left out of their line', () => {
  const line = (npc: Parameters<typeof anNpc>[0]) => {
    cleanup()
    const { container } = render(<NpcMeta npc={anNpc(npc)} at={0} language="en_US" />)
    return [...(container.querySelector('p')?.children ?? [])].map(
      (one) => one.querySelector('[aria-label]')?.getAttribute('aria-label') ?? one.textContent,
    )
  }
  expect(line({})).toEqual(['female', '41 years old', 'Harbour master'])
  expect(line({ gender: ' 男 ', age: 'about forty', occupation: ' ' })).toEqual([
    'male',
    'about forty',
  ])
  expect(line({ gender: 'a ghost', age: ' ', occupation: 'None' })).toEqual(['a ghost', 'None'])
  expect(line({ gender: ' ', age: '', occupation: '' })).toEqual([])
})

it.each([
  ['Ada Marsh', 'AM'],
  ['ada', 'A'],
  ['Ada van Marsh', 'AV'],
  ['陈默', '陈'],
  ['𠮷田', '𠮷'],
])('[NP2] %s is shown as %s while there is no face, or when it does not come', (name, initials) => {
  const { rerender } = render(<Portrait name={name} src={null} />)
  const face = () => screen.queryByRole('img', { name: new RegExp(name) })
  expect([face()?.tagName, face()?.textContent, document.querySelector('img')]).toEqual([
    'SPAN',
    initials,
    null,
  ])
  rerender(<Portrait name={name} src="http://here/a.webp" />)
  expect(face()?.tagName).toBe('IMG')
  expect(document.body.textContent).toBe(initials)
  expect(document.querySelector('[aria-hidden=true]')?.textContent).toBe(initials)
  fireEvent.load(face() as HTMLElement)
  expect(document.body.textContent).toBe('')
})

it('[MD17] a picture that does not come is asked for again, with something in its place meanwhile', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Picture src="http://here/a.webp" alt="A quay" eager />)
  const picture = () => screen.queryByRole('img', { name: 'A quay' })
  const stands = () => document.querySelector('[aria-hidden=true]') !== null
  expect([picture()?.getAttribute('loading'), stands()]).toEqual(['eager', false])
  for (const wait of [2_000, 10_000, 30_000]) {
    const before = picture()
    fireEvent.error(before as HTMLElement)
    expect(stands()).toBe(true)
    act(() => vi.advanceTimersByTime(wait - 1))
    expect(picture()).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(picture()).not.toBe(before)
    expect([picture() === null, stands()]).toEqual([false, true])
  }
  fireEvent.error(picture() as HTMLElement)
  expect([picture(), stands()]).toEqual([null, true])
  cleanup()
  render(<Picture src="http://here/b.webp" alt="A quay" />)
  expect(picture()?.getAttribute('loading')).toBe('lazy')
  fireEvent.load(picture() as HTMLElement)
  expect(stands()).toBe(false)
})

it('[PL1] named texts stand under one another, and those that are blank are left out', () => {
  const entries = [
    { label: 'Name', text: 'Wren' },
    { label: 'Age', text: ' ' },
  ]
  const { rerender } = render(<FactsList entries={entries} language="en_US" />)
  expect(document.body.textContent).toBe('NameWren')
  rerender(<FactsList entries={entries.slice(1)} language="en_US" />)
  expect(document.querySelector('dl')).toBeNull()
})
