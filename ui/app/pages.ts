import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PageName } from '#schemas/analytics.ts'

/** The words of the title, and who may come in. */
export type Route = {
  path: string
  /** Its file in `ui/pages`, and its name where it has no other. */
  page: Exclude<PageName, 'games'>
  name?: PageName
  /** Key under `title` in the shell's words. */
  title: string
  /** Open to everybody; any other route needs a session. */
  open: boolean
}

/** Every route of the product. The last one stands for whatever is not found. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', title: 'home', open: true },
  { path: '/create-game', page: 'create-game', title: 'create', open: false },
  { path: '/game-generation', page: 'game-generation', title: 'generation', open: false },
  { path: '/game-creation-flow', page: 'game-creation-flow', title: 'create', open: false },
  { path: '/game-list', page: 'game-list', title: 'myGames', open: false },
  { path: '/games', page: 'game-list', name: 'games', title: 'allGames', open: false },
  { path: '/profile', page: 'profile', title: 'profile', open: false },
  { path: '/discordloginback', page: 'discord-login-back', title: 'login', open: true },
  { path: '/play/:id', page: 'play', title: 'play', open: true },
  { path: '*', page: 'not-found', title: 'notFound', open: true },
]

type PageFile = { Page: ComponentType }
const files = import.meta.glob<PageFile>('../pages/*.tsx')
const made = new Map<string, LazyExoticComponent<ComponentType>>()

/** The page of a route: a file of `ui/pages` that exports `Page`, loaded when it is first shown. */
export function pageOf({ page }: Route): LazyExoticComponent<ComponentType> {
  const known = made.get(page)
  if (known !== undefined) return known
  const load = files[`../pages/${page}.tsx`] ?? files['../pages/not-found.tsx']
  if (load === undefined) throw new Error(`ui/pages/${page}.tsx is missing`)
  const component = lazy(async () => {
    // home's words are in the page already
    const [{ Page }] = await Promise.all([load(), page === 'home' ? null : withTranslator()])
    return { default: Page }
  })
  made.set(page, component)
  return component
}

/** Has the words of every other screen ready to be asked for. */
export const withTranslator = () =>
  import('./translator.ts').then(({ startTranslator }) => startTranslator())
