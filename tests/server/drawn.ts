import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect } from 'vitest'
import { mediaFileName } from '#server/media/canonical.ts'
import { type MeshScene, render } from '#server/media/paint/mesh/render.ts'

/** Which renderer this is: raised to another version, it names the same brief otherwise. */
const RENDERER = mediaFileName({
  kind: 'music',
  brief: { mood: 'fog', bed: 'none', seed: 'version' },
}).slice(0, 12)

const RENEW =
  'Files are kept for ever under the name of the renderer and their brief. Whoever changes a line below raises\n' +
  'RENDERER_VERSION in server/media/canonical.ts first, and then writes this file anew: vitest run -u'

/** A few letters that stand for what was made of a brief. */
export function digestOf(...made: (string | Uint8Array | Float32Array)[]): string {
  const digest = createHash('sha256')
  for (const one of made)
    digest.update(
      typeof one === 'string' ? one : new Uint8Array(one.buffer, one.byteOffset, one.byteLength),
    )
  return digest.digest('hex').slice(0, 16)
}

/** The picture of a scene, and what it is a picture of: at this size a window is less than a dot. */
export function digestsOf(scene: MeshScene): string {
  const { places, normals, colours, glows } = scene.geometry
  const built = digestOf(places, normals, colours, glows, JSON.stringify(scene.lamps))
  return `${digestOf(render(scene))} ${built}`
}

/** Holds what is made of some briefs to what was made of them when the renderer got its version: a line for each. */
export async function expectAsEver(name: string, lines: readonly string[]): Promise<void> {
  const text = [RENEW, `renderer ${RENDERER}`, ...lines, ''].join('\n')
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'drawn', `${name}.txt`))
}
