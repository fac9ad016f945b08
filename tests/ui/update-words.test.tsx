// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { UpdateShown } from '#plugins/revision-animation/projections.ts'
import { UpdateWords } from '#plugins/revision-animation/update-words.tsx'
import { speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const SHOWN: UpdateShown = { stage: 'blur', text: '', parts: ['story'] }

/** The word of an update whose covered section stands at a height of the window, which can be scrolled. */
function at(top: number) {
  const place = { top }
  const veil = document.createElement('div')
  veil.setAttribute('data-veil', '')
  veil.getBoundingClientRect = () => new DOMRect(0, place.top, 800, 300)
  const words = render(<UpdateWords shown={SHOWN} />, {
    container: document.body.appendChild(document.createElement('main')),
  })
  document.body.append(veil)
  const scroll = (to: number) => {
    place.top = to
    fireEvent.scroll(window)
  }
  scroll(top)
  const look = () => {
    const layer = document.querySelector('[data-update]')
    return {
      where: layer?.getAttribute('data-where'),
      isInTheMiddle: layer?.querySelector('.top-\\[34\\%\\]') !== null,
      arrows: layer?.querySelectorAll('.lucide-arrow-down, .lucide-arrow-up').length,
    }
  }
  return { look, scroll, words, gone: () => veil.remove() }
}
afterEach(() => {
  document.body.replaceChildren()
})

it('[DC94] the word of an update stands in the middle of what changes, where that is in sight', () => {
  const { look } = at(200)
  expect(look()).toEqual({ where: 'here', isInTheMiddle: true, arrows: 0 })
})

it('[DC94] out of sight, it stands at an end of the window and points to it, until it is scrolled to', () => {
  const { look, scroll, words, gone } = at(window.innerHeight + 10)
  expect(look()).toEqual({ where: 'below', isInTheMiddle: false, arrows: 1 })
  scroll(-400)
  expect(look()).toEqual({ where: 'above', isInTheMiddle: false, arrows: 1 })
  scroll(300)
  expect(look().where).toBe('here')
  scroll(-400)
  // once nothing is covered any more it stays where it was
  gone()
  words.rerender(<UpdateWords shown={{ ...SHOWN, stage: 'completed' }} />)
  expect(look().where).toBe('above')
})
