import type { GameSnapshot } from '#schemas/game.ts'
import type { Dialect } from './dialect.ts'
import { basics, beside, cast, content, npc, npcTasks, photo, player, story } from './spell.ts'

/** A frame of SPEC section 7: script_id, key, message, step, and nothing else. */
export type SpecFrame = Record<string, unknown>
type Said = { key: keyof Dialect['keys']; step: number; message: unknown }

function castSaid(game: GameSnapshot, dialect: Dialect): Said[] {
  const all = game.npcs.map((one) => npc(one, game, dialect))
  const messages = dialect.cast === 'one by one' ? all : [cast(all, dialect)]
  return messages.map((message) => ({ key: 'role', step: 2, message }))
}

function photosSaid(game: GameSnapshot, dialect: Dialect): Said[] {
  const all = game.npcPhotos.map((one) => photo(one, dialect))
  const map = () => Object.fromEntries(game.npcPhotos.map((one, at) => [one.npcId, all[at]]))
  const messages = dialect.photos === 'each' ? all : [dialect.photos === 'list' ? all : map()]
  return messages.map((message) => ({ key: 'photo', step: 2, message }))
}

function imagesSaid(game: GameSnapshot, dialect: Dialect): Said[] {
  const each = Object.entries(game.locationImages).map(([id, url]) => ({ [id]: url }))
  const messages = dialect.images === 'each' ? each : [game.locationImages]
  return messages.map((message) => ({ key: 'image', step: 0, message }))
}

function contentsSaid(game: GameSnapshot, dialect: Dialect): Said[] {
  const each = game.contents.map((one) =>
    dialect.contents === 'named'
      ? { chapterKey: one.key, ...content(one, dialect) }
      : { [one.key]: content(one, dialect) },
  )
  const messages = dialect.contents === 'map' ? [Object.assign({}, ...each)] : each
  return messages.map((message) => ({ key: 'nodes', step: 4, message }))
}

function coverSaid(game: GameSnapshot, { cover }: Dialect): Said {
  const url = game.cover ?? ''
  const ways = { bare: url, quoted: JSON.stringify(url), url: { url }, cover: { cover: url } }
  return { key: 'cover', step: 0, message: ways[cover] }
}

function frameOf(scriptId: string, { key, step, message }: Said, dialect: Dialect): SpecFrame {
  const name = dialect.keys[key]
  const whole = dialect.wrapped && typeof message === 'object' ? { [name]: message } : message
  const asText = dialect.message === 'text' && typeof whole !== 'string'
  return {
    script_id: scriptId,
    key: name,
    message: asText ? JSON.stringify(whole) : whole,
    ...(dialect.step ? { step } : {}),
    ...beside(dialect),
  }
}

/** A whole game in frames, in the order in which SPEC section 7 names the keys. */
export function framesOf(scriptId: string, game: GameSnapshot, dialect: Dialect): SpecFrame[] {
  const tasks: Said[] =
    dialect.tasksOfNpcs === 'inside'
      ? []
      : [{ key: 'tasks', step: 2, message: npcTasks(game, dialect) }]
  const said: Said[] = [
    { key: 'basics', step: 0, message: basics(game, dialect) },
    { key: 'player', step: 1, message: player(game, dialect) },
    ...castSaid(game, dialect),
    coverSaid(game, dialect),
    ...imagesSaid(game, dialect),
    { key: 'story', step: 3, message: story(game, dialect) },
    ...contentsSaid(game, dialect),
    ...tasks,
    ...photosSaid(game, dialect),
  ]
  return said.map((one) => frameOf(scriptId, one, dialect))
}

/** What a revision replaced: `update script`, then `update script finish`. */
export function updateOf(scriptId: string, game: GameSnapshot, dialect: Dialect): SpecFrame[] {
  const whole = {
    initialElement: basics(game, dialect),
    characterProfile: player(game, dialect),
    npcList: cast(
      game.npcs.map((one) => npc(one, game, dialect)),
      dialect,
    ),
    scriptOutline: story(game, dialect),
  }
  const message = dialect.message === 'text' ? JSON.stringify(whole) : whole
  const frame = { script_id: scriptId, ...beside(dialect) }
  return [
    { ...frame, key: dialect.keys.update, message },
    { ...frame, key: dialect.keys.finish, message: '' },
  ]
}

/** The completion message: step 0 with no key and no message. */
export function endingOf(scriptId: string, { ending }: Dialect): SpecFrame {
  const ways = { absent: {}, empty: { key: '', message: '' }, null: { key: null, message: null } }
  return { script_id: scriptId, ...ways[ending], step: 0 }
}

/** The game info of SPEC section 3, of as much of the game as is told. */
export function gameInfo(game: GameSnapshot, dialect: Dialect, done: boolean): SpecFrame {
  const part = (value: unknown) => (dialect.nested ? JSON.stringify(value) : value)
  const { chapters, ...rest } = story(game, dialect)
  const outline =
    dialect.chapters === 'bare' && game.prologue.length === 0 ? chapters : { ...rest, chapters }
  return {
    setting: game.brief.idea ?? '',
    extract_information: { title: game.elements.title ?? '' },
    cover: game.cover,
    initial_element: part(basics(game, dialect)),
    character_profile: game.player === null ? null : part(player(game, dialect)),
    npc_list: part(
      cast(
        game.npcs.map((one) => npc(one, game, dialect)),
        dialect,
      ),
    ),
    npc_photos: game.npcPhotos.map((one) => photo(one, dialect)),
    npc_tasks: part(npcTasks(game, dialect)),
    script_outline: part(outline),
    script_key_nodes_and_task_map: part(
      Object.fromEntries(game.contents.map((one) => [one.key, content(one, dialect)])),
    ),
    location_images: game.locationImages,
    ideogram_style_type: 'REALISTIC',
    game_duration: 'normal',
    player_gender: 'ALL',
    player_age: 'ALL',
    ...(dialect.language ? { language: game.brief.language } : {}),
    ...beside(dialect),
    status: done ? dialect.done : 1,
  }
}
