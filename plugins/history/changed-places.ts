import type { Wording } from '#plugins/kit.ts'

/** Which part of the game a wire path stands in; the first that fits. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^cover|^initial_element\.(image|cover)/, 'cover'],
  [/^initial_element\.title/, 'title'],
  [/^initial_element\.(game_)?intro/, 'intro'],
  [/^initial_element\.location/, 'places'],
  [/^initial_element\.sel_/, 'music'],
  [/^initial_element/, 'world'],
  [/^character_profile/, 'player'],
  [/^npc_/, 'characters'],
  [/^script_outline\.prologue/, 'prologue'],
  [/^script_outline/, 'story'],
  [/^script_key_nodes_and_task_map/, 'contents'],
]
const CHAPTER = /^script_outline\.chapters\[(\d+)\]/
const CHAPTER_CONTENTS = /^script_key_nodes_and_task_map\.\w*?(\d+)(?:\.(key_nodes|tasks))?/

/** The parts of the game that some wire paths stand in, each once, as the keys of their words. */
export function changedPlaces(paths: readonly string[]): Wording[] {
  const places = new Map<string, Wording>()
  for (const path of paths) {
    const place = placeOf(path)
    places.set(`${place.key} ${place.values?.number ?? ''}`, place)
  }
  return [...places.values()]
}

function placeOf(path: string): Wording {
  const chapter = CHAPTER.exec(path)
  if (chapter !== null)
    return { key: 'history.place.chapter', values: { number: Number(chapter[1]) + 1 } }
  const contents = CHAPTER_CONTENTS.exec(path)
  if (contents !== null) {
    const what = contents[2] === 'tasks' ? 'tasks' : 'nodes'
    return { key: `history.place.${what}`, values: { number: Number(contents[1]) } }
  }
  const name = PLACES.find(([form]) => form.test(path))?.[1] ?? 'game'
  return { key: `history.place.${name}` }
}
