import type { Route } from 'playwright-core'
import { encodeData } from '#schemas/wire/outline.ts'
import type { Stage } from './error-stage.ts'

/** An answer of the server. */
export const envelope = (status: number, desc = '', data: unknown = null) => ({
  json: { status, desc, data },
})

/** A request that breaks on its way. */
export const fail = (route: Route): Promise<void> => route.abort('failed')
/** A request that nobody answers. */
export const never = (): void => undefined
/** A server that does not want to be asked again, and does not say why. */
export const refuses = (route: Route): Promise<void> => route.fulfill(envelope(409))
/** A stream of these words, and then its end. */
export const says = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/plain; charset=utf-8', body })

/** Frames of a request for proposals, as its server would send them. */
export const thought = (text: string): string => `[THOUGHT]\n${encodeData(text)}`
export const proposals = (): string => {
  const elements = ['a', 'b'].map((key) => ({
    template_key: key,
    template_name: key,
    outline: 'Something happens.',
  }))
  const told = JSON.stringify({ status: 200, desc: '', message: '', success: true, elements })
  return `[DONE]\n[OUTLINE]\n${encodeData(told)}[DONE]\n`
}

/** Presses the first button of that name. */
export const press = ({ page, say }: Stage, area: string, path: string): Promise<void> =>
  page
    .getByRole('button', { name: say(area, path), exact: true })
    .first()
    .click()

/** Opens the trial run of the key nodes, whose button also tells their number. */
export const openNodes = ({ page, say }: Stage): Promise<void> =>
  page
    .getByRole('button', { name: say('editor', 'actions.keyNodes') })
    .first()
    .click()

/** The list of games with one that is published. */
export async function openShelf({ page, open }: Stage): Promise<void> {
  const script = { id: 's1', title: 'Tide', status: 2, progress: 100, script_version: 1 }
  const game = {
    game_id: 'g1',
    script_id: 's1',
    title: 'Tide',
    url: 'http://127.0.0.1/play/g1',
    version: 1,
    published_at: '',
    visibility: 'unlisted',
  }
  const lists = [{ ...script, published_game_id: 'g1' }]
  await page.route(/\/h5\/scripts(\?.*)?$/, (route) => route.fulfill(envelope(200, '', lists)))
  await page.route('**/h5/scripts/games', (route) => route.fulfill(envelope(200, '', [game])))
  await open('/game-list')
}
