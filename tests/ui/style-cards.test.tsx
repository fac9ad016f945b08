// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startThinking } from '#plugins/thinking/commands.ts'
import { Page } from '#ui/pages/create-game.tsx'
import { IDEA, OPTIONS, openCreationEditor, proposed, thought } from '../plugins/creation-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const COVERS = {
  REALISTIC: 'http://here.test/media/painted.webp',
  DESIGN: 'http://here.test/media/poster.webp',
  RENDER_3D: 'http://here.test/media/model.webp',
  ANIME: 'http://here.test/media/drawn.webp',
}

it('[MD26] a cover that does not come gives way to the sample, and that to its ground', async () => {
  const { editor, streams, until } = openCreationEditor()
  streams.push([{ at: 10, text: thought('Who?') + proposed(), ends: true }])
  editor.run(startThinking, { requestId: 'r1' })
  until(2_000)
  onScreen(editor, <Page />, { path: '/create-game' })
  await screen.findByRole('radio', { name: 'Painted' })
  act(() => {
    editor.bus.emit({
      type: 'outlines/updated',
      source: 'stream',
      payload: {
        ...{ options: OPTIONS, forIdea: IDEA, forLanguage: 'en_US', more: false },
        covers: COVERS,
      },
    })
  })
  const shown = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))
  const [first, ...others] = Object.values(COVERS)
  expect(shown()).toEqual([first, ...others])
  const fail = () => fireEvent.error(document.querySelector('img') as HTMLElement)
  fail()
  expect(shown()).toEqual(['/samples/realistic.webp', ...others])
  fail()
  expect(shown()).toEqual(others)
})
