import fc from 'fast-check'

const one = <const T extends string>(...names: T[]) => fc.constantFrom(...names)

/** `key node and main task` as servers write the names of the specification's prose. */
const spellings = (...prose: string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...prose), fc.nat(5)).map(([name, way]) => {
    const words = name.split(' ')
    const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
    const camel = words.map((word, at) => (at === 0 ? word : capital(word))).join('')
    const ways = [words.join('_'), camel, words.join('-'), name, words.map(capital).join('')]
    return ways[way] ?? words.join('_').toUpperCase()
  })

/** The keys of the live socket: SPEC section 7 tells them in prose. */
const keys = fc.record({
  basics: spellings('game meta info', 'game info', 'initial element'),
  player: spellings('player', 'character profile'),
  role: spellings('role', 'npc', 'npc list'),
  cover: spellings('script cover', 'cover'),
  image: spellings('location image'),
  story: spellings('story outline', 'script outline', 'outline'),
  nodes: spellings('key node and main task', 'key nodes and tasks', 'key nodes and main tasks'),
  tasks: spellings('role task', 'npc tasks'),
  photo: spellings('npc photo'),
  update: spellings('update script', 'script update'),
  finish: spellings('update script finish', 'script update finish'),
})

/** Everything in which two servers that both keep the specification may differ, about games. */
export const dialectOf = fc.record({
  keys,
  /** "Usually a JSON string". */
  message: one('text', 'object'),
  /** The key once more inside the message. */
  wrapped: fc.boolean(),
  cover: one('bare', 'quoted', 'url', 'cover'),
  step: fc.boolean(),
  ending: one('absent', 'empty', 'null'),
  places: one('long', 'short'),
  letters: one('snake', 'camel'),
  player: one('server', 'draft'),
  cast: one('npcs', 'list', 'elements', 'one by one'),
  tasksOfNpcs: one('own', 'inside', 'both'),
  taskList: one('npc_tasks', 'npcTasks', 'tasks', 'list'),
  role: one('roleId', 'npcId', 'role_id'),
  target: one('target', 'description'),
  photoOwner: one('id', 'npc_id', 'npcId'),
  photo: one('photo', 'photo_url', 'photoUrl'),
  avatar: one('avatar', 'avatar_url', 'avatarUrl'),
  photos: one('each', 'list', 'map'),
  images: one('each', 'map'),
  imagesInPlaces: fc.boolean(),
  chapters: one('list', 'elements', 'bare'),
  chapterId: one('id', 'index'),
  nodeList: one('key_nodes', 'keyNodes', 'nodes'),
  mainTasks: one('tasks', 'main_tasks', 'mainTasks'),
  contents: one('map', 'each', 'named'),
  defaults: one('told', 'left out'),
  /** Parts of the game info as JSON text inside the JSON. */
  nested: fc.boolean(),
  done: fc.constantFrom(0, 2, 3, 200, -1, null),
  language: fc.boolean(),
  /** What points at something else, counted or as text: only what is pointed at must be a number. */
  references: one('number', 'text'),
  /** Names nobody knows beside those of the specification, in every entity and every frame. */
  strangers: fc.boolean(),
})
export type Dialect = typeof dialectOf extends fc.Arbitrary<infer D> ? D : never

/** In which the accounts, lists and streams of such servers may differ. */
export const mannersOf = fc.record({
  registration: one('session', 'nothing', 'null', 'text'),
  exists: fc.constantFrom<readonly [unknown, unknown]>(
    [true, false],
    [1, 0],
    [{ uid: 'u9' }, null],
    ['yes', ''],
  ),
  uid: one('beside', 'inside', 'number'),
  flags: fc.boolean(),
  words: one('desc', 'message'),
  scriptId: one('text', 'number', 'object'),
  published: one('nothing', 'null', 'game'),
  lists: one('bare', 'list', 'elements'),
  cards: one('whole', 'bare'),
  newline: fc.constantFrom('\n', '\r\n'),
  space: fc.boolean(),
  heartbeats: fc.boolean(),
  lastNewline: fc.boolean(),
  /** Bytes a network packet holds. */
  packet: fc.integer({ min: 5, max: 90 }),
  fence: fc.boolean(),
})
export type Manners = typeof mannersOf extends fc.Arbitrary<infer M> ? M : never
