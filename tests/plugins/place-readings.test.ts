import { expect, it } from 'vitest'
import { changedPlaces } from '#plugins/history/changed-places.ts'
import { isCovered, updateShown } from '#plugins/revision-animation/projections.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { Updates } from '#schemas/updates.ts'
import { createBlockReader } from '#ui/kit/markdown-blocks.ts'
import { draftWith } from '../core/draft-with.ts'

it.each([
  ['cover', 'cover'],
  ['initial_element.image', 'cover'],
  ['initial_element.cover', 'cover'],
  ['initial_element.title', 'title'],
  ['initial_element.intro', 'intro'],
  ['initial_element.game_intro', 'intro'],
  ['initial_element.locations[2].loc_desc', 'places'],
  ['initial_element.sel_music', 'music'],
  ['initial_element.world_overview', 'world'],
  ['character_profile.pname', 'player'],
  ['npc_list.npcs[0].bio', 'characters'],
  ['script_outline.prologue[1]', 'prologue'],
  ['script_outline.epilogue', 'story'],
  ['script_key_nodes_and_task_map', 'contents'],
  ['something_else', 'game'],
])('[HY63] what was changed at %s is named as the part %s', (path, part) => {
  expect(changedPlaces([path])).toEqual([{ key: `history.place.${part}` }])
})

it('[HY63] a chapter is named by its number, its scenes and its tasks apart, and each part once', () => {
  const map = 'script_key_nodes_and_task_map.chapter_'
  expect(
    changedPlaces([
      'script_outline.chapters[0].title',
      'script_outline.chapters[0].summary',
      'script_outline.chapters[1].title',
      `${map}2.key_nodes[0].text`,
      `${map}2.tasks[0].name`,
      `${map}3`,
      'npc_list.npcs[0].bio',
      'npc_list.npcs[1].bio',
    ]),
  ).toEqual([
    { key: 'history.place.chapter', values: { number: 1 } },
    { key: 'history.place.chapter', values: { number: 2 } },
    { key: 'history.place.nodes', values: { number: 2 } },
    { key: 'history.place.tasks', values: { number: 2 } },
    { key: 'history.place.nodes', values: { number: 3 } },
    { key: 'history.place.characters' },
  ])
})

it('[UP60] an update covers the sections of what it changes, each named once, and all where that is not known', () => {
  const shown = (modules: Updates['modules'], isVisible = true) =>
    updateShown(draftWith({ updates: { ...emptyDraft().session.updates, isVisible, modules } }))
  expect(shown(['npcs'], false)).toBeNull()
  const named = shown(['npcTasks', 'cover', 'npcs', 'chapters'])
  expect(named?.parts).toEqual(['basics', 'npcs', 'story'])
  for (const stage of ['basics', 'player', 'npcs', 'story', 'contents'])
    expect(named && isCovered(named, stage), stage).toBe(
      ['basics', 'npcs', 'story'].includes(stage),
    )
  const unknown = shown([])
  expect(unknown && isCovered(unknown, 'player')).toBe(true)
})

it('[TH61] code ends where its fence does: with the same marks, as many or more, and nothing behind them', () => {
  const closed = (text: string) => createBlockReader()(`${text}\n\nnext\n\n`).closed.length
  const body = 'a\n\nb'
  for (const [begin, end] of [
    ['```', '```'],
    ['```js', '````'],
    ['~~~', '~~~ '],
    ['~~~~', '  ~~~~'],
  ] as const)
    expect(closed(`${begin}\n${body}\n${end}`), `${begin} ${end}`).toBe(1)
  // what does not end is one block to its end
  for (const [begin, end] of [
    ['```', '~~~'],
    ['````', '```'],
    ['```', '``` js'],
  ] as const)
    expect(closed(`${begin}\n${body}\n${end}`), `${begin} ${end}`).toBe(0)
  // a mark within a line opens nothing
  expect(closed('``` a ``` b')).toBe(1)
})
