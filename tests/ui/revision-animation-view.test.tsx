import { beforeAll, expect, it } from 'vitest'
import { UnderUpdate, UnderUpdates } from '#plugins/revision-animation/view.tsx'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { frameOf } from '../plugins/test-editor.ts'
import { loadWords, opened, read, shown } from './editor-page.ts'

beforeAll(loadWords)

const CONTENT = (
  <UnderUpdates>
    <UnderUpdate stage="basics">what changes</UnderUpdate>
    <UnderUpdate stage="npcs">what stays</UnderUpdate>
  </UnderUpdates>
)

/** The content of an open game after a revision began to arrive. */
async function covered(text?: string): Promise<string> {
  const testEditor = await opened()
  const fact: GameFact = {
    type: 'updates/applied',
    payload: {
      modules: { elements: { title: 'Ebb' }, prologue: ['It is late.'] },
      ...(text === undefined ? {} : { text }),
    },
  }
  testEditor.last().say({ kind: 'opened' })
  testEditor.last().frame(frameOf(fact, 2))
  return shown(testEditor, CONTENT)
}

it('[UP2] blurs the sections that change, which cannot be touched, and says which these are', async () => {
  const html = await covered()
  expect(html).toMatch(/<div inert="">what changes<\/div>/)
  expect(html).toMatch(/<div>what stays<\/div>/)
  expect(html.match(/backdrop-blur/g)).toHaveLength(1)
  expect(html).toContain('data-update="blur"')
  expect(html).not.toContain('animate-scan')
  expect(html).toMatch(/role="status"[^>]*>Rewriting: game info and story</)
})

it('[UP2] [UP6] says what the server says of it', async () => {
  expect(read(await covered('Ada is warmer now'))).toContain('Ada is warmer now')
})

it('[UP2] covers nothing while nothing changes', async () => {
  const html = shown(await opened(), CONTENT)
  expect(html).not.toContain('inert')
  expect(html).not.toContain('data-update')
})
