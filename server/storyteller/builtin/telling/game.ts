import type { Chapter } from '#schemas/chapter.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { Elements } from '#schemas/element.ts'
import type { ChapterContent } from '#schemas/game.ts'
import type { Location } from '#schemas/location.ts'
import type { Npc } from '#schemas/npc.ts'
import type { Player } from '#schemas/player.ts'
import type { Brief, Duration } from '#schemas/settings.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import type { Member } from '../case/people.ts'
import { type Premise, saysIdea, tellerFor, throughLens, withIdea } from '../compose.ts'
import type { ActOne, ActThree, ActTwo } from '../frame.ts'
import { type Kit, LOCATION_KEYS } from '../kit.ts'
import type { LanguagePack } from '../language-pack.ts'
import type { LensKey } from '../line.ts'
import { outlineOf, readOutlineKey } from '../outlines.ts'
import { actOne } from './act-one.ts'
import { actThree } from './act-three.ts'
import { actTwo } from './act-two.ts'
import { casePlayer } from './case-player.ts'
import { large } from './large.ts'
import { locationIdOf, type NodeIds, nodesOf, numberScenes } from './nodes.ts'
import { withPauses } from './pauses.ts'
import type { Scene } from './scene.ts'
import { tasksOf } from './tasks.ts'
import type { Teller } from './teller.ts'
import { toldInOne } from './told-in-one.ts'

/** A whole game in the shapes of the product, and the scenes it was made from. */
export type Game = {
  readonly premise: Premise
  readonly lens: LensKey
  readonly kit: Kit
  readonly elements: Partial<Elements>
  readonly locations: readonly Location[]
  readonly player: Player
  readonly npcs: readonly Npc[]
  readonly npcTasks: readonly Task[]
  readonly prologue: readonly string[]
  readonly chapters: readonly Chapter[]
  readonly contents: readonly ChapterContent[]
  readonly scenes: readonly (readonly Scene[])[]
  readonly ids: NodeIds
}

const bareOccupation = (text: string): string => large(text.replace(/^the /, ''))

function npcOf({ premise }: { premise: Premise }, teller: Teller, member: Member): Npc {
  const { pack } = premise
  const { from } = member
  return {
    id: member.id,
    name: member.full,
    gender: pack.sexLabel[member.sex],
    age: String(member.years),
    occupation: bareOccupation(teller.tell(member.occupation)),
    bio: teller.tell(from.bio, { self: member }),
    backstory: teller.tell(from.backstory, { self: member }),
    traits: from.personality
      .split(/\s*[,，、;；]\s*/u)
      .filter(Boolean)
      .map((name) => ({ name: large(name), effect: '' })),
    appearance: teller.tell(from.appearance, { self: member }),
    avatarBackground: from.portrait.coat ?? '#2f3542',
    voiceId: '',
    avatar: null,
    photo: null,
  }
}

function locationsOf(kit: Kit, teller: Teller, pack: LanguagePack): Location[] {
  return LOCATION_KEYS.map((key, at) => {
    const { name, description } = kit.locations[key]
    const [called, told] = [large(teller.tell(name)), teller.tell(description)]
    return {
      id: locationIdOf(at),
      name: called,
      description: told,
      imageDescription: pack.caption(called, told),
      image: null,
    }
  })
}

function elementsOf(
  game: Pick<Game, 'premise' | 'lens' | 'kit'>,
  teller: Teller,
  brief: Brief,
): Partial<Elements> {
  const { kit, tell } = teller
  const { pack, truth } = game.premise
  const outline = outlineOf(game.premise, game.lens, readOutlineKey(brief.outlineKey).telling)
  const edited = brief.outlineText.trim()
  const intro = edited === '' || edited === outline.text ? outline.text : edited
  const premise = kit('premise')
  return {
    title: large(kit('titles')),
    templateKey: brief.outlineKey,
    intro,
    coverDescription: pack.caption(large(tell('{place}')), kit('isolation')),
    worldOverview: kit('world'),
    playerIdentity: tell(game.kit.player.profession),
    playerGoal: tell(game.kit.player.goal),
    mainConflict: kit('question'),
    // the idea's sentence is quoted once: in the introduction, else here
    incitingEvent: saysIdea(game.premise, intro)
      ? premise
      : withIdea(game.premise, teller, pack.frame.ideaPrologue, premise),
    theme: kit('theme'),
    keyNpcs: pack.visitors(truth.suspects),
    symbol: tell('{key.description}'),
    timePoint: kit('time'),
    worldRules: kit('rules'),
  }
}

