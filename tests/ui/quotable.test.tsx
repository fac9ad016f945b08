import { createElement } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { genderIn } from '#core/game/gender.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { PlaceDetails } from '#plugins/basics/places.tsx'
import { locations } from '#plugins/basics/projections.ts'
import { basicsView } from '#plugins/basics/view.tsx'
import { NpcDetails } from '#plugins/npcs/npc-dialog.tsx'
import { cast, npcTaskPaths } from '#plugins/npcs/projections.ts'
import { npcsView } from '#plugins/npcs/view.tsx'
import { PlayerDetails, playerView } from '#plugins/player/view.tsx'
import { chooseOption, finishReading, goOn, openPreview } from '#plugins/preview/commands.ts'
import { NodeOutline } from '#plugins/preview/node-outline.tsx'
import { playbackState } from '#plugins/preview/projections.ts'
import { TaskList } from '#plugins/preview/task-list.tsx'
import { Transcript } from '#plugins/preview/transcript.tsx'
import { gameLanguage, gameSnapshot } from '#plugins/script/projections.ts'
import { storyView } from '#plugins/story/view.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { gamePath, valueAt } from '#schemas/wire/game-path.ts'
import { parsePath } from '#schemas/wire/path.ts'
import { emphasisRuns } from '#ui/kit/emphasis.ts'
import { GENDER_SIGNS } from '#ui/kit/gender-sign.tsx'
import { languageOfWords } from '#ui/kit/language-of-words.ts'
import { ORIGIN, type TestEditor } from '../plugins/test-editor.ts'
import { loadWords, opened, part, sectionOf, shown } from './editor-page.ts'
import { type Marked, markedIn } from './marked-areas.ts'

beforeAll(loadWords)

const SECTIONS = [basicsView, playerView, npcsView, storyView]

/** Plays the open chapter a little, so that its transcript has texts, a choice and its reply. */
function play({ editor, draft }: TestEditor): void {
  for (let step = 0; step < 6; step++) {
    const state = playbackState(draft())
    if (state.kind === 'choose')
      editor.run(chooseOption, { optionId: state.node.options[0]?.id ?? 0 })
    editor.run(finishReading)
    editor.run(goOn)
  }
}

/** All areas of all that can be read of a game: its sections, its details, its tasks and its nodes. */
function areasOf(testEditor: TestEditor): Marked[] {
  const draft = testEditor.draft()
  const language = gameLanguage(draft)
  const { player, contents } = gameSnapshot(draft)
  const details = [
    ...locations(draft).map((place, at) =>
      createElement(PlaceDetails, { place, at, language, awaited: false }),
    ),
    ...cast(draft).map((npc, at) =>
      createElement(NpcDetails, { npc, at, taskPaths: npcTaskPaths(draft), language }),
    ),
    ...(player === null ? [] : [createElement(PlayerDetails, { player, language })]),
  ]
  const pages = [
    ...SECTIONS.map((view) => part(testEditor, sectionOf(view))),
    ...details.map((element) => shown(testEditor, element)),
    part(testEditor, TaskList),
  ]
  for (const { key } of contents) {
    testEditor.editor.run(openPreview, { what: 'nodes', chapterKey: key })
    play(testEditor)
    pages.push(part(testEditor, NodeOutline), part(testEditor, Transcript))
  }
  return pages.flatMap(markedIn)
}

/** A text as its reader sees it. */
const seen = (text: string, language: GameLanguage): string =>
  emphasisRuns(text, language)
    .map((run) => run.text)
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')

/** What stands for a value that is drawn otherwise than it is written. */
function drawn(path: string, value: string): string {
  const gender = path.endsWith('.gender') ? genderIn(value) : null
  if (gender !== null) return GENDER_SIGNS[gender]
  return path.endsWith('.age') && /^\d+$/.test(value) ? `${value} years old` : value
}

/** Looks up every area in the wire form of the game; answers those whose text stands there. */
function lookUp(testEditor: TestEditor): Marked[] {
  const language = gameLanguage(testEditor.draft())
  const wire = encodeGame(gameSnapshot(testEditor.draft()), 1, ORIGIN)
  const areas = areasOf(testEditor)
  for (const { path, title, lang, text } of areas) {
    const value = valueAt(wire, parsePath(path) ?? [''])
    expect(value, path).toBeDefined()
    expect(title, path).not.toBe('')
    if (typeof value !== 'string') continue
    expect(text.trim(), path).toBe(seen(drawn(path, value), language))
    // some of what the builders of fixtures say is English in every game
    expect(lang, path).toBe(languageTagOf(languageOfWords(value, language)))
  }
  return areas
}

const at = <T,>(list: readonly T[], paths: (place: number) => string[]): string[] =>
  list.flatMap((_, place) => paths(place))

/** Where everything stands that must be quotable. */
const expected = ({
  elements,
  locations,
  npcs,
  npcTasks,
  prologue,
  chapters,
  contents,
}: GameSnapshot) => [
  ...(Object.keys(elements) as (keyof typeof elements)[])
    .filter((name) => !['templateKey', 'musicUrl', 'voiceId'].includes(name))
    .map(gamePath.element),
  ...at(locations, (i) => [gamePath.location(i), gamePath.location(i, 'description')]),
  gamePath.player(),
  gamePath.player('synopsis'),
  gamePath.player('backstory'),
  ...at(npcs, (i) => [gamePath.npc(i), gamePath.npc(i, 'name'), gamePath.npc(i, 'bio')]),
  ...at(npcTasks, (i) => [gamePath.ofTask(gamePath.npcTask(i), 'name')]),
  gamePath.prologue(),
  ...at(prologue, (i) => [gamePath.prologue(i)]),
  ...at(chapters, (i) => [gamePath.chapter(i), gamePath.chapter(i, 'summary')]),
  ...chapters.flatMap(({ tasks }, i) => at(tasks, (j) => [gamePath.chapterTask(i, j)])),
  ...contents.flatMap(({ key, nodes }) =>
    at(nodes, (i) => [gamePath.node(key, i), gamePath.node(key, i, 'content')]),
  ),
]

describe('quotable areas', () => {
  it.each(['en_US', 'zh_CN', 'ja_JP'] as const)(
    '[QT10] everything told in %s is marked with its title and the path where exactly that text stands',
    async (language) => {
      const game = sampleGame(language)
      const paths = new Set(lookUp(await opened(game)).map(({ path }) => path))
      expect(expected(game).filter((path) => !paths.has(path))).toEqual([])
    },
  )

  it('[QT10] areas follow what they hold when things before them are removed or added', async () => {
    const game = sampleGame('en_US')
    const testEditor = await opened({
      ...game,
      npcs: game.npcs.slice(1),
      locations: game.locations.slice(2),
      chapters: game.chapters.slice(1),
      contents: game.contents.map((one) => ({ ...one, nodes: one.nodes.slice(1) })),
    })
    const areas = lookUp(testEditor)
    const second = game.chapters[1]?.title
    expect(areas.find(({ path }) => path === 'script_outline.chapters[0].title')?.text).toBe(second)
    expect(areas.map(({ path }) => path)).not.toContain(gamePath.chapter(game.chapters.length - 1))
  })

  it('[QT10] a chapter without tasks of its own names those that came with its nodes', async () => {
    const game = sampleGame('en_US')
    const chapters = game.chapters.map((chapter) => ({ ...chapter, tasks: [] }))
    const paths = lookUp(await opened({ ...game, chapters })).map(({ path }) => path)
    expect(paths).toContain('script_key_nodes_and_task_map.chapter_1.tasks[0].name')
  })
})
