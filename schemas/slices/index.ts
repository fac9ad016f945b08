import { account } from './account.ts'
import { analytics } from './analytics.ts'
import { arranging } from './arranging.ts'
import { aside } from './aside.ts'
import { basics } from './basics.ts'
import { chat } from './chat.ts'
import { correcting } from './correcting.ts'
import { deciding } from './deciding.ts'
import { history } from './history.ts'
import { idea } from './idea.ts'
import { library } from './library.ts'
import { live } from './live.ts'
import { media } from './media.ts'
import { model } from './model.ts'
import { nodes } from './nodes.ts'
import { npcs } from './npcs.ts'
import { outlines } from './outlines.ts'
import { player } from './player.ts'
import { playing } from './playing.ts'
import { preview } from './preview.ts'
import { profile } from './profile.ts'
import { publishing } from './publishing.ts'
import { reading } from './reading.ts'
import { regenerating } from './regenerating.ts'
import { revising } from './revising.ts'
import { script } from './script.ts'
import { scriptId } from './script-id.ts'
import { settings } from './settings.ts'
import { steps } from './steps.ts'
import { story } from './story.ts'
import { tasks } from './tasks.ts'
import { thinking } from './thinking.ts'
import { toasts } from './toasts.ts'
import { unseen } from './unseen.ts'
import { updates } from './updates.ts'

/** Every slice of the draft. */
export const slices = [
  scriptId,
  script,
  basics,
  player,
  npcs,
  media,
  story,
  nodes,
  tasks,
  account,
  idea,
  correcting,
  thinking,
  outlines,
  settings,
  live,
  steps,
  updates,
  history,
  aside,
  chat,
  deciding,
  unseen,
  preview,
  publishing,
  revising,
  regenerating,
  model,
  arranging,
  playing,
  library,
  profile,
  reading,
  analytics,
  toasts,
] as const
