import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { avatarSvg } from '#server/media/avatar.ts'
import { faultsIn } from './logged.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const SCREENS = [
  '/',
  '/create-game',
  '/game-generation?id=1',
  '/game-creation-flow',
  '/game-list',
  '/games',
  '/profile',
  '/discordloginback?code=x',
]

let testServer: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interface-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><script type="application/json" id="config">{}</script></head><body></body></html>',
  )
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'let a = 1\n')
  await writeFile(join(folder, 'assets', 'main-1a2b.js.gz'), 'packed')
  testServer = await openTestServer({}, { interfaceDir: folder })
})
afterAll(async () => {
  await testServer.close()
  await rm(folder, { recursive: true })
})
const fetchPage = (
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => testServer.app.inject({ url, headers, remoteAddress })
const factsIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="config">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
  )

describe('the interface', () => {
  it.each(SCREENS)('[SV6] is shown at %s', async (url) => {
    const page = await fetchPage(url)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/nothing',
    '/games/1',
    '/assets/none.js',
    '/play',
    '/play/abc',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fsecret',
    '/play/a/b',
    '/%zz',
    '/assets/%00.js',
    '/media/%00',
  ])('[SV6] is not at %s: HTTP 404', async (url) => {
    expect((await fetchPage(url)).statusCode).toBe(404)
  })

  it('[SV24] keeps named files for ever and sends them packed to whoever can read it', async () => {
    const plain = await fetchPage('/assets/main-1a2b.js')
    expect(plain.body).toBe('let a = 1\n')
    expect(plain.headers['cache-control']).toContain('immutable')
    const packed = await fetchPage('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
  })

  it('[SC3] [SC10] carries a policy on every answer that lets only its own scripts run', async () => {
    for (const url of [
      '/',
      '/nothing',
      '/assets/main-1a2b.js',
      '/api/nothing',
      '/outbox',
      '/media/none.png',
      '/healthz',
    ]) {
      const policy = String((await fetchPage(url)).headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toMatch(/script-src 'self';/)
      expect(policy).toMatch(/frame-ancestors 'none';.*require-trusted-types-for 'script';/)
    }
  })

  it('[PF25] paints home in the language chosen before, else in the one the browser asks for', async () => {
    for (const language of ['en', 'zh', 'ja'])
      await writeFile(
        join(folder, `home.${language}.html`),
        `<html lang="${language}"><script type="application/json" id="config">{}</script></html>`,
      )
    const shownTo = async (headers: Record<string, string>, url = '/') =>
      /lang="(\w+)"/.exec((await fetchPage(url, headers)).body)?.[1]
    expect(await shownTo({})).toBe('en')
    expect(await shownTo({ 'accept-language': 'ja-JP,en;q=0.8' })).toBe('ja')
    expect(await shownTo({ 'accept-language': 'fr-FR,zh-TW;q=0.8' }, '/?from=x')).toBe('zh')
    expect(await shownTo({ 'accept-language': 'ja', cookie: 'a=b; language=zh_CN' })).toBe('zh')
    expect(await shownTo({ 'accept-language': 'ja', cookie: 'language=../../x' })).toBe('ja')
    expect(await shownTo({ 'accept-language': 'ja' }, '/games')).toBeUndefined()
    const { vary } = (await fetchPage('/')).headers
    expect(vary).toBe('accept-encoding, accept-language, cookie')
  })

  it('[PF25] sends pages packed to whoever can read it, with the facts of each caller', async () => {
    const packed = async (encoding: string, address?: string) => {
      const { headers, rawPayload } = await fetchPage(
        '/games',
        { 'accept-encoding': encoding },
        address,
      )
      return { encoding: headers['content-encoding'], bytes: rawPayload }
    }
    const br = await packed('gzip, deflate, br')
    expect(br.encoding).toBe('br')
    expect(factsIn(brotliDecompressSync(br.bytes).toString()).devInviteCode).toBe('FRIEND')
    const gzip = await packed('gzip, br;q=0', '10.0.0.1')
    expect(gzip.encoding).toBe('gzip')
    expect(factsIn(gunzipSync(gzip.bytes).toString()).devInviteCode).toBeNull()
    expect((await packed('')).encoding).toBeUndefined()
  })

  it('[SV24] is told its facts as data: invite code and outbox only at this machine', async () => {
    expect(factsIn((await fetchPage('/')).body)).toEqual({
      devInviteCode: 'FRIEND',
      inviteMode: 'required',
      providers: {},
      outbox: '/outbox',
      communityUrl: null,
      analyticsUrl: null,
      hasModel: false,
    })
    const strangers = [
      await fetchPage('/', {}, '10.0.0.1'),
      await fetchPage('/', { host: 'games.example.com' }),
      await fetchPage('/', { 'x-forwarded-for': '127.0.0.1' }),
    ]
    for (const page of strangers)
      expect(factsIn(page.body)).toMatchObject({ devInviteCode: null, outbox: null })
  })

  it('[SV24] is told its facts in a form that cannot end their own element', async () => {
    const odd = await openTestServer(
      { INVITE_CODES: '</script><script>alert(1)//' },
      { interfaceDir: folder },
    )
    const { body } = await odd.app.inject({ url: '/' })
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(factsIn(body).devInviteCode).toBe('</script><script>alert(1)//')
    await odd.close()
  })
})

describe('the outbox page', () => {
  it('[LG41] shows the mails as text, newest first, at this machine alone', async () => {
    await testServer.askTicket('a@example.com', 'REGISTER', {
      headers: { 'accept-language': 'zh' },
    })
    await testServer.askTicket('b@example.com')
    const page = await fetchPage('/outbox')
    expect(page.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(page.body.indexOf('b@example.com')).toBeLessThan(page.body.indexOf('a@example.com'))
    expect(page.body).toContain('Lamplight 验证码')
    expect(page.body).toContain(await testServer.codeFor('a@example.com'))
    expect((await fetchPage('/outbox', {}, '10.0.0.1')).statusCode).toBe(404)
    expect((await fetchPage('/outbox', { host: 'evil.example.com' })).statusCode).toBe(404)
  })

  it('[LG41] is not there when the server can be reached from elsewhere', async () => {
    const open = await openTestServer({ HOST: '0.0.0.0' }, { interfaceDir: folder })
    expect((await open.app.inject({ url: '/outbox' })).statusCode).toBe(404)
    expect(factsIn((await open.app.inject({ url: '/' })).body)).toMatchObject({
      devInviteCode: null,
      outbox: null,
    })
    await open.close()
  })
})

describe('media', () => {
  it('[MD2] are real bytes with a long cache life', async () => {
    await writeFile(join(testServer.dataDir, 'media', 'cover.png'), 'png')
    const cover = await fetchPage('/media/cover.png')
    expect([cover.statusCode, cover.headers['content-type'], cover.body]).toEqual([
      200,
      'image/png',
      'png',
    ])
    const music = await fetchPage('/media/music/fog-none.ogg')
    expect(music.headers['content-type']).toBe('audio/ogg')
    const avatar = await fetchPage('/media/avatars/abc.svg')
    expect(avatar.body).toBe(avatarSvg('abc'))
    for (const one of [cover, music, avatar])
      expect(one.headers['cache-control']).toContain('immutable')
  })

  it('[MD6] answer byte ranges with 206', async () => {
    const part = await fetchPage('/media/music/fog-none.ogg', { range: 'bytes=0-3' })
    expect([part.statusCode, part.body]).toEqual([206, 'OggS'])
    expect(part.headers['content-range']).toMatch(/^bytes 0-3\/\d+$/)
  })

  it('[MD2] are nothing beyond what was finished', async () => {
    await writeFile(join(testServer.dataDir, 'media', 'half.png.1.tmp'), 'half')
    for (const url of [
      '/media/half.png.1.tmp',
      '/media/none.png',
      '/media/../lamplight.db',
      '/media/%2e%2e/lamplight.db',
      '/media/avatars/A.svg',
      '/media/',
    ]) {
      expect((await fetchPage(url)).statusCode).toBe(404)
    }
  })
})

describe('what probes ask', () => {
  it('[SV13] is answered while the database can be reached', async () => {
    expect((await fetchPage('/healthz')).statusCode).toBe(200)
    expect((await fetchPage('/readyz')).statusCode).toBe(200)
    const lost = await openTestServer()
    await lost.store.destroy()
    expect((await lost.app.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await lost.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await lost.app.close()
    await rm(lost.dataDir, { recursive: true })
  })

  it('[SV16] is OpenAPI 3.1 of the very schemas', async () => {
    const answer = await fetchPage('/openapi.json')
    expect(faultsIn(testServer), answer.body.slice(0, 200)).toEqual([])
    const page = answer.json()
    expect(page.openapi).toBe('3.1.0')
    const register = page.paths['/api/v1/register'].post
    expect(register.requestBody.content['application/json'].schema.required).toContain('nick_name')
    expect(Object.keys(page.paths)).not.toContain('/outbox')
  })
})
