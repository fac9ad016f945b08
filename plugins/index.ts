import { account } from './account/index.ts'
import { analytics } from './analytics/index.ts'
import { arranging } from './arranging/index.ts'
import { aside } from './aside/index.ts'
import { basics } from './basics/index.ts'
import { chat } from './chat/index.ts'
import { contents } from './contents/index.ts'
import { correcting } from './correcting/index.ts'
import { deciding } from './deciding/index.ts'
import { draftPersistence } from './draft-persistence/index.ts'
import { history } from './history/index.ts'
import { idea } from './idea/index.ts'
import { library } from './library/index.ts'
import { live } from './live/index.ts'
import { media } from './media/index.ts'
import { model } from './model/index.ts'
import { nodes } from './nodes/index.ts'
import { npcs } from './npcs/index.ts'
import { outlines } from './outlines/index.ts'
import { player } from './player/index.ts'
import { playing } from './playing/index.ts'
import { poller } from './poller/index.ts'
import { preview } from './preview/index.ts'
import { profile } from './profile/index.ts'
import { publishing } from './publishing/index.ts'
import { quoting } from './quoting/index.ts'
import { reading } from './reading/index.ts'
import { regenerating } from './regenerating/index.ts'
import { retrying } from './retrying/index.ts'
import { revising } from './revising/index.ts'
import { revisionAnimation } from './revision-animation/index.ts'
import { activeScript, script } from './script/index.ts'
import { settings } from './settings/index.ts'
import { steps } from './steps/index.ts'
import { story } from './story/index.ts'
import { tasks } from './tasks/index.ts'
import { thinking } from './thinking/index.ts'
import { toasts } from './toasts/index.ts'
import { unseen } from './unseen/index.ts'

/** What builds the game: all the server needs to fold a script's log. */
export const gamePlugins = [
  activeScript,
  script,
  basics,
  player,
  npcs,
  story,
  nodes,
  tasks,
  contents,
  media,
] as const

/** The product, headless, in the order things happen. */
export const plugins = [
  toasts,
  idea,
  settings,
  correcting,
  outlines,
  thinking,
  live,
  poller,
  ...gamePlugins,
  steps,
  revisionAnimation,
  history,
  aside,
  chat,
  deciding,
  unseen,
  quoting,
  publishing,
  retrying,
  revising,
  regenerating,
  model,
  arranging,
  preview,
  library,
  profile,
  playing,
  draftPersistence,
  reading,
  analytics,
  // last: whoever was signed in is restored when everybody listens
  account,
] as const
