// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createAnalytics, objectsIn } from '#ui/adapters/analytics.ts'
import { browserAuthorization } from '#ui/adapters/authorization.ts'
import { browserClipboard } from '#ui/adapters/clipboard.ts'
import { browserClock, browserIds } from '#ui/adapters/clock.ts'
import { browserDownloads } from '#ui/adapters/downloads.ts'
import { browserFrames } from '#ui/adapters/frames.ts'
import { browserMotion } from '#ui/adapters/motion.ts'
import { createNavigation } from '#ui/adapters/navigation.ts'
import { browserOtherWindows } from '#ui/adapters/other-windows.ts'

afterEach(() => {
  // the other way round what was put over a clock that stood still would bring that clock back
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
})

it('[AN3] a browser that objects is heard in each way it can say so', () => {
  expect([{}, { doNotTrack: null }, { doNotTrack: '0' }].map(objectsIn)).toEqual([
    false,
    false,
    false,
  ])
  const objecting = [{ doNotTrack: '1' }, { doNotTrack: 'yes' }, { globalPrivacyControl: true }]
  expect(objecting.map(objectsIn)).toEqual([true, true, true])
})

it('[AN3] events go only to a service that is set up, without cookie or referrer', () => {
  const sent: [unknown, RequestInit | undefined][] = []
  const send: typeof fetch = async (address, given) => {
    sent.push([address, given])
    throw new Error('unreachable')
  }
  const events = [{ event: 'button_click', button: 'start', type: 'creator' }] as never
  createAnalytics(null, send).send(events)
  createAnalytics('https://usage.example', send).send([])
  expect(sent).toEqual([])
  createAnalytics('https://usage.example', send).send(events)
  expect(sent[0]?.[0]).toBe('https://usage.example')
  expect(sent[0]?.[1]).toMatchObject({
    method: 'POST',
    mode: 'no-cors',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
  expect(JSON.parse(String(sent[0]?.[1]?.body))).toEqual({ events })
  expect([createAnalytics(null).isSetUp, createAnalytics('https://u.example').isSetUp]).toEqual([
    false,
    true,
  ])
})

it('[AN3] what is left to send goes when the page is hidden or left', () => {
  let left = 0
  const watching = createAnalytics('https://u.example').leaving$.subscribe(() => left++)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(left).toBe(0)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  globalThis.dispatchEvent(new Event('pagehide'))
  watching.unsubscribe()
  expect(left).toBe(2)
})

it('[LG19] what came back is taken once, and no history keeps it', () => {
  sessionStorage.setItem('authorization', 'kept')
  history.replaceState(null, '', '/discordloginback?code=c&state=s')
  const first = browserAuthorization.takeReturn()
  expect(first).toEqual({ fields: { code: 'c', state: 's' }, marker: 'kept' })
  expect(location.search).toBe('')
  expect(browserAuthorization.takeReturn()).toEqual({ fields: {}, marker: null })
})

it('[PU6] a text is copied by the clipboard, and where that is forbidden by a selection', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void written.push(text) },
  })
  expect(await browserClipboard.write('a link')).toBe(true)
  expect(written).toEqual(['a link'])
  vi.stubGlobal('navigator', {})
  const focused = document.body.appendChild(document.createElement('button'))
  focused.focus()
  const copied: string[] = []
  for (const answer of [true, false]) {
    document.execCommand = () => {
      copied.push((document.querySelector('textarea') as HTMLTextAreaElement).value)
      return answer
    }
    expect(await browserClipboard.write('by hand')).toBe(answer)
  }
  document.execCommand = () => {
    throw new Error('forbidden')
  }
  expect(await browserClipboard.write('by hand')).toBe(false)
  const isBack = document.activeElement === focused
  focused.remove()
  expect([copied, document.querySelector('textarea'), isBack]).toEqual([
    ['by hand', 'by hand'],
    null,
    true,
  ])
})

it('[RT13] the export is saved under its name, and let go later', async () => {
  vi.useFakeTimers()
  const links: [string, string][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push([this.download, this.href])
  })
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:here/1'
  })
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  browserDownloads.save('mine.json', '{}')
  expect(links).toEqual([['mine.json', 'blob:here/1']])
  expect(document.querySelector('a[download]')).toBeNull()
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoked).toHaveBeenCalledWith('blob:here/1')
  vi.useRealTimers()
  expect([blobs[0]?.type, await blobs[0]?.text()]).toEqual(['application/json', '{}'])
})

it('[RT17] less motion is told to the page, and taken back', () => {
  browserMotion.reduce(true)
  expect(document.documentElement.dataset.motion).toBe('less')
  expect(browserMotion.reduced()).toBe(true)
  browserMotion.reduce(false)
  expect(document.documentElement.dataset.motion).toBeUndefined()
})

it('[RT16] goes by the router once it is there, and knows where it is', () => {
  const navigation = createNavigation()
  const gone: unknown[] = []
  navigation.lend((path, how) => gone.push([path, how]))
  navigation.go('/a')
  navigation.replace('/b')
  expect(gone).toEqual([
    ['/a', { replace: false }],
    ['/b', { replace: true }],
  ])
  history.replaceState(null, '', '/games?x=1')
  expect(navigation.current()).toBe('/games?x=1')
})

it('[LG46] hears what other windows write to the storage they share, and nothing else', () => {
  const heard: (string | null)[] = []
  const hearing = browserOtherWindows.wrote$.subscribe((key) => heard.push(key))
  for (const [key, storageArea] of [
    ['userInfo', localStorage],
    ['other', sessionStorage],
  ] as const)
    globalThis.dispatchEvent(new StorageEvent('storage', { key, storageArea }))
  hearing.unsubscribe()
  expect(heard).toEqual(['userInfo'])
})

it('[EV28] makes identifiers nobody else makes, of randomness alone, also where there is no randomUUID', () => {
  const before = Date.now()
  expect(browserClock.now()).toBeGreaterThanOrEqual(before)
  const made = (count: number) => Array.from({ length: count }, browserIds.next)
  expect(new Set(made(1_000)).size).toBe(1_000)
  expect(made(1)[0]).toMatch(/^[0-9a-f]{32}$/)
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) })
  // what was asked for before is used up first
  expect(made(500).at(-1)).toBe('0a'.repeat(16))
  vi.unstubAllGlobals()
  expect(new Set(made(1_000)).size).toBeGreaterThan(700)
})

it('[LV29] what waits for a frame runs before the next paint, or soon on a page that paints nothing', () => {
  vi.useFakeTimers()
  let paint = (): unknown => undefined
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    paint = run
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    paint = () => undefined
  })
  const run = vi.fn()
  browserFrames(run)
  paint()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(1)
  browserFrames(run)
  vi.advanceTimersByTime(249)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  paint()
  expect(run).toHaveBeenCalledTimes(2)
  browserFrames(run)()
  paint()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(2)
})
