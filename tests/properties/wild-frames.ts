import fc from 'fast-check'
import { anyJson, trapName } from '#fixtures/arbitraries.ts'
import { SCRIPT } from './game-logs.ts'

/** What a frame may be about. */
export const FRAME_KEYS = [
  ...['initial_element', 'script_cover', 'location_image', 'character_profile', 'npc_list'],
  ...['npc_photo', 'npc_tasks', 'script_outline', 'key_nodes_and_tasks', 'stage_failed'],
  ...['script_update', 'script_update_finish', 'generation_resumed', 'record', 'manuscript_part'],
]

/** What may come over a socket as if it were a frame: its parts may be anything, and most are near to what a frame has. */
export const wildFrame = fc.record(
  {
    script_id: fc.oneof({ weight: 5, arbitrary: fc.constant(SCRIPT) }, anyJson),
    key: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...FRAME_KEYS) }, trapName, anyJson),
    message: fc.oneof(
      anyJson,
      anyJson.map((one) => JSON.stringify(one)),
      fc.dictionary(trapName, anyJson),
    ),
    step: fc.oneof(fc.nat(4), anyJson),
    seq: fc.oneof(fc.integer(), fc.double(), anyJson),
  },
  { requiredKeys: [] },
)