/** Harder games offer more wrong ways to open the lock. */
const WRONG_NUMBERS: Readonly<Record<Duration, number>> = {
  beginner: 2,
  easy: 3,
  normal: 3,
  hard: 5,
  expert: 5,
  extreme: 7,
}

/** Longer games tell what a choice passed by, too. */
const DEPTH: Readonly<Record<Duration, 0 | 1 | 2>> = {
  beginner: 0,
  easy: 0,
  normal: 1,
  hard: 2,
  expert: 2,
  extreme: 2,
}

const SHORTEST: Duration = 'beginner'

/** The scenes of the three chapters. */
function scenesOf(premise: Premise, lens: LensKey, teller: Teller, duration: Duration): Scene[][] {
  const { pack, truth, rng } = premise
  const over = pack.lenses[lens].frame
  const shared = {
    teller,
    truth,
    pack,
    rng: rng.fork('scenes'),
    depth: DEPTH[duration],
    numbersWrong: WRONG_NUMBERS[duration],
    isShortest: duration === SHORTEST,
  }
  const own = premise.kit.frame
  const one: ActOne = { ...pack.frame.one, ...over?.one, ...own?.one }
  const two: ActTwo = { ...pack.frame.two, ...over?.two, ...own?.two }
  const three: ActThree = { ...pack.frame.three, ...over?.three, ...own?.three }
  return [
    actOne({ ...shared, frame: one }, teller.beat('opening')),
    actTwo({ ...shared, frame: two }),
    actThree({ ...shared, frame: three }),
  ]
}

/** Tells a premise through a lens, whole. */
export function tellGame(premise: Premise, lens: LensKey, brief: Brief): Game {
  const kit = throughLens(premise.kit, lens)
  const teller = tellerFor(premise, lens)
  const told = { premise, lens, kit }
  const acts = scenesOf(premise, lens, teller, brief.duration)
  const scenes =
    brief.duration === SHORTEST ? acts.map(toldInOne) : withPauses(acts, premise, teller, brief)
  const ids = numberScenes(scenes)
  const { truth, pack } = premise
  const own = premise.kit.frame
  const tasks = tasksOf(teller, pack.frame, truth, ids)
  const ofChapter = (chapter: number) => tasks.filter((task) => task.chapterIndex === chapter)
  const titles = [teller.kit('chapterOne'), teller.kit('chapterTwo'), teller.kit('chapterThree')]
  const elements = elementsOf(told, teller, brief)
  return {
    ...told,
    scenes,
    ids,
    elements,
    locations: locationsOf(kit, teller, pack),
    player: casePlayer(told, teller, brief),
    npcs: [...truth.suspects, truth.ally, truth.victim].map((member) =>
      npcOf(told, teller, member),
    ),
    npcTasks: tasks.filter((task) => task.roleId !== null),
    prologue: [elements.incitingEvent ?? '', teller.tell(own?.opening ?? pack.frame.opening)],
    chapters: titles.map((title, at) => ({
      id: at + 1,
      title: large(title),
      summary: teller.tell((own?.summaries ?? pack.frame.summaries)[at] ?? title),
      tasks: ofChapter(at + 1),
    })),
    contents: scenes.map((list, at) => ({
      key: chapterKeyOf(at + 1),
      index: at + 1,
      nodes: nodesOf(list, at + 1, ids, LOCATION_KEYS),
      tasks: ofChapter(at + 1).filter((task) => task.type !== TASK_TYPE.side),
    })),
  }
}
