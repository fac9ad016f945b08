import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterEach } from 'vitest'
import type { PaintingProvider, PictureChoice } from '#server/model/choice.ts'

/** What a provider of pictures answers; null: it never does. */
export type Painted = { status?: number; location?: string; body: unknown } | null

const running: ReturnType<typeof createServer>[] = []
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A picture of one colour, as models send them. */
export const flatPicture = (
  format: 'png' | 'jpeg' | 'gif' = 'png',
  [width, height] = [1_536, 1_024],
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
    .toFormat(format)
    .toBuffer()

/** An answer of the protocol of OpenAI with a picture; the stand-in of the other tests tells no tokens of one. */
export const sent = (picture: Buffer): Painted => ({
  body: {
    created: 1,
    data: [{ b64_json: picture.toString('base64') }],
    usage: { input_tokens: 30, output_tokens: 1_000, total_tokens: 1_030 },
  },
})

/** A provider of pictures on loopback; `asked` are the prompts, `gone` whatever else was asked of it. */
export async function pictureServer(answer: (prompt: string, calls: number) => Painted) {
  const asked: string[] = []
  const gone: string[] = []
  const server = createServer((request, response) => {
    let said = ''
    request.on('data', (piece) => {
      said += String(piece)
    })
    request.on('end', () => {
      if (request.method !== 'POST') {
        gone.push(request.url ?? '')
        return response.end()
      }
      const body = JSON.parse(said)
      const prompt = String(body.prompt ?? body.contents?.[0]?.parts?.[0]?.text)
      asked.push(prompt)
      const painted = answer(prompt, asked.length)
      if (painted === null) return
      const { status = 200, location } = painted
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(location === undefined ? {} : { location }),
      })
      response.end(JSON.stringify(painted.body))
    })
  })
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens at the network
  const origin = `http://127.0.0.1:${port}`
  const choice = (
    provider: PaintingProvider = 'openai-compatible',
    model = 'brush-1',
  ): PictureChoice => ({
    ...{ provider, model, apiKey: 'canary-key', baseUrl: `${origin}/v1` },
  })
  return { asked, gone, origin, choice }
}
