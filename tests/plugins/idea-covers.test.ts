import { expect, it } from 'vitest'
import { ideaCovers } from '#plugins/outlines/projections.ts'
import type { EventPayload } from '#schemas/events/index.ts'
import { decodeOutlines, encodeOutlines } from '#schemas/wire/outline-result.ts'
import { IDEA, OPTIONS, openCreationEditor } from './creation-editor.ts'

const COVERS = {
  REALISTIC: 'http://here.test/media/a.webp',
  DESIGN: 'http://here.test/media/b.webp',
  RENDER_3D: 'http://here.test/media/c.webp',
  ANIME: 'http://here.test/media/d.webp',
}

const update = (some: Partial<EventPayload<'outlines/updated'>> = {}) =>
  ({
    type: 'outlines/updated',
    source: 'stream',
    payload: { options: OPTIONS, forIdea: IDEA, forLanguage: 'en_US', more: false, ...some },
  }) as const

it('[MD26] keeps the covers of an idea while more is proposed, and none of another', () => {
  const { editor, draft } = openCreationEditor()
  expect(ideaCovers(draft())).toBeNull()
  editor.bus.emit(update({ covers: COVERS }))
  expect(ideaCovers(draft())).toEqual(COVERS)
  editor.bus.emit(update({ options: OPTIONS.slice(0, 1), more: true }))
  expect(ideaCovers(draft())).toEqual(COVERS)
  editor.bus.emit(update({ forIdea: 'Another one' }))
  expect(ideaCovers(draft())).toBeNull()
})

it('[MD26] the outlines carry the covers, and are read with or without them', () => {
  const read = (told: string) => decodeOutlines(told)
  expect(read(encodeOutlines(OPTIONS, undefined, COVERS))).toEqual({
    ...{ ok: true, options: OPTIONS, covers: COVERS },
  })
  const spoiled = { ...COVERS, ANIME: 'javascript:alert(1)' }
  const { DESIGN: _, ...three } = COVERS
  for (const covers of [spoiled, three, 'none'])
    expect(read(JSON.stringify({ ...JSON.parse(encodeOutlines(OPTIONS)), covers }))).toEqual({
      ...{ ok: true, options: OPTIONS },
    })
})
