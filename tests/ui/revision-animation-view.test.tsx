import { beforeAll, expect, it } from 'vitest'
import { UnderUpdates } from '#plugins/revision-animation/view.tsx'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { frameOf } from '../plugins/test-editor.ts'
import { loadWords, opened, read, shown } from './editor-page.ts'

beforeAll(loadWords)

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
  return shown(testEditor, <UnderUpdates>content</UnderUpdates>)
}

it('[UP2] blurs the content, which cannot be touched, and says which parts change', async () => {
  const html = await covered()
  expect(html).toMatch(/<div inert="">content<\/div>/)
  expect(html).toContain('data-update="blur"')
  expect(html).toContain('backdrop-blur')
  expect(html).not.toContain('animate-scan')
  expect(html).toMatch(/role="status"[^>]*>Rewriting: game info and story</)
})

it('[UP2] [UP6] says what the server says of it', async () => {
  expect(read(await covered('Ada is warmer now'))).toContain('Ada is warmer now')
})

it('[UP2] covers nothing while nothing changes', async () => {
  const html = shown(await opened(), <UnderUpdates>content</UnderUpdates>)
  expect(html).not.toContain('inert')
  expect(html).not.toContain('data-update')
})
