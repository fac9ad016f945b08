import type { ServerResponse } from 'node:http'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Dialect } from './dialect.ts'
import type { Reply, Request, Route, State } from './server.ts'
import { packetsOf, transcriptOf } from './stream.ts'
import { gameInfo } from './tell.ts'

const SCRIPTS = '/api/auth/h5/scripts'

/** The game as far as it is written: every part whole or not at all. */
function writtenOf(game: GameSnapshot, parts: ReadonlySet<string>, dialect: Dialect) {
  const only = <T>(part: keyof Dialect['keys'], value: T, nothing: T): T =>
    parts.has(part) ? value : nothing
  const tasks = dialect.tasksOfNpcs === 'inside' ? 'role' : 'tasks'
  return {
    ...game,
    elements: only('basics', game.elements, {}),
    locations: only('basics', game.locations, []),
    cover: only('cover', game.cover, null),
    locationImages: only('image', game.locationImages, {}),
    player: only('player', game.player, null),
    npcs: only('role', game.npcs, []),
    npcPhotos: only('photo', game.npcPhotos, []),
    npcTasks: only(tasks, game.npcTasks, []),
    prologue: only('story', game.prologue, []),
    chapters: only('story', game.chapters, []),
    contents: only('nodes', game.contents, []),
  }
}

function stream(state: State, response: ServerResponse): Reply {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
  const { manners, outlines } = state
  const time = state.streams++
  const packets = [...packetsOf(transcriptOf(manners, outlines, time), manners.packet)]
  const next = (at: number): void => {
    if (time === 0 && at >= state.breaksAfter)
      return void (state.mayBreak() ? response.destroy() : setImmediate(next, at))
    const packet = packets[at]
    if (packet === undefined) return void response.end()
    response.write(packet, () => setImmediate(next, at + 1))
  }
  next(0)
  return 'streams'
}

function begin(state: State): Reply {
  const id = String(7_000 + state.written.size)
  state.written.set(id, new Set())
  const ways = { text: id, number: Number(id), object: { id } }
  return { data: ways[state.manners.scriptId] }
}

function info(state: State, id: string): Reply {
  const parts = state.written.get(id)
  if (state.silent) return { status: 500, desc: 'Busy' }
  if (parts === undefined) return { status: 404, desc: 'No such script' }
  const game = writtenOf(state.game, parts, state.dialect)
  return { data: gameInfo(game, state.dialect, state.done.has(id)) }
}

function publish(state: State, { body }: Request): Reply {
  const id = String(body.id)
  if (!state.done.has(id)) return { status: 400, desc: 'Not written yet' }
  state.published.add(id)
  const ways = { nothing: undefined, null: null, game: { game_id: `g${id}` } }
  return { data: ways[state.manners.published] }
}

function list(state: State, ids: Iterable<string>): Reply {
  const { lists, cards, scriptId } = state.manners
  const card = (id: string) => ({
    id: scriptId === 'number' ? Number(id) : id,
    ...(cards === 'bare'
      ? {}
      : { title: state.game.elements.title, cover: state.game.cover, status: 0 }),
  })
  const all = [...ids].map(card)
  return { data: lists === 'bare' ? all : { [lists]: all } }
}

/** The calls of SPEC section 7 about scripts, for whoever brings a token. */
export const scripts =
  (state: State): Route =>
  (request, response) => {
    if (!request.path.startsWith(SCRIPTS)) return null
    const users = [...state.accounts.values()]
    if (!users.some(({ token }) => token === request.token)) return { status: 1005, desc: 'Log in' }
    switch (request.call) {
      case `POST ${SCRIPTS}/outline`:
        return stream(state, response)
      case `POST ${SCRIPTS}/outlines`:
        return begin(state)
      case `GET ${SCRIPTS}`:
        return list(state, state.written.keys())
      case `GET ${SCRIPTS}/games`:
        return list(state, state.published)
      case `POST ${SCRIPTS}/games`:
        return publish(state, request)
      case `POST ${SCRIPTS}`:
        return { data: null }
      case `GET ${SCRIPTS}/records`:
        return { data: [] }
      default: {
        const found = /^GET \/api\/auth\/h5\/scripts\/([^/]+)$/.exec(request.call)
        return found === null ? null : info(state, found[1] ?? '')
      }
    }
  }
