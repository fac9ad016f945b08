// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useKeptFocus } from '#ui/kit/kept-focus.ts'
import { useKeyboardRoom } from '#ui/kit/use-keyboard-room.ts'
import { useStepKeys } from '#ui/kit/use-step-keys.ts'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('the keys of undo and redo', () => {
  type Press = Partial<KeyboardEventInit> & { on?: Element }
  function heard() {
    const use = vi.fn()
    const { unmount } = renderHook(() => useStepKeys(use))
    /** What was heard of a press, and whether the browser does its own as well. */
    const press = (key: string, { on = document.body, ...held }: Press = {}) => {
      use.mockClear()
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
      on.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(use.mock.calls.length > 0)
      return use.mock.calls.map(([way]) => way)
    }
    return { press, unmount }
  }

  it('[HI60] are Ctrl or Cmd with Z, with Shift or Y for the way forth, and no other', () => {
    const { press, unmount } = heard()
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(press('z', held)).toEqual(['undo'])
      expect(press('Z', { ...held, shiftKey: true })).toEqual(['redo'])
      expect(press('z', { ...held, altKey: true })).toEqual([])
      expect(press('x', held)).toEqual([])
    }
    expect(press('y', { ctrlKey: true })).toEqual(['redo'])
    expect(press('y', { ctrlKey: true, shiftKey: true })).toEqual([])
    expect(press('y', { metaKey: true })).toEqual([])
    expect([press('z'), press('y'), press('z', { shiftKey: true })]).toEqual([[], [], []])
    unmount()
    expect(press('z', { ctrlKey: true })).toEqual([])
  })

  it('[HI60] belong to a field that is typed in and to a window over the page, and not to a box that is ticked', () => {
    const { press } = heard()
    const put = (markup: string): Element => {
      document.body.innerHTML = markup
      return document.querySelector('[data-on]') ?? document.body
    }
    const undo = (markup: string) => press('z', { ctrlKey: true, on: put(markup) })
    for (const markup of [
      '<input data-on>',
      '<input type="text" data-on>',
      '<textarea data-on></textarea>',
      '<div contenteditable="true"><b data-on>x</b></div>',
      '<div role="dialog"></div>',
      '<div role="alertdialog"></div>',
    ])
      expect(undo(markup), markup).toEqual([])
    for (const type of ['checkbox', 'radio', 'range', 'button', 'submit'])
      expect(undo(`<input type="${type}" data-on>`), type).toEqual(['undo'])
    expect(undo('<div contenteditable="false" data-on></div>')).toEqual(['undo'])
    document.body.innerHTML = ''
    expect(press('z', { ctrlKey: true, isComposing: true })).toEqual([])
  })

  it('[HI60] that somebody has answered already are not heard again', () => {
    const use = vi.fn()
    renderHook(() => useStepKeys(use))
    document.body.innerHTML = '<p data-on></p>'
    const place = document.querySelector('[data-on]')
    place?.addEventListener('keydown', (event) => event.preventDefault())
    const given = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }
    place?.dispatchEvent(new KeyboardEvent('keydown', given))
    expect(use).not.toHaveBeenCalled()
  })
})

describe('the room above a keyboard', () => {
  /** A window of 800 px, of which so much is seen. */
  function seen(height: number, offsetTop = 0, scale = 1) {
    const view = Object.assign(new EventTarget(), { height, offsetTop, scale })
    vi.stubGlobal('visualViewport', view)
    vi.stubGlobal('innerHeight', 800)
    const element = document.createElement('div')
    const { unmount } = renderHook(() => useKeyboardRoom({ current: element }))
    const room = () => [
      element.style.getPropertyValue('--keyboard'),
      element.hasAttribute('data-keyboard'),
    ]
    return { view, room, unmount }
  }

  it('[AX60] is as high as what it covers, from 80 px on, and nothing on an enlarged page', () => {
    expect(seen(800).room()).toEqual(['0px', false])
    expect(seen(721).room()).toEqual(['0px', false])
    expect(seen(720).room()).toEqual(['80px', true])
    expect(seen(499.6).room()).toEqual(['300px', true])
    expect(seen(500, 100).room()).toEqual(['200px', true])
    expect(seen(400, 0, 2).room()).toEqual(['0px', false])
    expect(seen(400, 0, 0.5).room()).toEqual(['0px', false])
    expect(seen(400, 0, 1.005).room()).toEqual(['400px', true])
  })

  it('[AX60] follows the keyboard and the page beneath it, as long as it is there', () => {
    const { view, room, unmount } = seen(800)
    Object.assign(view, { height: 500 })
    view.dispatchEvent(new Event('resize'))
    expect(room()).toEqual(['300px', true])
    Object.assign(view, { offsetTop: 100 })
    view.dispatchEvent(new Event('scroll'))
    expect(room()).toEqual(['200px', true])
    unmount()
    for (const name of ['resize', 'scroll']) {
      Object.assign(view, { height: 800, offsetTop: 0 })
      view.dispatchEvent(new Event(name))
      expect(room(), name).toEqual(['200px', true])
    }
  })

  it('[AX60] is asked of no browser that does not tell it', () => {
    vi.stubGlobal('visualViewport', null)
    const element = document.createElement('div')
    renderHook(() => useKeyboardRoom({ current: element }))
    expect(element.hasAttribute('style')).toBe(false)
  })
})

describe('a focus that is lost', () => {
  function focused(markup: string, before: () => void) {
    document.body.innerHTML = markup
    before()
    const place = { current: document.querySelector<HTMLElement>('[data-place]') }
    const { rerender } = renderHook(({ change }) => useKeptFocus(place, change), {
      initialProps: { change: 1 },
    })
    return { rerender, id: () => document.activeElement?.id }
  }

  it('[AX61] goes to the first button of its place, or to a group that stands before it', () => {
    const buttons = '<button id="a">a</button><button id="b">b</button>'
    const lost = () => undefined
    expect(focused(`<div data-place>${buttons}</div>`, lost).id()).toBe('a')
    const group = `<div data-place><div tabindex="-1" id="g"></div>${buttons}</div>`
    expect(focused(group, lost).id()).toBe('g')
    const dialog = `<div role="dialog" tabindex="-1" id="d"></div><div data-place>${buttons}</div>`
    expect(focused(dialog, () => document.getElementById('d')?.focus()).id()).toBe('a')
  })

  it('[AX61] stays where somebody has it, and is handed on when what had it goes with a change', () => {
    const markup = '<button id="x">x</button><div data-place><button id="a">a</button></div>'
    const { rerender, id } = focused(markup, () => document.getElementById('x')?.focus())
    expect(id()).toBe('x')
    rerender({ change: 2 })
    expect(id()).toBe('x')
    document.getElementById('x')?.remove()
    rerender({ change: 2 })
    expect(id()).not.toBe('a')
    rerender({ change: 3 })
    expect(id()).toBe('a')
  })
})
