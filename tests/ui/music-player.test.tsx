// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createElement, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { MusicPlayer } from '#plugins/basics/music-player.tsx'
import { plugins } from '#plugins/index.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

/** The player and its sound, whose length and place the test tells as a browser would. */
function player() {
  const { container } = onScreen(
    testEditorOf(plugins, { answers: {} }).editor,
    createElement(MusicPlayer, { url: 'http://m.test/a.ogg' }),
  )
  const audio = container.querySelector('audio')
  if (audio === null) throw new Error('there is no sound')
  let at = 0
  const moved: number[] = []
  Object.defineProperty(audio, 'currentTime', {
    get: () => at,
    set: (seconds: number) => {
      at = seconds
      moved.push(seconds)
    },
  })
  return {
    moved,
    bar: screen.getByRole<HTMLInputElement>('slider'),
    text: () => container.textContent ?? '',
    tell(length: number, seconds: number) {
      Object.defineProperty(audio, 'duration', { configurable: true, value: length })
      at = seconds
      fireEvent.timeUpdate(audio)
    },
    say: (event: 'ended' | 'play' | 'pause' | 'error') => fireEvent(audio, new Event(event)),
  }
}
const bounds = ({ min, max, value, disabled }: HTMLInputElement) => ({ min, max, value, disabled })

it('[BA4] the bar waits while a sound has no length, or one without an end', () => {
  const { bar, tell, text } = player()
  const waiting = { min: '0', max: '1', value: '0', disabled: true }
  expect(bounds(bar)).toEqual(waiting)
  for (const length of [Number.NaN, Number.POSITIVE_INFINITY, 0]) {
    tell(length, 0)
    expect(bounds(bar)).toEqual(waiting)
    expect(text()).toMatch(/00:00$/)
    expect(text()).not.toContain('/')
  }
  // where it is heard before its length is known
  tell(Number.POSITIVE_INFINITY, 7)
  expect(bounds(bar)).toEqual(waiting)
})

it('[BA6] music that cannot be loaded says so, and can be tried again', async () => {
  const { say, text } = player()
  const again = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  say('error')
  expect(text()).toBe('The music could not be loaded.Try again')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Play the music' })).toBeTruthy()
  again.mockRestore()
})

const change = { to: (_url: string): void => {} }

/** The player of a game whose music changes. */
function Changing() {
  const [url, setUrl] = useState('http://m.test/a.ogg')
  change.to = setUrl
  return createElement(MusicPlayer, { url })
}

it('[BA9] another music waits until the one that is heard has stopped', () => {
  const { editor } = testEditorOf(plugins, { answers: {} })
  const { container } = onScreen(editor, createElement(Changing))
  const audio = container.querySelector('audio') as HTMLAudioElement
  act(() => change.to('http://m.test/b.ogg'))
  expect(audio.src).toBe('http://m.test/b.ogg')
  fireEvent(audio, new Event('play'))
  act(() => change.to('http://m.test/c.ogg'))
  expect(audio.src).toBe('http://m.test/b.ogg')
  fireEvent(audio, new Event('pause'))
  expect(audio.src).toBe('http://m.test/c.ogg')
})

it('[BA4] the bar goes from nothing to the whole length, and no further', () => {
  const { bar, tell, text } = player()
  tell(0.5, 0)
  expect(bounds(bar)).toEqual({ min: '0', max: '0.5', value: '0', disabled: false })
  tell(83, 0)
  expect(bounds(bar)).toEqual({ min: '0', max: '83', value: '0', disabled: false })
  expect(text()).toMatch(/01:23$/)
  expect(text()).not.toContain('/')
  tell(83, 59.6)
  expect(bar.value).toBe('59.6')
  expect(text()).toMatch(/01:00 \/ 01:23$/)
  expect(bar.getAttribute('aria-valuetext')).toBe('01:00 / 01:23')
  tell(83, 83.4)
  expect(bar.value).toBe('83')
  tell(600, -2)
  expect(text()).toMatch(/10:00$/)
  expect(bar.getAttribute('aria-valuetext')).toBe('00:00 / 10:00')
})

it('[BA4] [BA5] the bar moves the sound, and a sound that ended stands at its beginning', () => {
  const { bar, tell, moved, say, text } = player()
  tell(83, 0)
  const sign = () => screen.getByRole('button').querySelector('svg')?.getAttribute('class')
  expect(sign()).toContain('play')
  say('play')
  expect(sign()).toContain('pause')
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Pause the music')
  fireEvent.change(bar, { target: { value: '41.5' } })
  expect(moved).toEqual([41.5])
  expect(bar.value).toBe('41.5')
  expect(text()).toMatch(/00:42 \/ 01:23$/)
  say('ended')
  expect(moved).toEqual([41.5, 0])
  expect(bar.value).toBe('0')
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Play the music')
})
