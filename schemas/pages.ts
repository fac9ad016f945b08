/** The pages of the product by name: `not-found` stands for every address it does not know. */
export const PAGES = {
  home: '/',
  'create-game': '/create-game',
  'game-generation': '/game-generation',
  'game-creation-flow': '/game-creation-flow',
  'game-list': '/game-list',
  games: '/games',
  profile: '/profile',
  'discord-login-back': '/discordloginback',
  play: '/play/:gameId',
  'not-found': '/*',
} as const

/** The screen of one script, where it is written, changed and published. */
export const editorPathOf = (scriptId: string): string =>
  `${PAGES['game-generation']}?id=${encodeURIComponent(scriptId)}`
