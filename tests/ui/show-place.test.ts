// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPlace } from '#ui/kit/show-place.ts'

const scrolled = vi.fn()
beforeEach(() => {
  window.scrollBy = scrolled
  document.body.innerHTML = `
    <section data-quote-path="npc_list.npcs[2]"><p data-quote-path="npc_list.npcs[2].bio"></p></section>
    <section data-quote-path="npc_list.npcs[1]"></section>
    <section data-quote-path="script_outline.prologue"></section>`
  const tops: Record<string, number> = { 'npc_list.npcs[2]': 900, 'npc_list.npcs[2].bio': 1_000 }
  for (const element of document.querySelectorAll<HTMLElement>('[data-quote-path]')) {
    const top = tops[element.dataset.quotePath ?? ''] ?? 300
    element.getBoundingClientRect = () => ({ top }) as DOMRect
  }
})
afterEach(() => scrolled.mockReset())

it('[CH37] a place of a plan is brought into sight under the bars, or what it stands in', () => {
  const toOf = (path: string) => {
    scrolled.mockReset()
    showPlace(path)
    return scrolled.mock.calls.map(([{ top }]) => top)
  }
  expect(toOf('npc_list.npcs[2].bio')).toEqual([860])
  expect(toOf('npc_list.npcs[2].personality[0].name')).toEqual([760])
  expect(toOf('npc_list.npcs[1]')).toEqual([160])
  expect(toOf('script_outline.prologue[2]')).toEqual([160])
  expect(toOf('npc_list.npcs[9].bio')).toEqual([])
})

it('[DC17] a picture is brought into sight as a text is', () => {
  document.body.innerHTML = '<div data-picture-path="cover"></div>'
  const cover = document.querySelector('div') as Element
  cover.getBoundingClientRect = () => ({ top: 600 }) as DOMRect
  showPlace('cover')
  expect(scrolled.mock.calls.map(([{ top }]) => top)).toEqual([460])
})

it('[CH37] a place in a card that is not high is shown from the top of its card', () => {
  document.body.innerHTML = '<article><p data-quote-path="title"></p></article>'
  const topOf = (selector: string, top: number) => {
    const element = document.querySelector(selector) as Element
    element.getBoundingClientRect = () => ({ top }) as DOMRect
    return element
  }
  const card = topOf('article', 500)
  topOf('p', 700)
  const heightOf = vi.spyOn(card, 'clientHeight', 'get')
  const tops = [100, window.innerHeight].map((height) => {
    heightOf.mockReturnValue(height)
    scrolled.mockReset()
    showPlace('title')
    return scrolled.mock.calls[0]?.[0].top
  })
  expect(tops).toEqual([360, 560])
})
