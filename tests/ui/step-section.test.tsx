// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { wordsFor } from '#ui/app/word-files.ts'
import { StepSection } from '#ui/kit/step-section.tsx'
import { openCreationEditor } from '../plugins/creation-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

/** A step of the editor as it stands, whose content brings its own heading or not. */
function step(ready: boolean, over: boolean, failure: string | null, unheaded = false) {
  onScreen(
    openCreationEditor().editor,
    <StepSection
      stage={{ id: 'here', ready, over, percent: 40, failure }}
      title="Story"
      unheaded={unheaded}
      loading="The story is coming"
      skeleton="its shape"
    >
      its content
    </StepSection>,
  )
  const { textContent } = screen.getByRole('region', { name: 'Story' })
  return ['its content', 'its shape', 'Nothing was written for this part.', 'It failed.'].filter(
    (words) => textContent?.includes(words),
  )
}

it.each([
  [true, false, null, ['its content']],
  [true, true, 'It failed.', ['its content', 'It failed.']],
  [false, false, null, ['its shape']],
  [false, true, null, ['Nothing was written for this part.']],
  [false, true, 'It failed.', ['It failed.']],
])('[ST12] [ST14] a step that is ready %s, over %s and failed %s shows %j', (...given) => {
  const [ready, over, failure, shown] = given
  expect(step(ready, over, failure)).toEqual(shown)
  expect(screen.queryByRole('progressbar') !== null).toBe(!ready && !over)
})

it.each([true, false])(
  '[AX2] the region of a step without a heading of its own is headed until its content is: ready %s',
  (ready) => {
    step(ready, false, null, true)
    expect(screen.queryAllByRole('heading', { level: 1, name: 'Story' })).toHaveLength(
      ready ? 0 : 1,
    )
  },
)

it('[LA1] the words of an area are its table, and nothing beside', async () => {
  const table = JSON.parse(readFileSync('ui/locales/ja/shell.json', 'utf8'))
  expect({ ...(await wordsFor('ja', 'shell')) }).toEqual(table)
})
