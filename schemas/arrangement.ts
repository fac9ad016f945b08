import { z } from 'zod'

/**
 * What is done to the build of a game: something is added (`at`: the list, or the node it follows), moved by one place (`by`: on, or
 * -1, back), removed (`at`: its address), or one of what its node offers is chosen (`at`: the field's address, `value`: the id that is chosen).
 */
export const Arrangement = z.object({
  verb: z.enum(['add', 'move', 'remove', 'choose']),
  at: z.string().min(1),
  by: z.number().int().optional(),
  value: z.string().optional(),
})
export type Arrangement = z.infer<typeof Arrangement>

/** What of a game can be arranged. */
export type ArrangedKind = 'character' | 'place' | 'chapter' | 'task' | 'node' | 'option'

/** Why something cannot be arranged so. */
export const ArrangeRefusal = z.enum([
  'gone',
  'edge',
  'full',
  'last',
  'isAnswer',
  'branches',
  'begins',
])
export type ArrangeRefusal = z.infer<typeof ArrangeRefusal>

/** What a version of a game did to its build. */
export const BuildStep = z.enum([
  'added_character',
  'added_place',
  'added_chapter',
  'added_task',
  'added_node',
  'added_option',
  'moved_character',
  'moved_place',
  'moved_chapter',
  'moved_task',
  'moved_node',
  'moved_option',
  'removed_character',
  'removed_place',
  'removed_chapter',
  'removed_task',
  'removed_node',
  'removed_option',
  'chose_speaker',
  'chose_place',
  'chose_answer',
  'chose_way',
])
export type BuildStep = z.infer<typeof BuildStep>
