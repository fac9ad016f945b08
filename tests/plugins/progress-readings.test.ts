import { describe, expect, it } from 'vitest'
import { aChapter, aLocation, aNode, anNpc, aPlayer, aTask } from '#fixtures/builders.ts'
import { basicsActivity, basicsProgress, basicsReady } from '#plugins/basics/projections.ts'
import {
  contentsActivity,
  contentsPieces,
  contentsProgress,
  contentsReady,
} from '#plugins/contents/projections.ts'
import { isUnpainted } from '#plugins/media/projections.ts'
import {
  castToCome,
  npcsActivity,
  npcsPieces,
  npcsProgress,
  npcsReady,
} from '#plugins/npcs/projections.ts'
import { playerProgress, playerReady } from '#plugins/player/projections.ts'
import { storyProgress, storyReady, tasksByChapter } from '#plugins/story/projections.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { draftWith, type Slices } from '../core/draft-with.ts'

const { script, session } = emptyDraft()
const rowsOf = <T>(entries: readonly (readonly [id: string | number, value: T])[]) => ({
  minVersion: -1,
  rows: entries.map(([id, value]) => ({ id, version: 0, value })),
})
const slot = <T>(value: T) => ({ version: 0, value })
const partsOf = (parts: Record<string, readonly unknown[]>) => ({
  minVersion: -1,
  partitions: Object.entries(parts).map(([key, all], at) => ({
    ...{ key, index: at + 1, minVersion: -1 },
    ...rowsOf(all.map((one, id) => [id, one] as const)),
  })),
})
/** A draft of which some slices hold what is given beside what they are empty. */
const draftOf = (given: { [Name in keyof Slices]?: object }) =>
  draftWith(
    Object.fromEntries(
      Object.entries(given).map(([name, more]) => [
        name,
        { ...((name in script ? script : session)[name as never] as object), ...more },
      ]),
    ) as Partial<Slices>,
  )

