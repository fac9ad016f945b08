import type { GameSnapshot } from '#schemas/game.ts'
import type { Dialect } from './dialect.ts'

/*
 * The entities of SPEC section 3 as a server of one dialect writes them. Nothing here looks at how the
 * product reads or writes them.
 */

type Json = Record<string, unknown>
type Game = GameSnapshot

/** A number that points at something, as text where the server writes it so. */
const pointing = (value: unknown, { references }: Dialect): unknown =>
  references === 'text' && typeof value === 'number' ? String(value) : value
/** What a newer server may know beside it. */
export const beside = ({ strangers }: Dialect): Json =>
  strangers ? { x_trace: { id: 7, list: [null] }, revision_of: null, 版本: '二' } : {}

const camel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const inLetters = (raw: Json, { letters }: Dialect): Json =>
  letters === 'snake'
    ? raw
    : Object.fromEntries(Object.entries(raw).map(([name, value]) => [camel(name), value]))
const without = (raw: Json, blank: (value: unknown, name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(raw).filter(([name, value]) => !blank(value, name)))

function place(one: Game['locations'][number], game: Game, dialect: Dialect): Json {
  const image = dialect.imagesInPlaces ? { image: game.locationImages[one.id] ?? null } : {}
  const { id, name, description, imageDescription } = one
  return dialect.places === 'short'
    ? { ...beside(dialect), id, name, description, image_description: imageDescription, ...image }
    : {
        ...beside(dialect),
        loc_id: id,
        loc_name: name,
        loc_desc: description,
        loc_image_desc: imageDescription,
        ...image,
      }
}

export function basics(game: Game, dialect: Dialect): Json {
  const { elements } = game
  const told = {
    title: elements.title,
    template_key: elements.templateKey,
    game_intro: elements.intro,
    cover_desc: elements.coverDescription,
    world_overview: elements.worldOverview,
    p_identity: elements.playerIdentity,
    p_motive_goal: elements.playerGoal,
    main_conflict: elements.mainConflict,
    inciting_event: elements.incitingEvent,
    theme_emo: elements.theme,
    key_npcs_desc: elements.keyNpcs,
    symbol_prop_desc: elements.symbol,
    time_point: elements.timePoint,
    world_rules_mechanics: elements.worldRules,
    sel_music_url: elements.musicUrl,
    sel_voice_id: elements.voiceId,
  }
  const locations = game.locations.map((one) => inLetters(place(one, game, dialect), dialect))
  return {
    ...inLetters(
      without(told, (value) => value === undefined),
      dialect,
    ),
    ...beside(dialect),
    locations,
  }
}

export function player({ player: one }: Game, dialect: Dialect): Json {
  const told = {
    p_name: one?.name,
    p_gender: one?.gender,
    p_age: one?.age,
    v_ref_id: one?.voiceId,
    p_prof_id: one?.profession,
    p_synopsis: one?.synopsis,
    p_backstory: one?.backstory,
  }
  if (dialect.player === 'draft') return inLetters(told, dialect)
  const theirs = Object.entries(told).map(([name, value]) => [name.replace(/^(.)_/, '$1'), value])
  return Object.fromEntries(theirs)
}

type Task = Game['npcTasks'][number]
/** A task of the chapter it stands under, or of nobody's place. */
function task(one: Task, dialect: Dialect, under: string | null = null): Json {
  const told = {
    id: one.id,
    name: one.name,
    [dialect.target]: one.target,
    type: pointing(one.type, dialect),
    chapterIndex: pointing(one.chapterIndex, dialect),
    ...(one.roleId === null ? {} : { [dialect.role]: pointing(one.roleId, dialect) }),
    globalId: one.globalId,
    chapterKey: one.chapterKey,
    completeCondition: one.completeCondition,
    reward: { description: one.reward },
    keyNodeId: pointing(one.keyNodeId, dialect),
    optionId: pointing(one.optionId, dialect),
    completionScheme: one.completionScheme,
    sourceType: one.sourceType,
    ...beside(dialect),
  }
  if (dialect.defaults === 'told') return told
  const defaults: Json = {
    type: 0,
    chapterIndex: 1,
    chapterKey: under,
    globalId: `${one.chapterKey}_${one.id}`,
    keyNodeId: null,
    optionId: null,
  }
  return without(
    told,
    (value, name) => name in defaults && String(defaults[name]) === String(value),
  )
}

export function npc(one: Game['npcs'][number], game: Game, dialect: Dialect): Json {
  const [trait] = one.traits
  const simple = one.traits.length === 1 && trait?.effect === ''
  const photo = game.npcPhotos.find(({ npcId }) => npcId === one.id)
  const own = game.npcTasks.filter(({ roleId }) => roleId === one.id)
  return {
    id: one.id,
    name: one.name,
    gender: one.gender,
    age: Number(one.age) || one.age,
    occupation: one.occupation,
    bio: one.bio,
    backstory: one.backstory,
    personality: simple ? trait?.name : one.traits,
    appearance_detailed: one.appearance,
    avatar_background: one.avatarBackground,
    voice_ref_id: one.voiceId,
    avatar: dialect.imagesInPlaces ? photo?.avatar : null,
    photo: dialect.imagesInPlaces ? photo?.photo : null,
    ...beside(dialect),
    ...(dialect.tasksOfNpcs === 'own' ? {} : { tasks: own.map((asked) => task(asked, dialect)) }),
  }
}

export const photo = (one: Game['npcPhotos'][number], dialect: Dialect): Json => ({
  ...beside(dialect),
  [dialect.photoOwner]: pointing(one.npcId, dialect),
  [dialect.photo]: one.photo,
  [dialect.avatar]: one.avatar,
})

/** A list under one of the names it may have, or alone. */
const listAs = (name: string, list: readonly unknown[]): unknown =>
  name === 'list' || name === 'bare' ? list : { [name]: list }

export const cast = (npcs: readonly unknown[], { cast: how }: Dialect): unknown =>
  listAs(how === 'one by one' ? 'npcs' : how, npcs)
export const npcTasks = (game: Game, dialect: Dialect): unknown =>
  listAs(
    dialect.taskList,
    game.npcTasks.map((one) => task(one, dialect)),
  )

export function story(game: Game, dialect: Dialect): Json {
  const chapters = game.chapters.map(({ id, title, summary, tasks }) => ({
    [dialect.chapterId]: id,
    title,
    summary,
    tasks: tasks.map((one) => task(one, dialect, `chapter_${id}`)),
  }))
  return {
    prologue: game.prologue,
    chapters: dialect.chapters === 'elements' ? { elements: chapters } : chapters,
  }
}

type Content = Game['contents'][number]
function node(one: Content['nodes'][number], content: Content, dialect: Dialect): Json {
  const types: Record<string, string> = { wordGame: 'WORD_GAME' }
  const place = {
    globalId: one.globalId,
    chapterKey: content.key,
    chapterIndex: pointing(content.index, dialect),
  }
  return {
    id: one.id,
    ...(dialect.defaults === 'told' ? place : {}),
    locationId: one.locationId,
    type: types[one.type] ?? one.type.toUpperCase(),
    content: { content: one.content },
    ...beside(dialect),
    speaker: pointing(one.speaker, dialect),
    options: one.options.map((option) => ({
      id: pointing(option.id, dialect),
      content: { content: option.content },
      reply: { content: option.reply },
      next_node_id: pointing(option.nextNodeId, dialect),
    })),
    prompt: one.prompt,
    answer: pointing(one.answerId, dialect),
    puzzle_desc: one.puzzle,
    next_node_id: pointing(one.nextNodeId, dialect),
  }
}

export const content = (one: Content, dialect: Dialect): Json => ({
  [dialect.nodeList]: one.nodes.map((step) => node(step, one, dialect)),
  [dialect.mainTasks]: one.tasks.map((todo) => task(todo, dialect, one.key)),
})
