import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { openHouse } from './house.ts'
import { quickStoryteller } from './quick-storyteller.ts'

export type Person = { uid: string; token: string }
const SCRIPTS = calls.listScripts.path

/** A house in which games are written at once, with people in it. */
export async function openProfileHouse() {
  const house = await openHouse(
    {},
    { groups: () => [scriptRoutes(quickStoryteller(async () => {}))] },
  )
  const post = (path: string, body: unknown, who: Person) =>
    house.post(path, body, { token: who.token })
  const get = (path: string, who: Person) => house.get(path, { token: who.token })
  return {
    ...house,
    post,
    get,
    async somebody(email: string): Promise<Person> {
      const person = await house.register(email)
      house.pass(61_000)
      return person
    },
    /** A game of somebody's, written and published; answers the ids of both. */
    async publishedGame(who: Person): Promise<{ script: string; game: string }> {
      const brief = {
        outline: '',
        template_type: 'classic',
        game_duration: 'beginner',
        image_style: 'DESIGN',
        sex: 'ALL',
        age: 'ALL',
        language: 'en_US',
        setting: 'A lighthouse keeper finds letters that are dated a week from now',
      }
      const script = String((await post(calls.startGeneration.path, brief, who)).data)
      const isWritten = async () => (await get(`${SCRIPTS}/${script}`, who)).data.status === 2
      await vi.waitUntil(isWritten, { timeout: 20_000, interval: 20 })
      const told = await post(calls.publishGame.path, { id: script }, who)
      return { script, game: String(told.data.game_id) }
    },
    /** Asks as nobody. */
    ask: { get: house.get, post: house.post },
  }
}
export type ProfileHouse = Awaited<ReturnType<typeof openProfileHouse>>
