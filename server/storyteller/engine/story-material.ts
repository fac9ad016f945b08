import { chapterKeyOf } from '#schemas/chapter.ts'
import type { KnownElements } from '#schemas/element.ts'
import type { Brief } from '#schemas/settings.ts'
import { TASK_TYPE } from '#schemas/task.ts'
import { distinctLooks } from '#server/media/cast-looks.ts'
import { distinctRooms } from '#server/media/distinct-rooms.ts'
import type { PictureBrief } from '#server/media/picture.ts'
import { coverBrief } from '#server/storyteller/builtin/cover/cover-subject.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Material } from '#server/storyteller/builtin/material.ts'
import { cultureOf } from '#server/storyteller/builtin/pictures.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { sheetWithText } from '#server/storyteller/builtin/seen-in-text.ts'
import { large } from '#server/storyteller/builtin/telling/large.ts'
import { withThings } from '#server/storyteller/builtin/things/things-in-text.ts'
import type { TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import { storyFacts } from './product-facts.ts'
import { chapterNodes, locationsOf, partsPlayed } from './product-nodes.ts'
import { npcsOf, peopleOf, playerOf } from './product-people.ts'
import { storyTasks } from './product-tasks.ts'
import { storyCover } from './story-cover.ts'
import type { StoryGame } from './story-input.ts'
import { prologueOf } from './story-of.ts'
import type { Text } from './text.ts'

/** What a game of a plot is made a product's game with. */
export type MaterialInput = {
  readonly game: StoryGame
  readonly pack: LanguagePack
  readonly brief: Brief
  /** How the idea is read, in its own language. */
  readonly reading: TypedReading
  /** The outline's text: the introduction, unless the creator wrote another. */
  readonly outline: string
  readonly rng: Rng
}

/** A told game in the shapes of the product, as its plan keeps it. */
export function storyMaterial(input: MaterialInput): Material {
  const { game, pack, brief, rng } = input
  const { story } = game.texts
  const tell = (text: Text): string => game.teller.tell(text).text
  const tasks = storyTasks(game)
  const ofChapter = (chapter: number) =>
    tasks.filter(({ chapterIndex }) => chapterIndex === chapter)
  const { mood, bed } = game.place.paint
  return {
    elements: elementsOf(input),
    locations: locationsOf(game, pack.caption),
    player: playerOf(game, pack, brief, rng.fork('player')),
    npcs: npcsOf(game, pack),
    npcTasks: tasks.filter(({ roleId }) => roleId !== null),
    prologue: [...prologueOf(story), '{kin}'].map(tell).filter((text) => text !== ''),
    chapters: story.chapters.map(({ title, summary }, at) => ({
      id: at + 1,
      title: large(tell(title)),
      summary: tell(summary),
      tasks: ofChapter(at + 1),
    })),
    contents: chapterNodes(game).map((nodes, at) => ({
      key: chapterKeyOf(at + 1),
      index: at + 1,
      nodes,
      tasks: ofChapter(at + 1).filter(({ type }) => type !== TASK_TYPE.side),
    })),
    pictures: picturesOf(input),
    music: { mood, bed, seed: seedOf(input, 'music') },
    facts: storyFacts(game),
  }
}

function elementsOf({ game, pack, brief, outline }: MaterialInput): KnownElements {
  const { story } = game.texts
  const tell = (text: Text): string => game.teller.tell(text).text
  const edited = brief.outlineText.trim()
  const place = large(tell('{place.name}'))
  return {
    title: large(tell(story.titles)),
    templateKey: brief.outlineKey,
    intro: edited === '' ? outline : edited,
    coverDescription: pack.caption(place, tell(story.cover)),
    worldOverview: tell(story.world),
    playerIdentity: large(tell('{hero}')),
    playerGoal: tell(story.goal),
    mainConflict: tell(story.conflict),
    incitingEvent: tell(story.inciting),
    theme: tell(story.theme),
    keyNpcs: peopleOf(game, pack),
    symbol: tell(story.symbol),
    // a season of the place may be another one than that of the day which an idea names
    timePoint: large(tell('{place.time}')),
    worldRules: tell({ parts: ['{place.rules}', '{premise.told}'] }),
  }
}

const seedOf = ({ game, brief }: MaterialInput, what: string): string =>
  `${brief.idea.slice(0, 80)}:${game.texts.id}:${game.place.id}:${brief.outlineKey}:${what}`

/** What says of somebody how they look at others. */
const natureOf = ({ traits, personality }: StoryGame['cast'][number]['from']): string =>
  [...personality.map(({ name }) => name), ...traits].join(' ')

/** The cover first, then places and faces in turn. */
function picturesOf(input: MaterialInput): Material['pictures'] {
  const { game, brief, pack } = input
  const { place, mood } = game.place.paint
  const brushed = (subject: PictureBrief['subject'], what: string): PictureBrief => ({
    ...{ subject, style: brief.artStyle, seed: seedOf(input, what) },
  })
  const parts = partsPlayed(game)
  const rooms = distinctRooms(
    parts.map((part) => ({
      ...{ kind: 'location', place, room: game.place.parts[part].room, mood },
      ...withThings(game.teller.tell({ parts: [`{${part}.seen}`, `{${part}.small}`] }).text),
    })),
  )
  const places = rooms.map((room, at) => ({
    brief: brushed(room, `${parts[at]}`),
    shown: { location: `loc_${at + 1}` },
  }))
  const culture = cultureOf(pack.language)
  const looks = distinctLooks(
    game.cast.map(({ role, sex, years, from }) => ({
      ...{ kind: 'portrait', sex, age: years, mood, culture },
      ...sheetWithText(from.portrait, game.teller.tell(`{${role}.look}`).text, natureOf(from)),
    })),
  )
  const faces = looks.map((look, at) => {
    const id = game.cast[at]?.id ?? at + 1
    return { brief: brushed(look, `person-${id}`), shown: { npc: id } }
  })
  const cover = {
    brief: coverBrief(storyCover(game, pack.language, input.reading), brief.idea, brief.artStyle),
    shown: { cover: true as const },
  }
  const most = Math.max(places.length, faces.length)
  const inTurn = Array.from({ length: most }, (_, at) => [
    ...places.slice(at, at + 1),
    ...faces.slice(at, at + 1),
  ])
  return [cover, ...inTurn.flat()]
}
