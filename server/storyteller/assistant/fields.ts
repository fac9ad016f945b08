import type { TextFieldName } from '#core/game/addresses.ts'

/** What a request may call a part of something, whatever that something is. */
export type NamedField =
  | 'title'
  | 'gender'
  | 'age'
  | 'job'
  | 'bio'
  | 'backstory'
  | 'appearance'
  | 'summary'
  | 'intro'
  | 'world'
  | 'identity'
  | 'goal'
  | 'conflict'
  | 'incident'
  | 'theme'
  | 'people'
  | 'symbol'
  | 'time'
  | 'rules'
  | 'cover'
  | 'description'
  | 'picture'
  | 'condition'
  | 'reward'
  | 'effect'
  | 'line'
  | 'question'
  | 'puzzle'
  | 'reply'

/** The kinds of things that have fields. */
export type FieldOwner =
  | 'game'
  | 'player'
  | 'person'
  | 'place'
  | 'chapter'
  | 'task'
  | 'trait'
  | 'node'
  | 'option'

const GAME: Partial<Record<NamedField, TextFieldName>> = {
  title: 'title',
  intro: 'intro',
  summary: 'intro',
  description: 'intro',
  bio: 'intro',
  world: 'worldOverview',
  identity: 'playerIdentity',
  goal: 'playerGoal',
  conflict: 'mainConflict',
  incident: 'incitingEvent',
  theme: 'theme',
  people: 'keyNpcs',
  symbol: 'symbol',
  time: 'timePoint',
  rules: 'worldRules',
  cover: 'coverDescription',
}

const FIELDS: Readonly<Record<FieldOwner, Partial<Record<NamedField, TextFieldName>>>> = {
  game: GAME,
  player: {
    title: 'name',
    gender: 'gender',
    age: 'age',
    job: 'profession',
    bio: 'synopsis',
    intro: 'synopsis',
    summary: 'synopsis',
    description: 'synopsis',
    backstory: 'backstory',
  },
  person: {
    title: 'name',
    gender: 'gender',
    age: 'age',
    job: 'occupation',
    bio: 'bio',
    intro: 'bio',
    summary: 'bio',
    description: 'bio',
    backstory: 'backstory',
    appearance: 'appearance',
  },
  place: {
    title: 'name',
    description: 'description',
    intro: 'description',
    summary: 'description',
    bio: 'description',
    picture: 'imageDescription',
  },
  chapter: {
    title: 'title',
    summary: 'summary',
    intro: 'summary',
    description: 'summary',
    bio: 'summary',
  },
  task: {
    title: 'name',
    goal: 'target',
    description: 'target',
    condition: 'completeCondition',
    reward: 'reward',
  },
  trait: { title: 'name', effect: 'effect', description: 'effect' },
  node: { line: 'content', description: 'content', question: 'prompt', puzzle: 'puzzle' },
  option: { line: 'content', title: 'content', reply: 'reply' },
}

/** What is the player's, and stands with the game: who they are and what they want. */
const OF_THE_PLAYER: ReadonlySet<NamedField> = new Set(['goal', 'identity'])

/** The text a field of something stands in; undefined where it has none such. */
export function fieldAddress(
  owner: FieldOwner,
  address: string,
  field: NamedField,
): string | undefined {
  if (owner === 'player' && OF_THE_PLAYER.has(field)) return fieldAddress('game', 'basics', field)
  const part = FIELDS[owner][field]
  return part === undefined ? undefined : `${address}/${part}`
}

/** The texts that are long enough to be shortened or said otherwise as a whole. */
export const LONG_PARTS: Readonly<Record<FieldOwner, readonly string[]>> = {
  game: ['intro', 'worldOverview'],
  player: ['synopsis', 'backstory'],
  person: ['bio', 'backstory'],
  place: ['description'],
  chapter: ['summary'],
  task: ['target', 'completeCondition'],
  trait: ['effect'],
  node: ['content'],
  option: ['content', 'reply'],
}
