import { z } from 'zod'

const text = z.string().min(1)
const address = z.string().regex(/^https?:\/\/.+\/media\/.+/)
const whole = z.int().min(1)
/** A node of the chapter; 0 is its end. */
const link = z.int().min(0)

const Task = z.strictObject({
  id: z.union([whole, text]),
  name: text,
  target: text,
  type: z.int().min(0),
  chapterIndex: whole,
  roleId: whole.nullable(),
  globalId: text,
  chapterKey: z.string(),
  completeCondition: text,
  reward: z.strictObject({ description: text }),
  keyNodeId: z.union([whole, text]).nullable(),
  optionId: z.union([whole, text]).nullable(),
  completionScheme: z.string(),
  sourceType: z.enum(['main_task', 'npc_task']),
})

const Said = z.strictObject({ content: text })
const KeyNode = z.strictObject({
  id: whole,
  globalId: text,
  chapterKey: text,
  chapterIndex: whole,
  locationId: text,
  type: z.enum(['TEXT', 'OPTION', 'PUZZLE', 'WORD_GAME']),
  content: Said,
  speaker: z.int().min(0),
  options: z
    .array(z.strictObject({ id: whole, content: Said, reply: Said, next_node_id: link }))
    .optional(),
  prompt: z.string().optional(),
  answer: whole.optional(),
  puzzle_desc: z.string().optional(),
  next_node_id: link.nullable(),
})

/** A whole game as the specification says it, to the last name: nothing less, nothing more, nothing empty. */
export const GameInfo = z.strictObject({
  id: text,
  setting: text,
  extract_information: z.strictObject({
    template: text,
    title: text,
    world: text,
    genre: text,
    p_id: text,
    p_goal: text,
    conflict: text,
    trigger: text,
    theme: text,
    npcs: text,
    symbol: text,
  }),
  cover: address,
  initial_element: z.strictObject({
    title: text,
    template_key: text,
    game_intro: text,
    cover_desc: text,
    world_overview: text,
    p_identity: text,
    p_motive_goal: text,
    main_conflict: text,
    inciting_event: text,
    theme_emo: text,
    key_npcs_desc: text,
    symbol_prop_desc: text,
    time_point: text,
    world_rules_mechanics: text,
    locations: z
      .array(
        z.strictObject({
          loc_id: text,
          loc_name: text,
          loc_desc: text,
          loc_image_desc: text,
          image: address.nullable(),
        }),
      )
      .min(4),
    sel_music_url: address,
    sel_voice_id: z.string().optional(),
  }),
  character_profile: z.strictObject({
    pname: text,
    pgender: text,
    page: text,
    vref_id: z.string(),
    pprof_id: text,
    psynopsis: text,
    pbackstory: text,
  }),
  npc_list: z.strictObject({
    npcs: z
      .array(
        z.strictObject({
          id: whole,
          name: text,
          gender: text,
          age: text,
          occupation: text,
          bio: text,
          backstory: text,
          personality: z.union([text, z.array(z.looseObject({ name: text })).min(1)]),
          appearance_detailed: text,
          avatar_background: text,
          voice_ref_id: z.string(),
          avatar: address.nullable(),
          photo: address.nullable(),
        }),
      )
      .min(4),
  }),
  npc_photos: z.array(z.looseObject({ id: whole })).min(4),
  npc_tasks: z.strictObject({ npc_tasks: z.array(Task).min(4) }),
  script_outline: z.strictObject({
    prologue: z.array(text).min(1),
    chapters: z
      .array(z.strictObject({ id: whole, title: text, summary: text, tasks: z.array(Task).min(1) }))
      .min(3),
  }),
  script_key_nodes_and_task_map: z.record(
    z.string().regex(/^chapter_\d+$/),
    z.strictObject({ key_nodes: z.array(KeyNode).min(12), tasks: z.array(Task).min(1) }),
  ),
  location_images: z.record(text, address),
  template_type: text,
  outline: z.string(),
  image_style: text,
  ideogram_style_type: text,
  game_duration: text,
  player_gender: text,
  player_age: text,
  language: z.enum(['zh_CN', 'en_US', 'ja_JP']),
  status: z.literal(2),
  script_version: z.int().min(0),
  seq: whole,
})
