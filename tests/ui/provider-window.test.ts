// @vitest-environment happy-dom
import { firstValueFrom, toArray } from 'rxjs'
import { afterEach, expect, it, vi } from 'vitest'
import { browserAuthorization } from '#ui/adapters/authorization.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('[LG20] the window of a provider answers by its own state alone, and is closed', async () => {
  const opened = { closed: false, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  vi.stubGlobal('screenX', 100)
  vi.stubGlobal('screenY', 40)
  vi.stubGlobal('outerWidth', 1_280)
  vi.stubGlobal('outerHeight', 880)
  const told = firstValueFrom(
    browserAuthorization.inWindow('https://g.example/a', 'mine').pipe(toArray()),
  )
  expect(open.mock.calls[0]?.[0]).toBe('https://g.example/a')
  expect(open.mock.calls[0]?.[2]).toBe('popup,width=480,height=680,left=500,top=140')
  const other = new BroadcastChannel('authorization')
  for (const data of [
    null,
    'text',
    { state: 'other', id_token: 'x' },
    { state: 'mine', id_token: 'y', odd: 7 },
  ])
    other.postMessage(data)
  expect(await told).toEqual([{ kind: 'answered', fields: { state: 'mine', id_token: 'y' } }])
  expect(opened.close).toHaveBeenCalledOnce()
  other.close()
})

it('[LG20] the window of a provider never begins left of a smaller page or above it', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const page = { screenX: 100, screenY: 40, outerWidth: 360, outerHeight: 600 }
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
  browserAuthorization.inWindow('https://g.example/a', 's').subscribe()
  expect(open.mock.calls[0]?.[2]).toBe('popup,width=480,height=680,left=100,top=40')
})

it('[LG20] a window that is blocked or closed says so', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const blocked = browserAuthorization.inWindow('https://g.example/a', 's')
  expect(await firstValueFrom(blocked.pipe(toArray()))).toEqual([{ kind: 'blocked' }])
  vi.spyOn(window, 'open').mockReturnValue({ closed: true } as Window)
  expect(await firstValueFrom(browserAuthorization.inWindow('https://g.example/a', 's'))).toEqual({
    kind: 'closed',
  })
})

it('[LG65] a provider’s window that nobody waits for any more is neither looked at nor closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const close = vi.fn()
  const looked = vi.fn(() => false)
  const opened = { close }
  Object.defineProperty(opened, 'closed', { get: looked })
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  const waiting = browserAuthorization.inWindow('https://g.example/a', 'mine').subscribe()
  vi.advanceTimersByTime(400)
  expect(looked).toHaveBeenCalledOnce()
  waiting.unsubscribe()
  vi.advanceTimersByTime(4_000)
  expect(looked).toHaveBeenCalledOnce()
  const [late, heard] = [
    new BroadcastChannel('authorization'),
    new BroadcastChannel('authorization'),
  ]
  const arrived = new Promise((resolve) => {
    heard.onmessage = resolve
  })
  late.postMessage({ state: 'mine', id_token: 'y' })
  await arrived
  for (const one of [late, heard]) one.close()
  expect(close).not.toHaveBeenCalled()
})
