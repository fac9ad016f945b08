import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { withPlayHead } from '#server/http/play-head.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

let testServer: TestServer
let folder: string
let aya: Person
let script: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interface-'))
  await writeFile(join(folder, 'index.html'), await readFile('ui/index.html', 'utf8'))
  testServer = await openTestServer(
    {},
    { interfaceDir: folder, groups: () => [scriptRoutes(quickStoryteller())] },
  )
  aya = await testServer.register('aya@example.com')
  const started = await testServer.post(calls.startGeneration.path, startBody(), {
    token: aya.token,
  })
  script = String(started.data)
  await vi.waitUntil(async () => (await read()).status !== 1, { timeout: 20_000 })
})
afterAll(async () => {
  await testServer.close()
  await rm(folder, { recursive: true })
})

type Loose = Record<string, unknown>
const token = () => ({ token: aya.token })
const read = async () =>
  (await testServer.get(`${calls.listScripts.path}/${script}`, token())).data as Loose
const publish = async () => {
  const { data } = await testServer.post(calls.publishGame.path, { id: script }, token())
  return data as unknown as { game_id: string; url: string }
}
const edit = async (path: string, value: string) => {
  const base_version = Number((await read()).script_version)
  const changes = [{ path, value }]
  const { status } = await testServer.post(
    calls.editScript.path,
    { id: script, base_version, changes },
    token(),
  )
  expect(status).toBe(200)
}
const page = (path: string, headers: Record<string, string> = {}) =>
  testServer.app.inject({ url: path, headers })
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('the page of a published game', () => {
  it('[PU39] tells title, intro, cover and address, and follows each publication', async () => {
    await edit('initial_element.title', 'Low "Tide" & <b>High</b>')
    await edit('initial_element.game_intro', `*One* ${'letter '.repeat(60)}`)
    const { game_id: id, url } = await publish()
    const { body, statusCode, headers } = await page(`/play/${id}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    const title = 'Low &quot;Tide&quot; &amp; &lt;b&gt;High&lt;/b&gt;'
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).not.toContain('<b>')
    for (const name of ['og:title', 'twitter:title']) expect(contentOf(body, name)).toBe(title)
    const description = contentOf(body, 'description') ?? ''
    expect(description).toMatch(/^One letter .*…$/)
    expect(description.length).toBeLessThanOrEqual(200)
    expect(contentOf(body, 'og:description')).toBe(description)
    expect(contentOf(body, 'og:url')).toBe(url)
    expect(body).toContain(`<link rel="canonical" href="${url}" />`)
    const cover = String((await read()).cover ?? '')
    expect(cover).toMatch(/^http:\/\//)
    expect(contentOf(body, 'og:image')).toBe(cover)
    expect(contentOf(body, 'twitter:card')).toBe('summary_large_image')
    await edit('initial_element.title', 'Later')
    expect((await page(`/play/${id}`)).body).toContain(title)
    await publish()
    expect((await page(`/play/${id}`)).body).toContain('<title>Later</title>')
  })

  it('[PU39] tells nothing of the story', async () => {
    const { game_id: id } = await publish()
    const { body } = await page(`/play/${id}`)
    const nodes = JSON.stringify((await read()).script_key_nodes_and_task_map)
    const lines = [...nodes.matchAll(/"content":"([^"\\]{12,})"/g)].map(([, text]) => text ?? '')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => body.includes(line))).toEqual([])
  })

  it('[PU40] is not there for a game that is not, or no longer', async () => {
    const { game_id: id } = await publish()
    await testServer.post(calls.withdrawGame.path, { id: script }, token())
    for (const path of [`/play/${id}`, '/play/none', '/play/%00', "/play/'--"]) {
      const { statusCode, body, headers } = await page(path)
      expect([path, statusCode, headers['content-type']]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ])
      expect(body).not.toMatch(/og:|canonical|noscript/)
    }
    await publish()
    expect((await page(`/play/${id}`)).statusCode).toBe(200)
  })

  it('[PU39] is as good without a cover or a title, and loads no cover that is no web address', () => {
    const html = '<head><title>x</title></head><body></body>'
    const head = { title: '', intro: '', language: 'ja_JP', url: 'http://a/play/g' } as const
    const bare = withPlayHead(html, { ...head, cover: null })
    expect(bare).toContain('<title>Lamplight</title>')
    expect(bare).toContain('lang="ja-JP"')
    expect(contentOf(bare, 'twitter:card')).toBe('summary')
    const odd = withPlayHead(html, { ...head, cover: 'javascript:alert(1)' })
    expect(odd).not.toContain('javascript')
    const dollars = withPlayHead(html, { ...head, title: '$& $1 $`', cover: null })
    expect(contentOf(dollars, 'og:title')).toBe('$&amp; $1 $`')
  })
})
