import { expect, it } from 'vitest'
import { decodeFrame } from '#schemas/wire/frame.ts'
import { encodeScenePart } from '#schemas/wire/scene-part.ts'

const PART = { chapterKey: 'chapter_1', nodeId: 101, speaker: 7, text: 'The tide is' }
const message = { chapter_key: 'chapter_1', node_id: 101, speaker: 7, text: 'The tide is' }
const frame = (said: unknown) => ({ script_id: 's1', key: 'scene_part', step: 4, message: said })

it('[ML93] a part is a frame of no number, and read as it was said', () => {
  expect(encodeScenePart('s1', PART)).toEqual(frame(JSON.stringify(message)))
  for (const said of [message, JSON.stringify(message)])
    expect(decodeFrame(frame(said))).toEqual({ kind: 'part', part: PART, scriptId: 's1' })
  // a number is not its own: it is no fact
  expect(decodeFrame({ ...frame(message), seq: 4 })).not.toHaveProperty('seq')
  const { speaker: _, ...nobody } = message
  expect(decodeFrame(frame(nobody))).toMatchObject({ part: { speaker: 0 } })
  expect(encodeScenePart('s1', { ...PART, text: 'x'.repeat(8_001) })).toBeNull()
})

it('[ML93] a part in any other form is malformed', () => {
  const bad: unknown[] = [
    ...[null, undefined, '', 'x', [], {}, 7],
    ...[
      { ...message, text: 7 },
      { ...message, text: undefined },
      { ...message, text: 'x'.repeat(8_001) },
    ],
    ...[
      { ...message, chapter_key: '' },
      { ...message, chapter_key: 'x'.repeat(301) },
    ],
    ...[
      { ...message, node_id: '101' },
      { ...message, node_id: 1.5 },
      { ...message, speaker: 'Aya' },
    ],
  ]
  for (const said of bad) expect(decodeFrame(frame(said))).toEqual({ kind: 'malformed' })
})
