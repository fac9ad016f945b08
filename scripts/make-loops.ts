import { mkdir, writeFile } from 'node:fs/promises'
import { renderMusic } from '#server/media/music/music.ts'
import { loopFile, SHIPPED_LOOPS } from '#server/media/music/shipped.ts'

// Renders the loops that are committed under server/media/loops; run it again after the synthesis changed.
const folder = new URL('../server/media/loops/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const loop of SHIPPED_LOOPS) {
  const bytes = await renderMusic({ ...loop, seed: 'shipped' })
  await writeFile(new URL(loopFile(loop), folder), bytes)
  console.log(loopFile(loop), `${Math.round(bytes.length / 1024)} kB`)
}
