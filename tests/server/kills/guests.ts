import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '#schemas/api.ts'
import { call } from '../../postgres/chaos/caller.ts'
import { beginGame, type Creator, during, editTitle, settle } from '../../postgres/chaos/creator.ts'

const REST_MS = 20
const LOOK_MS = 20
const LATE_MS = 600_000
const GONE = 1005

type Item = { id: string; type: number; status: number; answers?: string; client_id?: string }

const must = (creator: Creator, isSo: boolean, words: string) => {
  if (!isSo) creator.faults.push(words)
}

/** Changes a game by chat again and again: each message is said once, answered once, and confirmed once. */
export async function chatOn(creator: Creator, isOver: () => boolean): Promise<number> {
  const begun = await beginGame(creator, `An idea ${randomUUID()}`)
  if (begun === undefined) return 0
  const { game, follower } = begun
  const { id } = game
  const records = async () =>
    (await call(creator, 'GET', `${calls.listRecords.path}?id=${id}`)).data as unknown as Item[]
  let version = 0

  async function planFor(message: string): Promise<Item> {
    const from = performance.now()
    while (performance.now() - from < LATE_MS) {
      const plan = (await records()).find(({ answers }) => answers === message)
      if (plan !== undefined) return plan
      await pause(LOOK_MS)
    }
    throw new Error(`message ${message} was not answered within ten minutes`)
  }

  do {
    const title = `Title ${randomUUID()}`
    const message = { id, text: `Change the title to “${title}”`, client_id: randomUUID() }
    const said = await during(creator, 'say', call(creator, 'POST', calls.sendRecord.path, message))
    must(creator, said.status === 200, `a message was answered ${said.status} ${said.desc}`)
    const plan = await during(creator, 'plan', planFor(String(said.data.id)))
    const confirm = {
      ...{ id, record_id: plan.id, scope: ['initial_element.title'], decision: 'confirm' },
    }
    const done = await during(
      creator,
      'confirm',
      call(creator, 'POST', calls.confirmRecord.path, confirm),
    )
    must(creator, done.status === 200, `a plan was answered ${done.status} ${done.desc}`)
    game.titles.push(title)
    version += 1
    const present = (await call(creator, 'GET', `${calls.listScripts.path}/${id}`)).data
    const told = JSON.stringify([present.script_version, present.initial_element])
    must(
      creator,
      present.script_version === version && told.includes(title),
      `round ${version} of the chat made ${told}`,
    )
    const chat = await records()
    const [answers, ends] = [
      chat.filter((one) => one.answers === said.data.id),
      chat.filter((one) => one.answers === plan.id),
    ]
    must(
      creator,
      answers.length === 1 && answers[0]?.status === 1 && ends.some(({ type }) => type === 3),
      `round ${version} of the chat was told ${JSON.stringify([answers, ends])}`,
    )
    await pause(REST_MS)
  } while (!isOver())
  await settle(creator, game, follower)
  return version
}

/** Edits a game by hand and publishes it, again and again: who plays it reads what was published last. */
export async function publishOn(creator: Creator, isOver: () => boolean): Promise<number> {
  const begun = await beginGame(creator, `An idea ${randomUUID()}`)
  if (begun === undefined) return 0
  const { game, follower } = begun
  const published = new Set<string>()
  let version = 0
  do {
    await editTitle(creator, game, version)
    version += 1
    const body = { id: game.id }
    const told = await during(
      creator,
      'publish',
      call(creator, 'POST', calls.publishGame.path, body),
    )
    must(creator, told.status === 200, `a publication was answered ${told.status} ${told.desc}`)
    published.add(String(told.data.game_id))
    const play = await call(creator, 'GET', `/api/play/${told.data.game_id}`)
    const shown = JSON.stringify(play.data?.initial_element)
    must(
      creator,
      shown?.includes(game.titles.at(-1) ?? '') === true,
      `publication ${version} shows ${shown}`,
    )
    await pause(REST_MS)
  } while (!isOver())
  must(creator, published.size === 1, `a game was published as ${[...published].join(', ')}`)
  await settle(creator, game, follower)
  return version
}

/** Signs in and out again and again: a session that was answered counts, and one that was ended does not. */
export async function signInOn(
  creator: Creator,
  user: { email: string; pwd: string },
  isOver: () => boolean,
) {
  const sessions = { open: [] as string[], ended: [] as string[] }
  const body = { ...user, oauth_enum: 'EMAIL' }
  const as = (token: string) => ({ ...creator, token })
  const read = async (token: string) =>
    (await call(as(token), 'GET', calls.readProfile.path)).status
  let turn = 0
  do {
    const told = await during(creator, 'login', call(creator, 'POST', calls.login.path, body))
    must(creator, told.status === 200, `a login was answered ${told.status} ${told.desc}`)
    const token = String(told.data?.access_token)
    must(creator, (await read(token)) === 200, 'a session that was answered does not count')
    turn += 1
    if (turn % 2 === 0) sessions.open.push(token)
    else {
      const out = await during(creator, 'logout', call(as(token), 'POST', calls.logout.path, {}))
      // the first one may have been heard before its server was killed
      must(creator, [200, GONE].includes(out.status), `a logout was answered ${out.status}`)
      sessions.ended.push(token)
    }
  } while (!isOver())
  for (const token of sessions.open)
    must(creator, (await read(token)) === 200, 'a session that was answered is lost')
  for (const token of sessions.ended)
    must(creator, (await read(token)) === GONE, 'a session that was ended counts again')
  return sessions
}