describe('how far a step is', () => {
  it('[ST60] the world: 60 with a title, 20 with a cover, 20 with a picture of any place', () => {
    const at = (title: string, cover: string | null, images: (string | null)[], intro = '') => {
      const places = images.map(
        (image, id) => [`p${id}`, aLocation({ id: `p${id}`, image })] as const,
      )
      return draftOf({
        basics: {
          elements: rowsOf([
            ['intro', intro],
            ['title', title],
          ]),
          locations: rowsOf(places),
        },
        media: { cover: slot(cover) },
      })
    }
    expect(basicsProgress(at('', null, []))).toBe(0)
    expect(basicsProgress(at('x', null, [null]))).toBe(60)
    expect(basicsProgress(at('x', 'c', [null]))).toBe(80)
    expect(basicsProgress(at('x', 'c', [null, 'i']))).toBe(100)
    expect(basicsProgress(at('', null, ['i']))).toBe(20)
    expect(
      [at('x', null, []), at('', null, [], 'y'), at('x', null, [], 'y')].map(basicsReady),
    ).toEqual([false, false, true])
    const doing = [at('', null, []), at('x', null, []), at('x', 'c', [])].map(basicsActivity)
    expect(doing.map(({ key }) => key)).toEqual(['status.world', 'status.cover', 'status.places'])
    expect(
      [at('x', null, []), at('x', 'c', []), at('x', 'c', [null]), at('x', 'c', ['i'])].map(
        isUnpainted,
      ),
    ).toEqual([true, false, true, false])
  })

  it('[ST60] the player: 30 with a name, 60 with gender or past, 100 with all; empty space tells nothing', () => {
    const progress = (given: object | null) =>
      playerProgress(draftOf({ player: slot(given && aPlayer(given)) }))
    expect(progress(null)).toBe(0)
    expect(progress({ name: ' ' })).toBe(0)
    expect(progress({ gender: ' ', backstory: '' })).toBe(30)
    expect(progress({ gender: '' })).toBe(60)
    expect(progress({ backstory: '' })).toBe(60)
    expect(progress({ age: '' })).toBe(60)
    expect(progress({})).toBe(100)
    const ready = (given: object | null) =>
      playerReady(draftOf({ player: slot(given && aPlayer(given)) }))
    expect([null, { name: ' ' }, {}].map(ready)).toEqual([false, false, true])
  })

  it('[ST60] the people: up to 60 by those who are whole, 20 with a portrait, 20 with a task', () => {
    const at = (people: object[], tasks = 0, castSize: number | null = null) =>
      draftOf({
        npcs: {
          cast: rowsOf(people.map((one, id) => [id, anNpc({ id, ...one })] as const)),
          tasks: rowsOf(Array.from({ length: tasks }, (_, id) => [id, aTask({ id })] as const)),
          castSize,
        },
      })
    expect(npcsProgress(at([], 3))).toBe(0)
    expect(npcsProgress(at([{ bio: '' }]))).toBe(0)
    expect(npcsProgress(at([{}]))).toBe(60)
    for (const lacking of ['name', 'gender', 'occupation', 'bio'])
      expect(npcsProgress(at([{}, {}, { [lacking]: '' }])), lacking).toBe(40)
    expect(npcsProgress(at([{}, { photo: 'p' }]))).toBe(80)
    expect(npcsProgress(at([{ avatar: 'a' }], 1))).toBe(100)
    expect([at([]), at([{}])].map(npcsReady)).toEqual([false, true])
    expect(
      [at([]), at([{ bio: '' }, {}]), at([{}]), at([{}, { avatar: 'a' }])].map(
        (one) => npcsActivity(one).key,
      ),
    ).toEqual(['status.cast', 'status.cast', 'status.portraits', 'status.favours'])
    expect([at([]), at([], 0, 6)].map(castToCome)).toEqual([4, 6])
    expect(npcsPieces(at([{}, {}], 0, 1))).toEqual({ there: 2, expected: 2 })
    expect(npcsPieces(at([{}], 0, 5))).toEqual({ there: 1, expected: 5 })
    const faces = (given: object) => isUnpainted(draftOf({ ...given, media: { cover: slot('c') } }))
    const people = (one: object) => ({ npcs: { cast: rowsOf([[1, anNpc({ id: 1, ...one })]]) } })
    expect([{}, { photo: 'p' }, { avatar: 'a' }].map((one) => faces(people(one)))).toEqual([
      ...[true, false, false],
    ])
  })

  it('[ST60] the story: the share of its chapters that are told, 30 where none is', () => {
    const at = (chapters: object[]) =>
      draftOf({
        story: {
          chapters: rowsOf(
            chapters.map((one, id) => [id + 1, aChapter({ id: id + 1, ...one })] as const),
          ),
        },
      })
    expect(storyProgress(at([]))).toBe(0)
    expect(storyProgress(at([{ title: '' }, { summary: '' }]))).toBe(30)
    expect(storyProgress(at([{ title: '' }, {}, {}]))).toBe(67)
    expect(storyProgress(at([{}]))).toBe(100)
    expect([at([]), at([{}])].map(storyReady)).toEqual([false, true])
  })

  it('[ST60] the scenes: 50 with any of them, 50 with any task; a chapter after the other', () => {
    const at = (nodes: object, tasks: object, chapters = 0) =>
      draftOf({
        nodes: partsOf(nodes as Record<string, unknown[]>),
        tasks: partsOf(tasks as Record<string, unknown[]>),
        story: {
          chapters: rowsOf(
            Array.from(
              { length: chapters },
              (_, id) => [id + 1, aChapter({ id: id + 1 })] as const,
            ),
          ),
        },
      })
    const [node, task] = [aNode(), aTask()]
    expect(contentsProgress(at({}, {}))).toBe(0)
    expect(contentsProgress(at({ chapter_1: [] }, { chapter_1: [] }))).toBe(0)
    expect(contentsProgress(at({ chapter_1: [], chapter_2: [node] }, {}))).toBe(50)
    expect(contentsProgress(at({}, { chapter_1: [task] }))).toBe(50)
    expect(contentsProgress(at({ chapter_1: [node] }, { chapter_1: [task] }))).toBe(100)
    expect([at({}, {}), at({}, { chapter_1: [task] })].map(contentsReady)).toEqual([false, true])
    expect(contentsPieces(at({ chapter_1: [node] }, {}, 3))).toEqual({ there: 1, expected: 3 })
    expect(contentsPieces(at({ chapter_1: [node] }, {}, 0))).toEqual({ there: 1, expected: 1 })
    const chapter = (number: number) => ({ key: 'status.chapter', values: { chapter: number } })
    expect(contentsActivity(at({}, {}))).toEqual(chapter(1))
    expect(contentsActivity(at({ chapter_1: [node] }, {}, 2))).toEqual(chapter(2))
    expect(contentsActivity(at({ chapter_1: [node] }, {}, 1))).toEqual({ key: 'status.pictures' })
    const whole = at({ chapter_1: [node] }, {}, 1)
    const painted = draftWith({ media: { ...script.media, cover: slot('c') } as never }, whole)
    expect(contentsActivity(painted)).toEqual({ key: 'status.finishing' })
    // what the outline has no tasks of has those of its scenes
    const bare = draftOf({
      story: {
        chapters: rowsOf([
          [1, aChapter({ id: 1, tasks: [] })],
          [2, aChapter({ id: 2, tasks: [aTask({ id: 7 })] })],
          [3, aChapter({ id: 3, tasks: [] })],
        ]),
      },
      tasks: partsOf({ chapter_1: [task], chapter_2: [task] }),
    })
    const ids = [...tasksByChapter(bare)].map(([id, tasks]) => [id, tasks.map((one) => one.id)])
    expect(ids).toEqual([
      [1, [task.id]],
      [2, [7]],
      [3, []],
    ])
  })
})
