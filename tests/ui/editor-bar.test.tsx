import { beforeAll, describe, expect, it } from 'vitest'
import { EditorBar } from '#plugins/steps/view.tsx'
import { loadWords, opened, part, read, UNWRITTEN } from './editor-page.ts'

beforeAll(loadWords)

describe('the bar', () => {
  it('[ST9] sticks to the top and shows the five tabs, each with its percent', async () => {
    const html = part(await opened(), EditorBar)
    expect(html).toContain('sticky')
    const tabs = html.match(/role="tab"/g)
    expect(tabs).toHaveLength(5)
    const names = ['Game info', 'Player identity', 'Main characters', 'Main story', 'Tasks and']
    const places = names.map((name) => html.indexOf(name))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(read(html)).toContain('Game info , 100% done')
  })

  it('[GE14] counts the steps from one', async () => {
    const html = part(await opened({ ...UNWRITTEN, status: 1 }), EditorBar)
    expect(read(html)).toContain('Step 1 of 5')
  })

  it('[LV2] [LV26] says a lost connection in a word, of a whole game too', async () => {
    const testEditor = await opened()
    testEditor.last().say({ kind: 'opened' })
    expect(read(part(testEditor, EditorBar))).not.toContain('Offline')
    testEditor.last().drop()
    const html = part(testEditor, EditorBar)
    expect(read(html).match(/Offline/g)).toHaveLength(2)
    expect(html).not.toMatch(/hidden"[^>]*>(<span[^>]*><\/span>)?Offline/)
  })
})
